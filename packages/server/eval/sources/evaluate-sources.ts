import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicWebPolicy } from "../../src/outbound/outbound-policy.ts";
import { SourceReader } from "../../src/sources/source-reader.ts";
import type { EvalOptions } from "../eval-options.ts";
import { createDraftWriter, type EvalWriter } from "./eval-writer.ts";
import type { Judge } from "./judge-items.ts";
import { runSources } from "./run-sources.ts";
import { readSourceCases } from "./source-case.ts";
import { buildSourceReport } from "./source-report.ts";

/** Evaluates models and the draft without a model on a folder of sources; writes `sources.md`. */
export async function evaluateSources(
  folder: string,
  models: readonly EvalWriter[],
  judge: Judge | null,
  { out, count, posts, version, date }: EvalOptions,
): Promise<void> {
  const { cases, skipped } = readSourceCases(folder);
  for (const name of skipped) console.error(`${name} isn't a source with items, so it is skipped.`);
  const chosen = cases.slice(0, count);
  const reader = new SourceReader({ outbound: publicWebPolicy, version });
  const all = await runSources([createDraftWriter(), ...models], chosen, {
    reader,
    judge,
    onResult: ({ name }, { id, outcome, totalMs }) =>
      console.log(`${name}: ${id} ${outcome} ${Math.round(totalMs)} ms`),
    onJudgeFailure: (id, message) => console.error(`The judge of ${id} failed: ${message}`),
  }).finally(() => reader.dispose());
  const report = buildSourceReport({ version, date, judge: judge?.name ?? null }, chosen, all);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "sources.md"), report);
  if (posts) {
    const written = all.map(({ writer, results }) => ({
      writer: writer.name,
      posts: results.map(({ id, written }) => ({ id, post: written?.post ?? null })),
    }));
    writeFileSync(join(out, "sources-posts.json"), JSON.stringify(written, null, 2));
  }
  console.log(`\n${report}`);
}
