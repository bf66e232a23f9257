import { findMember, type JsonNode } from "./json-node.ts";

/** Reuses nodes of an earlier parse that have the same text, so caches with nodes as keys still find them. */
export function shareNodes(node: JsonNode, earlier: JsonNode | undefined): JsonNode {
  if (!earlier || node.text === earlier.text) return earlier ?? node;
  if (node.kind === "array" && earlier.kind === "array") {
    const known = new Map(earlier.items.map((item) => [item.text, item]));
    const items = node.items.map((item, index) => {
      const same = known.get(item.text);
      // Uses an earlier node only once, because a node must occur only once in the tree.
      known.delete(item.text);
      return same ?? shareNodes(item, earlier.items[index]);
    });
    return { ...node, items };
  }
  if (node.kind === "object" && earlier.kind === "object") {
    const members = node.members.map((member) => {
      const value = shareNodes(member.value, findMember(earlier, member.key.value)?.value);
      return value === member.value ? member : { ...member, value };
    });
    return { ...node, members };
  }
  return node;
}
