import { hanAndKana } from "../../text/scripts.ts";

const unspaced = new RegExp(`[${hanAndKana}、。，！？：；「」『』（）]`, "u");

/** Joins lines with a space, or directly between Chinese or Japanese characters. */
export function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      if (index === 0) return line;
      const before = lines[index - 1]?.at(-1) ?? "";
      return unspaced.test(before) && unspaced.test(line[0] ?? "") ? line : ` ${line}`;
    })
    .join("");
}
