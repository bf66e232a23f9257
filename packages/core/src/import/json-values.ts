export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list, or none where it is no list. */
export function readObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A field's text; numbers are written out, all else is none. */
export function readText(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** The names of the fields that hold something and are not among those that were read. */
export function listUnread(object: JsonObject, read: readonly string[]): string[] {
  return Object.entries(object)
    .filter(([key, value]) => !read.includes(key) && value !== null && value !== "")
    .map(([key]) => key);
}
