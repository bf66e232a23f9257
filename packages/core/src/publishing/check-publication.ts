import { describeTooLong } from "../networks/option-field.ts";
import { rulesFor, type PostPlace, type PostRules } from "../networks/rules-for.ts";
import { countCodePoints, countNoun } from "../text/index.ts";
import { checkCaption } from "./check-caption.ts";
import { checkVideos } from "./check-videos.ts";
import type { PublicationPayload } from "./publication-payload.ts";
import type { PublicationProblem } from "./publication-problem.ts";

/** Relative tolerance of a slide's aspect ratio, because services publish rounded ratios such as 1.91:1. */
const ratioTolerance = 0.005;

interface PublicationFacts {
  slides: number;
  /** Width divided by height of the slides; null if unknown. */
  ratio: number | null;
  videoSlides: readonly number[];
  /** Whether other services can download files from this server; true by default. */
  isPublic?: boolean | undefined;
}

/** Lists the rules that a publication breaks, and warnings to read before publishing. */
export function checkPublication(
  place: PostPlace,
  payload: PublicationPayload,
  facts: PublicationFacts,
): PublicationProblem[] {
  const rules = rulesFor(place);
  return [
    ...checkCaption(rules, payload),
    ...checkAltTexts(rules, payload.alt_texts),
    ...checkSlides(rules, payload, facts),
    ...checkVideos(facts.videoSlides),
    ...checkOptions(rules, payload),
    ...checkServer(rules, facts),
  ];
}

function checkAltTexts(
  { name, through, altTextLimit: limit }: PostRules,
  texts: readonly string[],
): PublicationProblem[] {
  if (limit === null) {
    if (texts.every((text) => text === "")) return [];
    const message = through
      ? `${through} doesn't send alt text to ${name}.`
      : `${name} doesn't show alt text.`;
    return [{ severity: "warning", code: "alt-text-not-shown", place: "slides", message }];
  }
  return Array.from(texts.entries()).flatMap(([index, text]) => {
    if (countCodePoints(text, limit + 1) <= limit) return [];
    const message = `${name} allows alt text of up to ${limit} characters. The alt text of slide ${index + 1} is longer.`;
    return [
      { severity: "error" as const, code: "alt-text-too-long" as const, place: index + 1, message },
    ];
  });
}

function checkSlides(
  { name, through, mostSlides, ratio: allowed }: PostRules,
  { options }: PublicationPayload,
  { slides, ratio }: PublicationFacts,
): PublicationProblem[] {
  const problems: PublicationProblem[] = [];
  const most = mostSlides(options);
  if (slides > most) {
    const message = `${nameAll(name, through)} allows up to ${countNoun(most, "slide")}; this carousel has ${slides}.`;
    problems.push({ severity: "error", code: "too-many-slides", place: "slides", message });
  }
  if (!allowed || ratio === null) return problems;
  const isNarrow = ratio < allowed.least * (1 - ratioTolerance);
  if (!isNarrow && ratio <= allowed.most * (1 + ratioTolerance)) return problems;
  const message = `These slides are too ${isNarrow ? "tall" : "wide"} for ${name}. Choose another slide size.`;
  return [...problems, { severity: "error", code: "ratio", place: "slides", message }];
}

/** Names the service and, if the post goes through a bridge, the bridge: `Instagram through Buffer`. */
const nameAll = (name: string, through: string | null) =>
  through === null ? name : `${name} through ${through}`;

function checkOptions({ name, options: fields }: PostRules, { options }: PublicationPayload) {
  const values: Readonly<Record<string, unknown>> = options;
  return Object.entries(fields).flatMap(([option, field]): PublicationProblem[] => {
    if (field.kind !== "text") return [];
    const text = String(values[option] ?? "");
    if (field.required !== undefined && text === "") {
      const message = field.required;
      return [{ severity: "error", code: `${option}-missing`, place: "options", message }];
    }
    if (countCodePoints(text, field.maxLength + 1) <= field.maxLength) return [];
    const message = `${describeTooLong(field)} on ${name}.`;
    return [{ severity: "error", code: "option-too-long", place: "options", message }];
  });
}

function checkServer(
  { name, through, needsPublicUrl }: PostRules,
  { isPublic = true }: PublicationFacts,
) {
  if (!needsPublicUrl || isPublic) return [];
  const message = `${through ?? name} downloads your slides from this server. Set PUBLIC_URL to a public https:// address.`;
  return [
    {
      severity: "error" as const,
      code: "needs-public-url" as const,
      place: "slides" as const,
      message,
    },
  ];
}
