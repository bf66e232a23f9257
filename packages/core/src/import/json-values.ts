export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects in a list; empty if the value isn't a list. */
export function readObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A field as text: strings and numbers; empty for anything else. */
export function readTextField(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** Lists the names of non-empty fields that weren't read. */
export function listUnread(object: JsonObject, read: readonly string[]): string[] {
  return Object.entries(object)
    .filter(([key, value]) => !read.includes(key) && value !== null && value !== "")
    .map(([key]) => key);
}
