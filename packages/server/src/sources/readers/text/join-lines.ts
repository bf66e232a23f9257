const softHyphen = "\u00AD";
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF00-\uFF60]/u;
const hyphenated = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+[-\u2010][\p{L}\p{N}]+/gu;

/** Returns the hyphenated words inside lines, in lower case. */
export function listHyphenated(lines: readonly { text: string }[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of lines) {
    for (const [word] of text.matchAll(hyphenated)) words.add(word.toLowerCase());
  }
  return words;
}

/** Joins lines. A hyphen at a line's end is dropped unless `known` has the joined word with a hyphen. */
export function joinLines(lines: readonly string[], known: ReadonlySet<string>): string {
  let text = "";
  for (const line of lines) text = text === "" ? line : join(text, line, known);
  return text.replaceAll(softHyphen, "");
}

function join(before: string, after: string, known: ReadonlySet<string>): string {
  if (before.endsWith(softHyphen)) return before.slice(0, -1) + after;
  const last = before.at(-1) ?? "";
  if (dense.test(last) && dense.test(after[0] ?? "")) return before + after;
  const start = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(
    before.slice(Math.max(0, before.length - 60), -1),
  )?.[0];
  const end = /^\p{Ll}[\p{L}\p{N}]*/u.exec(after)?.[0];
  if (!/[-\u2010]/.test(last) || !start || !end) return `${before} ${after}`;
  const isKnown = known.has(`${start}-${end}`.toLowerCase());
  return (isKnown ? before : before.slice(0, -1)) + after;
}
