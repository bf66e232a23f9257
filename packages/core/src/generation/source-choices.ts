/** What a slide of a source is made of. `auto` follows the source's own parts, if it has any. */
export const slideUnits = ["auto", "idea", "step", "post", "row"] as const;
export type SlideUnit = (typeof slideUnits)[number];

/** A person's choices for slides from a source or notes. An absent choice means its default. */
export interface SourceChoices {
  /** What a slide is made of; `auto` if absent. */
  per?: SlideUnit | undefined;
  /** Whether questions to the author fill the slides for which source or notes are too short; false if absent. */
  questions?: boolean | undefined;
}

/** Returns only the choices that were made, without null and undefined. */
export const takeSourceChoices = ({
  per,
  questions,
}: {
  [Choice in keyof SourceChoices]?: SourceChoices[Choice] | null;
}): SourceChoices => ({ ...(per && { per }), ...(questions != null && { questions }) });
