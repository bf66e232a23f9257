import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { readConfig } from "../src/config/environment.ts";
import { createServerWriter } from "../src/generation/writers/server-writer.ts";
import { buildEvalReport } from "./build-eval-report.ts";
import { evalCases } from "./eval-requests.ts";
import { runEval } from "./run-eval.ts";

/**
 * `npm run eval -- --provider <name> [--model <name>] [--out <folder>] [--only <count>] [--posts]`: the key and the
 * address come from AI_API_KEY and AI_BASE_URL. Writes `<provider>.md` and, with `--posts`, every post.
 */
const { values } = parseArgs({
  options: {
    provider: { type: "string" },
    model: { type: "string" },
    out: { type: "string", default: "docs/eval" },
    only: { type: "string" },
    posts: { type: "boolean", default: false },
  },
});
if (values.provider) process.env["AI_PROVIDER"] = values.provider;
if (values.model) process.env["AI_MODEL"] = values.model;

const config = readConfig();
if (config.ok && config.config.ai.provider !== "builtin") {
  const { ai } = config.config;
  const { provider, model } = ai;
  const cases = evalCases.slice(0, values.only ? Number(values.only) : undefined);
  const renderer = createNodeSlideRenderer();
  const generator = await createServerWriter(ai).open();
  const results = await runEval(generator, cases, renderer, (result) => {
    const { evalCase, outcome, totalMs } = result;
    console.log(
      `${evalCase.id}/${cases.length} ${outcome} ${Math.round(totalMs)} ms ${evalCase.request.topic}`,
    );
  });
  const date = new Date().toISOString().slice(0, 10);
  const report = buildEvalReport({ provider, model, version: readVersion(), date }, results);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, `${provider}.md`), report);
  if (values.posts) {
    const posts = results.map(({ evalCase, post }) => ({ id: evalCase.id, post }));
    writeFileSync(join(values.out, `${provider}-posts.json`), JSON.stringify(posts, null, 2));
  }
  console.log(report.split("\n## Requests")[0]);
} else {
  console.error(
    config.ok ? "No model is set: the outline writer invents nothing." : config.message,
  );
  process.exitCode = 1;
}

function readVersion(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
