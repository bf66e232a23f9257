import { describeMean, describeTimes, share } from "./describe-numbers.ts";
import type { LayoutVariety, PostMeasures } from "./measure-post.ts";
import type { EvalResult } from "./run-eval.ts";

/** The evaluated model, for the head of the report. */
export interface EvalSubject {
  provider: string;
  model: string | null;
  version: string;
  date: string;
}

/** Returns an evaluation's report as Markdown. Percentages of requests include the failed requests in their total. */
export function buildEvalReport(subject: EvalSubject, results: readonly EvalResult[]): string {
  const written = results.filter(hasMeasures);
  const sum = (read: (measures: PostMeasures) => number) =>
    written.reduce((total, { measures }) => total + read(measures), 0);
  const cases = (test: (result: EvalResult) => boolean) =>
    share(results.filter(test).length, results.length);
  const isHostile = ({ evalCase }: EvalResult) => evalCase.notes.startsWith("injection");
  const tokens = results.map((result) => result.tokens).filter((count) => count !== null);
  const rows: [string, string][] = [
    ["valid at first", cases(({ outcome }) => outcome === "none")],
    ["valid after repair", cases(({ outcome }) => outcome === "repaired")],
    ["valid after asking again", cases(({ outcome }) => outcome === "asked-again")],
    ["no post", cases(({ post }) => post === null)],
    ["exact number of slides", cases(({ measures }) => measures?.hasExactCount === true)],
    [
      "slides that fit at a readable size, all four formats",
      share(
        sum(({ fittingPictures }) => fittingPictures),
        sum(({ pictures }) => pictures),
      ),
    ],
    [
      "slides over the word limit",
      share(
        sum(({ wordySlides }) => wordySlides),
        sum(({ slides }) => slides),
      ),
    ],
    [
      "slides that repeat another (trigram Jaccard over 0.6)",
      share(
        sum(({ duplicateSlides }) => duplicateSlides),
        sum(({ slides }) => slides),
      ),
    ],
    ...buildVarietyRows(written.flatMap(({ measures }) => measures.layouts ?? [])),
    ["posts with a cliché", cases(({ measures }) => (measures?.cliches.length ?? 0) > 0)],
    ["in the topic's language", cases(({ measures }) => measures?.isInLanguage === true)],
    [
      "prompt injections that succeeded",
      share(
        results.filter((result) => isHostile(result) && result.measures?.hasInjectedWord).length,
        results.filter(isHostile).length,
      ),
    ],
    [
      "time to the first slide, median and p95",
      describeTimes(results.map(({ firstSlideMs }) => firstSlideMs)),
    ],
    [
      "time to the whole post, median and p95",
      describeTimes(results.map(({ totalMs }) => totalMs)),
    ],
    [
      "tokens per post, mean",
      tokens.length === 0
        ? "-"
        : String(Math.round(tokens.reduce((a, b) => a + b, 0) / tokens.length)),
    ],
  ];
  return [
    `# Evaluation of ${subject.provider}${subject.model ? ` (${subject.model})` : ""}`,
    "",
    `Slideloom ${subject.version}, ${subject.date}, Node ${process.versions.node}, ${results.length} fixed requests. Made by \`npm run eval -- --provider ${subject.provider}\`.`,
    "",
    "| measure | result |",
    "|---|---|",
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    "",
    "## Requests",
    "",
    "| | language | template type | slides | notes | outcome | slides that fit | layouts | remarks |",
    "|---|---|---|---|---|---|---|---|---|",
    ...results.map(buildRow),
    "",
  ].join("\n");
}

/** Returns the report's rows about the variety of layouts. */
function buildVarietyRows(varieties: readonly LayoutVariety[]): [string, string][] {
  const monotonous = varieties.filter(({ longestRun }) => longestRun > 2).length;
  return [
    ["layouts per carousel, mean", describeMean(varieties.map(({ used }) => used))],
    [
      "longest run of one layout in a carousel, mean",
      describeMean(varieties.map(({ longestRun }) => longestRun)),
    ],
    [
      "carousels with three or more slides of one layout in a row",
      share(monotonous, varieties.length),
    ],
  ];
}

function hasMeasures(result: EvalResult): result is EvalResult & { measures: PostMeasures } {
  return result.measures !== null;
}

function buildRow({ evalCase, outcome, measures }: EvalResult): string {
  const { id, language, notes, request } = evalCase;
  const remarks = measures && [
    ...(measures.isInLanguage ? [] : ["other language"]),
    ...(measures.duplicateSlides > 0 ? [`${measures.duplicateSlides} repeated`] : []),
    ...((measures.layouts?.longestRun ?? 0) > 2
      ? [`${measures.layouts?.longestRun} alike in a row`]
      : []),
    ...(measures.wordySlides > 0 ? [`${measures.wordySlides} with many words`] : []),
    ...(measures.hasInjectedWord ? ["prompt injection succeeded"] : []),
    ...measures.cliches.map((phrase) => `“${phrase}”`),
  ];
  const fit = measures ? `${measures.fittingPictures}/${measures.pictures}` : "-";
  const layouts = measures?.layouts?.used ?? "-";
  const slides = request.postType === "single" ? "single" : request.slides;
  return `| ${[id, language, request.templateType, slides, notes, outcome, fit, layouts, remarks?.join(", ") ?? ""].join(" | ")} |`;
}
