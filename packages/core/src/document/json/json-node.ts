interface Span {
  /** Offset of the first character, in UTF-16 units. */
  offset: number;
  /** Offset after the last character. */
  end: number;
}

export interface JsonString extends Span {
  kind: "string";
  value: string;
}

/** A number, `true`, `false` or `null`; its text is kept in the source, not here. */
export interface JsonScalar extends Span {
  kind: "number" | "boolean" | "null";
}

export interface JsonArray extends Span {
  kind: "array";
  items: JsonNode[];
}

export interface JsonMember extends Span {
  key: JsonString;
  value: JsonNode;
}

export interface JsonObject extends Span {
  kind: "object";
  members: JsonMember[];
}

/** A value in JSON text and where it stands. */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonScalar;

/** The member of that name; the last one where a name is repeated, as `JSON.parse` has it. */
export function findMember(object: JsonObject, name: string): JsonMember | null {
  return object.members.findLast((member) => member.key.value === name) ?? null;
}
