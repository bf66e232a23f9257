import type { BlockPlacement } from "../blocks/block.ts";
import { drawings, knownType } from "../blocks/registry.ts";
import { box, type BoxNode, type SlideNode } from "../drawing/node.ts";
import type { SlideContext } from "./slide-context.ts";

/** All items of a slide, or null where it has none. */
export function buildItems(
  context: SlideContext,
  slide: number,
  placement: BlockPlacement,
): BoxNode | null {
  const items = context.post.content[slide]?.description ?? [];
  const nodes = items.flatMap(({ type, value }, item): SlideNode[] =>
    value.trim()
      ? drawings[knownType(type)](context, value, { kind: "item", slide, item }, placement)
      : [],
  );
  if (nodes.length === 0) return null;
  const { cut, type } = context;
  return {
    ...box(
      {
        display: "flex",
        flexDirection: "column",
        rowGap: Math.round(13 * type.space),
        flexShrink: 0,
        ...(cut.itemsHeightPx !== undefined && { height: cut.itemsHeightPx, overflow: "hidden" }),
      },
      ...nodes,
    ),
    role: "items",
  };
}
