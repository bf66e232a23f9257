import {
  createArray,
  createMember,
  createObject,
  createString,
  type JsonMember,
  type JsonNode,
} from "./json-node.ts";

/** Formatting of JSON text. Without an `indent` everything is on one line. */
export interface JsonLayout {
  indent: string | null;
  lineBreak: string;
  /** Separator of key and value: `:` or `: `. */
  colon: string;
  /** Separator of values on one line: `,` or `, `. */
  comma: string;
  /** White space inside the braces of an object on one line. */
  padding: string;
}

/** The formatting of `JSON.stringify(value, null, 2)`. */
export const standardLayout: JsonLayout = {
  indent: "  ",
  lineBreak: "\n",
  colon: ": ",
  comma: ", ",
  padding: "",
};

/**
 * Reformats a value, but copies numbers and strings as typed, e.g. `1e400` and `\u00e9`. `margin` is the indentation of
 * the value's first line.
 */
export function layOut(node: JsonNode, layout: JsonLayout, margin = ""): JsonNode {
  const inner = layout.indent === null ? margin : margin + layout.indent;
  if (node.kind === "array") {
    const items = node.items.map((item) => layOut(item, layout, inner));
    return createArray(items, listGaps(items.length, layout, margin, ""));
  }
  if (node.kind !== "object") return node;
  const members = node.members.map(({ key, value }) =>
    createMember(key, layout.colon, layOut(value, layout, inner)),
  );
  return createObject(members, listGaps(members.length, layout, margin, layout.padding));
}

function listGaps(
  count: number,
  { indent, lineBreak, comma }: JsonLayout,
  margin: string,
  padding: string,
): string[] {
  if (count === 0) return [""];
  const [lead, between, tail] =
    indent === null
      ? [padding, comma, padding]
      : [lineBreak + margin + indent, `,${lineBreak}${margin}${indent}`, lineBreak + margin];
  return [lead, ...Array.from({ length: count - 1 }, () => between), tail];
}

/** Creates a node for a new value, with the formatting of `layout`. Undefined fields are left out. */
export function createNode(value: unknown, layout: JsonLayout, margin: string): JsonNode {
  return layOut(buildNode(value), layout, margin);
}

/** Creates a node without white space. */
function buildNode(value: unknown): JsonNode {
  if (typeof value === "string") return createString(value);
  if (Array.isArray(value)) return createArray(value.map(buildNode), []);
  if (typeof value === "object" && value !== null) return createObject(listMembers(value), []);
  if (typeof value === "boolean") return { kind: "boolean", text: String(value) };
  const isNumber = typeof value === "number" && Number.isFinite(value);
  return isNumber ? { kind: "number", text: String(value) } : { kind: "null", text: "null" };
}

function listMembers(value: object): JsonMember[] {
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => createMember(createString(name), "", buildNode(field)));
}
