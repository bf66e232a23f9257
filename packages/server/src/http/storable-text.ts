import { jsonLimits } from "@slideloom/core/contract/body-limits";
import { findExceededLimit } from "@slideloom/core/document";
import { isStorable } from "@slideloom/core/text";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";

/** Refuses requests with text that can't be stored, in any field and in JSON inside a text. */
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

/** Replaces unstorable path parameters with U+FFFD, which no record contains. */
function replaceUnstorable(params: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "string" && !isStorable(value)) params[name] = "\uFFFD";
  }
}

/** Returns the path of the first field with unstorable text, at any depth; null if there is none. */
function findUnstorable(root: unknown): string | null {
  const left: Place[] = [{ value: root, key: "", parent: null }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value } = place;
    if (typeof value === "string") {
      if (!isStorable(value)) return describePath(place);
      const inner = parseEscaped(value);
      // The error names the path inside the JSON, which is more specific than the path of the text.
      if (inner !== null) left.push({ value: inner, key: "", parent: null });
    } else if (typeof value === "object" && value !== null && !isBytes(value)) {
      for (const [key, one] of Object.entries(value)) {
        if (!isStorable(key)) return describePath(place);
        if (typeof one === "string" || typeof one === "object")
          left.push({ value: one, key, parent: place });
      }
    }
  }
  return null;
}

/** A value and where it is. Paths are only built for errors, because a body may have many values. */
interface Place {
  value: unknown;
  key: string;
  parent: Place | null;
}

function describePath(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join(".");
}

/** Returns whether a value is binary data or a stream. */
const isBytes = (value: object) => ArrayBuffer.isView(value) || Symbol.asyncIterator in value;

/** If a text has escapes of characters that databases can't store, parses it as JSON. Otherwise returns null. */
function parseEscaped(text: string): object | null {
  if (!/\\u(?:0000|d[89a-f])/i.test(text) || !/^\s*[[{]/.test(text)) return null;
  if (findExceededLimit(text, jsonLimits) !== null) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    // Malformed JSON is reported by the document's own validation.
    return null;
  }
}
