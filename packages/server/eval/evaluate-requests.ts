import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import type { AiConfig } from "../src/config/ai-config.ts";
import { createServerWriter } from "../src/generation/writers/server-writer.ts";
import { buildEvalReport } from "./build-eval-report.ts";
import type { EvalOptions } from "./eval-options.ts";
import { evalCases } from "./eval-requests.ts";
import { runEval } from "./run-eval.ts";
import { inPlaceReaders } from "./in-place-readers.ts";

/** Evaluates a model with the fixed requests; writes `<provider>.md` and, with `posts`, every post. */
export async function evaluateRequests(
  ai: AiConfig,
  { out, count, posts, version, date }: EvalOptions,
): Promise<void> {
  const { provider, model } = ai;
  const cases = evalCases.slice(0, count);
  const generator = await createServerWriter(ai, inPlaceReaders).of("operator").open();
  const results = await runEval(generator, cases, createNodeSlideRenderer(), (result) => {
    const { evalCase, outcome, totalMs } = result;
    console.log(
      `${evalCase.id}/${cases.length} ${outcome} ${Math.round(totalMs)} ms ${evalCase.request.topic}`,
    );
  });
  const report = buildEvalReport({ provider, model, version, date }, results);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${provider}.md`), report);
  if (posts) {
    const written = results.map(({ evalCase, post }) => ({ id: evalCase.id, post }));
    writeFileSync(join(out, `${provider}-posts.json`), JSON.stringify(written, null, 2));
  }
  console.log(report.split("\n## Requests")[0]);
}
