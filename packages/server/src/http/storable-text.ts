import { isStorable } from "@slideloom/core/text";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";

/** Refuses requests with a text that can't be stored, in any field, also of JSON within a text. */
export function registerStorableText(app: FastifyInstance): void {
  app.addHook("preValidation", (request, _reply, done) => {
    const { params, query, body } = request;
    replaceUnstorable(params as Record<string, unknown>);
    const field = findUnstorable(query) ?? findUnstorable(body);
    if (field === null) return done();
    throw new HttpError(
      400,
      `The ${field || "body"} field contains a character that can't be saved (U+0000 or half of a surrogate pair). Remove it, then try again.`,
    );
  });
}

/** A name in a path that can't be stored is nothing's: with U+FFFD in it, it is looked for and not found. */
function replaceUnstorable(params: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "string" && !isStorable(value)) params[name] = "\uFFFD";
  }
}

/** The first field whose text can't be stored, as a path; null if there is none. Any depth. */
export function findUnstorable(root: unknown): string | null {
  const left: [path: string, value: unknown][] = [["", root]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === "string") {
      if (!isStorable(value)) return path;
      const inner = parseEscaped(value);
      // Of JSON within a text its own path says more.
      if (inner !== null) left.push(["", inner]);
    } else if (typeof value === "object" && value !== null && !isBytes(value)) {
      for (const [key, one] of Object.entries(value)) {
        if (!isStorable(key)) return path;
        left.push([path === "" ? key : `${path}.${key}`, one]);
      }
    }
  }
  return null;
}

/** Files are no fields. */
const isBytes = (value: object) => ArrayBuffer.isView(value) || Symbol.asyncIterator in value;

/** The JSON of a text that writes such a character as an escape; null for every other text. */
function parseEscaped(text: string): object | null {
  if (!/\\u(?:0000|d[89a-f])/i.test(text) || !/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    // No JSON: the document's own check says so.
    return null;
  }
}
