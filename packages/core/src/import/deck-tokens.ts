import { Marked, type Token, type Tokens } from "marked";
import { findFrontMatter } from "./front-matter.ts";
import { isFieldComment } from "./markdown-fields.ts";

/** Front matter of one slide, between rules, as in Slidev and Marp. */
export interface FrontMatterToken extends Tokens.Generic {
  type: "frontMatter";
  keys: string[];
}

/** A Slidev slot marker such as `::right::`. The blocks below go into this slot. */
export interface SlotToken extends Tokens.Generic {
  type: "slot";
  name: string;
}

const slotLine = /^::(default|left|right|top|bottom)::[ \t]*$/m;

const deckMarkdown = new Marked({
  extensions: [
    {
      name: "frontMatter",
      level: "block",
      tokenizer(source) {
        const block = this.lexer.state.top ? findFrontMatter(source, false) : null;
        return block
          ? { type: "frontMatter", raw: block.raw, keys: [...block.fields.keys()] }
          : undefined;
      },
    },
  ],
});

/** Tokenizes a deck: Markdown blocks, plus tokens for slides' front matter and slot markers. */
export function lexDeck(text: string): Token[] {
  return deckMarkdown.lexer(text).flatMap((token) => {
    if (isFrontMatter(token)) return [{ type: "hr", raw: "" } satisfies Tokens.Hr, token];
    return token.type === "paragraph" && slotLine.test(token.raw) ? splitSlots(token) : [token];
  });
}

function splitSlots({ raw }: Token): Token[] {
  const [before = "", ...others] = raw.split(new RegExp(slotLine, "gm"));
  const tokens: Token[] = before.trim() === "" ? [] : deckMarkdown.lexer(before);
  for (let index = 0; index < others.length; index += 2) {
    const name = others[index] ?? "";
    tokens.push({ type: "slot", raw: `::${name}::`, name } satisfies SlotToken);
    const words = others[index + 1] ?? "";
    if (words.trim() !== "") for (const token of deckMarkdown.lexer(words)) tokens.push(token);
  }
  return tokens;
}

export function isFrontMatter(token: Token): token is FrontMatterToken {
  return token.type === "frontMatter";
}

export function isSlot(token: Token): token is SlotToken {
  return token.type === "slot";
}

/** Whether the block contains fields of the following slide. */
export const isField = (token: Token) => isFrontMatter(token) || isFieldComment(token);

/** Whether the block has no text: HTML, or only images. */
function isWordless(token: Token): boolean {
  if (token.type !== "paragraph") return token.type === "html";
  const { tokens = [] } = token as Tokens.Paragraph;
  return tokens.every(({ type, raw }) => type === "image" || type === "html" || raw.trim() === "");
}

/**
 * Moves slide fields, and HTML or images at a slide's start, behind the next heading, so that each slide starts with
 * its heading.
 */
export function leadWithHeadings(tokens: readonly Token[]): Token[] {
  const moved: Token[] = [];
  let held: Token[] = [];
  let isStart = true;
  for (const token of tokens) {
    if (isField(token) || (isStart && isWordless(token))) held.push(token);
    else {
      if (token.type === "heading") moved.push(token, ...held);
      else moved.push(...held, token);
      held = [];
      isStart = token.type === "hr";
    }
  }
  return [...moved, ...held];
}
