import {
  createArray,
  createMember,
  createObject,
  gapsOf,
  type JsonArray,
  type JsonMember,
  type JsonNode,
  type JsonObject,
} from "./json-node.ts";

export interface JsonPlace<Node extends JsonNode = JsonNode> {
  node: Node;
  /** Offset of its first character in the whole text, in UTF-16 units. */
  offset: number;
  /** Returns the root with another node at this position. */
  replace: (node: JsonNode) => JsonNode;
}

export function placeOfItem(array: JsonPlace<JsonArray>, index: number): JsonPlace | null {
  const { items, offsets } = array.node;
  const node = items[index];
  if (!node) return null;
  return {
    node,
    offset: array.offset + (offsets[index] ?? 0),
    replace: (item) =>
      item === node
        ? array.replace(array.node)
        : array.replace(createArray(items.with(index, item), gapsOf(array.node))),
  };
}

export function placeOfMember(object: JsonPlace<JsonObject>, member: JsonMember): JsonPlace {
  const { members, offsets } = object.node;
  const index = members.indexOf(member);
  const { key, value, valueOffset, text } = member;
  return {
    node: value,
    offset: object.offset + (offsets[index] ?? 0) + valueOffset,
    replace: (node) => {
      if (node === value) return object.replace(object.node);
      const changed = createMember(key, text.slice(key.text.length, valueOffset), node);
      return object.replace(createObject(members.with(index, changed), gapsOf(object.node)));
    },
  };
}
