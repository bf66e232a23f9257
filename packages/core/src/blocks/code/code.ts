import type { Tokens } from "marked";
import type { Block } from "../block.ts";
import { codeLimits } from "./code-limits.ts";

const limits = `at most ${codeLimits.lines} lines of ${codeLimits.lineCharacters} characters, as a "code" item.`;

export const code: Block<never> = {
  textKind: "source",
  parts: null,
  isWide: true,
  schemaNote: "code",
  prompt: {
    shape: null,
    rule: {
      write: `Code: only where the topic or the notes are about code; ${limits}`,
      rewrite: `Code: ${limits}`,
    },
  },
  findFault: () => null,
  listTexts: (value) => [value],
  divide: () => [],
  toText: (value) => value,
  fromWords: ({ texts }) => texts.join("\n"),
  toMarkdown(value) {
    const longest = Math.max(2, ...Array.from(value.matchAll(/`+/g), ([run]) => run.length));
    const fence = "`".repeat(longest + 1);
    return [`${fence}\n${value}\n${fence}`];
  },
  fromMarkdown: (token) => (token.type === "code" ? (token as Tokens.Code).text : null),
};
