import type { Token } from "marked";
import { writtenFieldNames } from "../document/slide-fields.ts";
import type { FieldValues } from "./slide-fields.ts";

/** Matches a slide field in a comment, e.g. `<!-- layout: quote -->`. The comment is before its slide. */
const field = new RegExp(String.raw`^\s*(${writtenFieldNames.join("|")})\s*:([^]*)$`);

/** Splits a block into the slide fields in its comments and the remaining text, in linear time. */
function readComments(raw: string): { fields: [name: string, text: string][]; rest: string } {
  const fields: [string, string][] = [];
  let rest = "";
  let done = 0;
  for (let from = raw.indexOf("<!--"); from >= 0; from = raw.indexOf("<!--", done)) {
    const end = raw.indexOf("-->", from + 4);
    if (end < 0) break;
    const [, name, text] = field.exec(raw.slice(from + 4, end)) ?? [];
    if (name !== undefined && text !== undefined) fields.push([name, text.trim()]);
    rest += raw.slice(done, name === undefined ? end + 3 : from);
    done = end + 3;
  }
  return { fields, rest: rest + raw.slice(done) };
}

/** Whether a Markdown block has only comments with slide fields, such as `<!-- layout: quote -->`. */
export function isFieldComment({ type, raw }: Token): boolean {
  return type === "html" && readComments(raw).rest.trim() === "";
}

/**
 * Reads slide fields in comments, and lists the names of invalid fields. If a value starts with a quote or bracket, it
 * is parsed as JSON.
 */
export function readFieldComments(tokens: readonly Token[]): {
  fields: FieldValues;
  unreadable: string[];
} {
  const fields: FieldValues = {};
  const unreadable: string[] = [];
  for (const { raw } of tokens) {
    for (const [name, text] of readComments(raw).fields) {
      try {
        fields[name as keyof FieldValues] = /^["{[]/.test(text) ? JSON.parse(text) : text;
      } catch {
        unreadable.push(name);
      }
    }
  }
  return { fields, unreadable };
}
