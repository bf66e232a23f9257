import { z } from "zod";

/** Limits of free-form JSON in a request. */
export interface JsonLimits {
  /** Number of values in objects and arrays. */
  values: number;
  /** Levels of objects and arrays. */
  depth: number;
  /** Total length of all texts and keys, in UTF-16 units. */
  characters: number;
}

const limitsByCheck = new WeakMap<z.core.$ZodCheck, JsonLimits>();

/** Returns the schema with limits on the whole value, whatever its shape. */
export function limitJson<Schema extends z.ZodType>(
  schema: Schema,
  limits: JsonLimits,
  message: string,
): Schema {
  const check = z.core._check<unknown>(({ value, issues }) => {
    if (isWithin(value, limits)) return;
    issues.push({ code: "custom", path: [], message, input: value, continue: false });
  });
  limitsByCheck.set(check, limits);
  return schema.check(check);
}

/** Returns the limits that `limitJson` gave the schema, or null. */
export function findJsonLimits({ def }: z.ZodType): JsonLimits | null {
  const found = (def.checks ?? []).map((check) => limitsByCheck.get(check));
  return found.find((limits) => limits !== undefined) ?? null;
}

/**
 * Returns whether a value has at most this size. Walks level by level, because recursion would overflow the stack. Stops
 * at the first limit.
 */
export function isWithin(root: unknown, { values, depth, characters }: JsonLimits): boolean {
  let count = 0;
  let length = 0;
  let level = [root];
  for (let deep = 0; level.length > 0; deep++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string") length += value.length;
      if (length > characters) return false;
      // A file of a form.
      if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) continue;
      if (deep === depth) return false;
      const isList = value instanceof Map || value instanceof Set;
      const entries = isList ? [...value] : value;
      for (const [key, inner] of Object.entries(entries)) {
        count += 1;
        if (!Array.isArray(entries)) length += key.length;
        if (count > values) return false;
        next.push(inner);
      }
    }
    level = next;
  }
  return true;
}
