import type { SlideNode, TextNode } from "@slideloom/core/slide";

/** The replacement of a text; null if the text is dropped. */
export type NodeChanges = Map<SlideNode, TextNode | null>;

/** Returns a copy of a tree's nodes with the changes, without dividers that have nothing left on one side. */
export function changeNodes(nodes: readonly SlideNode[], changes: NodeChanges): SlideNode[] {
  const changed = nodes.flatMap((node): SlideNode[] => {
    const change = changes.get(node);
    if (change !== undefined) return change ? [change] : [];
    if (node.kind !== "box") return [node];
    return [{ ...node, children: changeNodes(node.children, changes) }];
  });
  return changed.filter((node, index) => {
    const isDivider = node.kind === "box" && node.role === "divider";
    return !isDivider || (index > 0 && index < changed.length - 1);
  });
}
