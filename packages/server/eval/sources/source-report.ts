import { countNoun } from "@slideloom/core/text";
import { describeMean, describeTimes, share } from "../describe-numbers.ts";
import type { ItemKind, ItemResult } from "./check-items.ts";
import type { EvalWriter } from "./eval-writer.ts";
import type { WriterResults } from "./run-sources.ts";
import type { SourceMeasures, SourceResult } from "./run-source-case.ts";
import type { SourceCase } from "./source-case.ts";

/** Slides with more words than this are reported as too long. */
const wordLimit = 40;

export interface ReportHead {
  version: string;
  date: string;
  /** Null without a judge. */
  judge: string | null;
}

/**
 * Returns the Markdown report of an evaluation with sources: a table with a column per writer, then each writer's
 * results.
 */
export function buildSourceReport(
  head: ReportHead,
  cases: readonly SourceCase[],
  all: readonly WriterResults[],
): string {
  const rows = all.map(buildRows);
  const names = rows[0]?.map(([name]) => name) ?? [];
  const judged = head.judge ? `judged by ${head.judge}` : "without a judge";
  return [
    "# Evaluation with sources",
    "",
    `Slideloom ${head.version}, ${head.date}, Node ${process.versions.node}, ${countNoun(cases.length, "source")}, ${judged}. Made by \`npm run eval\`.`,
    "",
    `| measure | ${all.map(({ writer }) => writer.name).join(" | ")} |`,
    `|---|${all.map(() => "---|").join("")}`,
    ...names.map(
      (name, index) => `| ${name} | ${rows.map((row) => row[index]?.[1] ?? "-").join(" | ")} |`,
    ),
    "",
    ...all.flatMap((one) => [
      `## ${one.writer.name}`,
      "",
      "| source | items | outcome | words a slide | layouts | wrong numbers | not met |",
      "|---|---|---|---|---|---|---|",
      ...one.results.map((result) => describeResult(result, cases)),
      "",
    ]),
  ].join("\n");
}

function buildRows({ writer, results }: WriterResults): [string, string][] {
  const items = results.flatMap((result) => result.items);
  const measured = results.flatMap(({ measures }) => measures ?? []);
  return [
    ["items met, by program", describeItems(items, (kind) => kind !== "judge")],
    ...(["number", "anyOf", "noneOf", "grounded", "slides", "language"] as const).map(
      (kind): [string, string] => [`- ${kind}`, describeItems(items, (one) => one === kind)],
    ),
    ["items met, by the judge", describeItems(items, (kind) => kind === "judge")],
    ["valid posts", share(measured.filter(({ isValid }) => isValid).length, results.length)],
    ["posts repaired", countOutcome(results, "repaired")],
    ["posts asked for again", countOutcome(results, "asked-again")],
    ...buildSlideRows(measured),
    [
      "time to the first slide, median and p95",
      describeTimes(results.map((one) => one.firstSlideMs)),
    ],
    ["time to the whole post, median and p95", describeTimes(results.map((one) => one.totalMs))],
    ...buildCostRows(writer, results),
  ];
}

function buildSlideRows(measured: readonly SourceMeasures[]): [string, string][] {
  const words = measured.flatMap((one) => one.words);
  const long = words.filter((count) => count > wordLimit).length;
  const add = (read: (measures: SourceMeasures) => number) =>
    measured.reduce((total, one) => total + read(one), 0);
  return [
    ["wrong numbers and dates", String(add((one) => one.wrongNumbers))],
    [
      "slides that cite passages, all of which exist",
      share(
        add((one) => one.citingSlides),
        add((one) => one.writtenSlides),
      ),
    ],
    ["words a slide, mean and most", `${describeMean(words)}, ${Math.max(0, ...words)}`],
    [`slides over ${wordLimit} words`, share(long, words.length)],
    ["layouts per carousel, mean", describeMean(measured.map(({ layouts }) => layouts.used))],
    [
      "longest run of one layout, mean",
      describeMean(measured.map(({ layouts }) => layouts.longestRun)),
    ],
  ];
}

function buildCostRows(
  { price }: EvalWriter,
  results: readonly SourceResult[],
): [string, string][] {
  const tokens = (read: "inputTokens" | "outputTokens") =>
    results.flatMap(({ spent }) => spent[read] ?? []);
  const [input, output] = [tokens("inputTokens"), tokens("outputTokens")];
  const dollars = (counts: readonly number[], perMillion: number) =>
    counts.reduce((total, count) => total + count, 0) * (perMillion / 1e6);
  const cost = price && dollars(input, price.input) + dollars(output, price.output);
  return [
    ["calls per post, mean", describeMean(results.map(({ spent }) => spent.calls))],
    ["tokens per post in and out, mean", `${round(input)}, ${round(output)}`],
    [
      "cost per post, mean",
      cost === null || input.length === 0 ? "-" : `$${(cost / results.length).toFixed(4)}`,
    ],
  ];
}

const countOutcome = (results: readonly SourceResult[], wanted: string) =>
  share(results.filter(({ outcome }) => outcome === wanted).length, results.length);

const round = (counts: readonly number[]) =>
  counts.length === 0
    ? "-"
    : String(Math.round(counts.reduce((total, count) => total + count, 0) / counts.length));

function describeItems(items: readonly ItemResult[], wants: (kind: ItemKind) => boolean): string {
  const decided = items.filter(({ kind, isMet }) => wants(kind) && isMet !== null);
  return share(decided.filter(({ isMet }) => isMet).length, decided.length);
}

function describeResult(
  { id, items, outcome, measures }: SourceResult,
  cases: readonly SourceCase[],
): string {
  const decided = items.filter(({ isMet }) => isMet !== null);
  const met = decided.filter(({ isMet }) => isMet);
  const questions = new Map(cases.flatMap((one) => one.items.map((item) => [item.id, item.q])));
  const unmet = decided
    .filter(({ isMet }) => !isMet)
    .map((item) => (questions.get(item.id) ?? item.id).replaceAll("|", "/"));
  return `| ${[
    id,
    `${met.length}/${decided.length}`,
    outcome,
    measures?.words.join(" ") ?? "-",
    measures ? `${measures.layouts.used}, run ${measures.layouts.longestRun}` : "-",
    measures?.wrongNumbers ?? "-",
    unmet.join(" "),
  ].join(" | ")} |`;
}
