export interface JsonString {
  readonly kind: "string";
  /** The JSON as typed, including quotes and escapes. */
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
  /** Start of each item, in UTF-16 units from the bracket. */
  readonly offsets: readonly number[];
}

export interface JsonMember {
  readonly text: string;
  readonly key: JsonString;
  readonly value: JsonNode;
  /** Start of the value, in UTF-16 units from the key. */
  readonly valueOffset: number;
}

export interface JsonObject {
  readonly kind: "object";
  readonly text: string;
  readonly members: readonly JsonMember[];
  /** Start of each member, in UTF-16 units from the brace. */
  readonly offsets: readonly number[];
}

export type JsonContainer = JsonArray | JsonObject;

/**
 * A node of a lossless, immutable JSON syntax tree. Offsets are relative to the parent, so an edit recreates only the
 * changed node and its ancestors.
 */
export type JsonNode = JsonContainer | JsonString | JsonScalar;

/** Finds a member by name. If several members have the name, returns the last one, like `JSON.parse`. */
export function findMember(object: JsonObject, name: string): JsonMember | null {
  return object.members.findLast((member) => member.key.value === name) ?? null;
}

export function entriesOf(container: JsonContainer): readonly (JsonNode | JsonMember)[] {
  return container.kind === "array" ? container.items : container.members;
}

/** The text around a container's entries: after the opening bracket, between entries, before the closing one. */
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

/** `gaps` is the white space before each item and after the last item, as from `gapsOf`. */
export function createArray(items: readonly JsonNode[], gaps: readonly string[]): JsonArray {
  return { kind: "array", items, ...join("[", items, gaps, "]") };
}

/** `gaps` is the white space before each member and after the last member, as from `gapsOf`. */
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
