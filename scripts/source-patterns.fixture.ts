import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { readSources } from "./sources.fixture.ts";

/** A regular expression in the sources. */
export interface SourcePattern {
  pattern: string;
  flags: string;
  /** File and line. */
  place: string;
}

const packages = ["core", "renderer", "server", "web"];

/** Lists the regular expressions in the packages' sources, each once. */
export function listSourcePatterns(): SourcePattern[] {
  const found = new Map<string, SourcePattern>();
  for (const name of packages) {
    const folder = fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url));
    for (const { path, code } of readSources(folder)) {
      const { body } = parseAst(code, { lang: path.endsWith("x") ? "tsx" : "ts" });
      forEachNode(body, (node) => {
        const { regex, start } = node as {
          regex?: { pattern: string; flags: string };
          start: number;
        };
        if (!regex) return;
        const key = `/${regex.pattern}/${regex.flags}`;
        const line = code.slice(0, start).split("\n").length;
        const place = `${join("packages", name, "src", path)}:${line}`;
        if (!found.has(key)) found.set(key, { ...regex, place });
      });
    }
  }
  return [...found.values()];
}

function forEachNode(value: unknown, visit: (node: object) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value);
  for (const inner of Object.values(value)) forEachNode(inner, visit);
}

const letter = { d: "1", w: "a", s: " ", n: "\n", t: "\t", r: "\r", S: "a", D: "a", W: "." };
const category: Readonly<Record<string, string>> = {
  L: "a",
  N: "1",
  M: "\u0301",
  P: ".",
  S: "+",
  Z: " ",
  E: "😀",
};
const codePoint = String.raw`\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})`;
const piece = new RegExp(
  String.raw`${codePoint}|\\[pP]\{(\w)[^}]*\}|\\(.)|\{\d*,?\d*\}|\(\?<?[=!:]|\(\?<\w+>|([^\\()[\]|*+?^$.{}])|(\.)`,
  "giu",
);

/** Lists texts that, repeated, may make a pattern try many ways: its letters, and pairs of them. */
export function listPatternUnits({ pattern }: SourcePattern): string[] {
  const letters = Array.from(pattern.matchAll(piece), (match) => {
    const [, braced, four, two, general, escaped, plain, dot] = match;
    const code = braced ?? four ?? two;
    if (code) return String.fromCodePoint(Number.parseInt(code, 16));
    if (general) return category[general] ?? "a";
    if (escaped)
      return Object.hasOwn(letter, escaped)
        ? letter[escaped as keyof typeof letter]
        : /\w/.test(escaped)
          ? ""
          : escaped;
    return plain ?? (dot && "a") ?? "";
  }).filter(Boolean);
  const pairs = letters.slice(1).map((second, index) => `${letters[index]}${second}`);
  const own = [...new Set(letters)].slice(0, 20);
  return [...new Set([...own, ...pairs.slice(0, 30), ...own.map((one) => `${one} `), "\n", " "])];
}
