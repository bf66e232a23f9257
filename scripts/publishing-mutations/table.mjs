import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connectionMutations } from "./connections.mjs";
import { metaMutations } from "./meta.mjs";
import { networkMutations } from "./networks.mjs";
import { publishingMutations } from "./publishing.mjs";
import { targetMutations } from "./targets.mjs";

/**
 * All mutations. If `from` becomes `to` in `file`, the `killer` test must fail.
 * @type {{ file: string, protects: string, from: string, to: string, killer: [file: string, title: string] }[]}
 */
export const mutations = [
  ...targetMutations,
  ...publishingMutations,
  ...networkMutations,
  ...metaMutations,
  ...connectionMutations,
];

/** The paths of mutated files and of test files are relative to this folder. */
export const sources = "packages/server/src";

/** Returns the mutated source under `root`. Throws unless `from` occurs exactly once. */
export function mutate(root, { file, from, to, protects }) {
  const text = readFileSync(join(root, sources, file), "utf8");
  const [before, after, ...more] = text.split(from);
  if (after !== undefined && more.length === 0) return before + to + after;
  const count = after === undefined ? "not" : "more than once";
  throw new Error(`“${protects}” replaces text that is ${count} in ${file}:\n${from}`);
}
