import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connectionMutations } from "./connections.mjs";
import { networkMutations } from "./networks.mjs";
import { publishingMutations } from "./publishing.mjs";

/**
 * Every guard that is taken out to see a test fail: in `file`, `from` becomes `to`.
 * @type {{ file: string, protects: string, from: string, to: string, killer: [file: string, title: string] }[]}
 */
export const mutations = [...publishingMutations, ...networkMutations, ...connectionMutations];

/** The folder that the table's paths are in. */
export const sources = "packages/server/src";

/** Returns the mutated text of a mutation's file under `root`. Throws unless what it replaces is there exactly once. */
export function mutate(root, { file, from, to, protects }) {
  const text = readFileSync(join(root, sources, file), "utf8");
  const [before, after, ...more] = text.split(from);
  if (after !== undefined && more.length === 0) return before + to + after;
  const count = after === undefined ? "not" : "more than once";
  throw new Error(`“${protects}” replaces text that is ${count} in ${file}:\n${from}`);
}
