export interface JsonString {
  readonly kind: "string";
  /** As typed, quotes and escapes included. */
  readonly text: string;
  readonly value: string;
}

export interface JsonScalar {
  readonly kind: "number" | "boolean" | "null";
  readonly text: string;
}

export interface JsonArray {
  readonly kind: "array";
  readonly text: string;
  readonly items: readonly JsonNode[];
  /** Where each item begins, in UTF-16 units from the bracket. */
  readonly offsets: readonly number[];
}

export interface JsonMember {
  readonly text: string;
  readonly key: JsonString;
  readonly value: JsonNode;
  /** Where the value begins, from the key. */
  readonly valueOffset: number;
}

export interface JsonObject {
  readonly kind: "object";
  readonly text: string;
  readonly members: readonly JsonMember[];
  /** Where each member begins, from the brace. */
  readonly offsets: readonly number[];
}

export type JsonContainer = JsonArray | JsonObject;

/**
 * A value of JSON text, as typed. It knows its own text and not where that stands, so that an edit makes new nodes only
 * on the way from the root to its place and shares all others.
 */
export type JsonNode = JsonContainer | JsonString | JsonScalar;

/** The member of that name; the last one where a name is repeated, as `JSON.parse` has it. */
export function findMember(object: JsonObject, name: string): JsonMember | null {
  return object.members.findLast((member) => member.key.value === name) ?? null;
}

export function entriesOf(container: JsonContainer): readonly (JsonNode | JsonMember)[] {
  return container.kind === "array" ? container.items : container.members;
}

/** The stretches around a container's entries: after the opening bracket, between entries, before the closing one. */
export function gapsOf(container: JsonContainer): string[] {
  const { text, offsets } = container;
  let end = 1;
  const gaps = entriesOf(container).map((entry, index) => {
    const start = offsets[index] ?? 0;
    const gap = text.slice(end, start);
    end = start + entry.text.length;
    return gap;
  });
  return [...gaps, text.slice(end, -1)];
}

export function createString(value: string): JsonString {
  return { kind: "string", text: JSON.stringify(value), value };
}

export function createMember(key: JsonString, colon: string, value: JsonNode): JsonMember {
  const start = key.text + colon;
  return { text: start + value.text, key, value, valueOffset: start.length };
}

/** `gaps` are one more than the entries, as `gapsOf` gives them. */
export function createArray(items: readonly JsonNode[], gaps: readonly string[]): JsonArray {
  return { kind: "array", items, ...join("[", items, gaps, "]") };
}

/** `gaps` are one more than the entries, as `gapsOf` gives them. */
export function createObject(members: readonly JsonMember[], gaps: readonly string[]): JsonObject {
  return { kind: "object", members, ...join("{", members, gaps, "}") };
}

function join(
  open: string,
  entries: readonly { text: string }[],
  gaps: readonly string[],
  close: string,
): { text: string; offsets: number[] } {
  let text = open;
  const offsets = entries.map((entry, index) => {
    text += gaps[index] ?? "";
    const offset = text.length;
    text += entry.text;
    return offset;
  });
  return { text: text + (gaps[entries.length] ?? "") + close, offsets };
}
