import type { Token } from "marked";
import type { FieldValues } from "./slide-fields.ts";

/** A field of the slide that follows, in a comment: `<!-- layout: quote -->`. */
const fieldComment = /<!--\s*(prompt|layout|media)\s*:\s*([^]*?)\s*-->/g;

/** Whether a block of Markdown is nothing but fields in comments. */
export function isFieldComment({ type, raw }: Token): boolean {
  return type === "html" && raw.replace(fieldComment, "").trim() === "";
}

/** The fields in comments, and the ones that can't be read. A value in quotation marks or braces is JSON, any other a text. */
export function readFieldComments(tokens: readonly Token[]): {
  fields: FieldValues;
  unreadable: string[];
} {
  const fields: FieldValues = {};
  const unreadable: string[] = [];
  for (const { raw } of tokens) {
    for (const [, name = "", text = ""] of raw.matchAll(fieldComment)) {
      try {
        fields[name as keyof FieldValues] = /^["{[]/.test(text) ? JSON.parse(text) : text;
      } catch {
        unreadable.push(name);
      }
    }
  }
  return { fields, unreadable };
}

/** Comments stand before their slide: behind the heading that follows, so that headings begin slides. */
export function moveFieldComments(
  tokens: readonly Token[],
  isHeading: (token: Token) => boolean,
): Token[] {
  const moved: Token[] = [];
  let held: Token[] = [];
  for (const token of tokens) {
    if (isFieldComment(token)) held.push(token);
    else {
      moved.push(...(isHeading(token) ? [token, ...held] : [...held, token]));
      held = [];
    }
  }
  return [...moved, ...held];
}
