/** An `error` breaks a rule of the service. A `warning` is something to know before publishing. */
export interface PublicationProblem {
  severity: "error" | "warning";
  code:
    | "caption-too-long"
    | "caption-too-many-bytes"
    | "alt-text-too-long"
    | "alt-text-not-shown"
    | "too-many-slides"
    | "too-many-hashtags"
    | "too-many-mentions"
    | "too-many-links"
    | "plain-links"
    | "ratio"
    | "video"
    | "option-too-long"
    | "needs-public-url"
    /** A required option isn't set, e.g. `board-missing` for Pinterest's board. */
    | `${string}-missing`;
  /** `caption`, `slides`, `options`, or the number (from 1) of the slide that has the alt text. */
  place: "caption" | "slides" | "options" | number;
  message: string;
}

/** Returns the problems that prevent publishing. */
export const listErrors = (problems: readonly PublicationProblem[]): PublicationProblem[] =>
  problems.filter(({ severity }) => severity === "error");
