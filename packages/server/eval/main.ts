import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readConfig } from "../src/config/environment.ts";
import { evaluateRequests } from "./evaluate-requests.ts";
import { createModelWriter, parsePrice } from "./sources/eval-writer.ts";
import { evaluateSources } from "./sources/evaluate-sources.ts";
import { openJudge } from "./sources/open-judge.ts";

/**
 * Usage: `npm run eval [-- --sources <folder>] [--provider <name>] [--model <name> [--price <in/out>]]…`.
 * With `--requests`, evaluates fixed requests instead of sources. Keys and addresses come from the environment.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "boolean", default: false },
    sources: {
      type: "string",
      default: fileURLToPath(new URL("sources/samples", import.meta.url)),
    },
    provider: { type: "string" },
    model: { type: "string", multiple: true, default: [] },
    price: { type: "string", multiple: true, default: [] },
    out: { type: "string", default: "docs/eval" },
    only: { type: "string" },
    posts: { type: "boolean", default: false },
  },
});
const [firstModel] = values.model;
if (values.provider) process.env["AI_PROVIDER"] = values.provider;
if (firstModel) process.env["AI_MODEL"] = firstModel;
const options = {
  out: values.out,
  count: values.only ? Number(values.only) : undefined,
  posts: values.posts,
  version: readVersion(),
  date: new Date().toISOString().slice(0, 10),
};

const read = readConfig();
if (!read.ok) fail(read.message);
else if (!values.requests) {
  const { ai } = read.config;
  const names = values.model.length > 0 ? values.model : [ai.model].filter((name) => name !== null);
  const { provider } = ai;
  const models =
    provider === "builtin"
      ? []
      : names.map((model, index) => {
          const price = values.price[index];
          return createModelWriter(
            { ...ai, provider, model },
            price === undefined ? null : parsePrice(price),
          );
        });
  await evaluateSources(values.sources, models, await openJudge(process.env), options);
} else if (read.config.ai.provider === "builtin") {
  fail("No model is set: the outline writer invents nothing.");
} else await evaluateRequests(read.config.ai, options);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function readVersion(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
