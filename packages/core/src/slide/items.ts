import { buildCodeItem } from "./code-item.ts";
import { buildColumnsItem } from "./columns-item.ts";
import { box, type BoxNode, type SlideNode } from "./node.ts";
import type { SlideContext } from "./slide-context.ts";
import { buildTextItem } from "./text-item.ts";

/** How items stand in their layout. */
export interface ItemsPlacement {
  widthPx: number;
  /** Paragraphs are centred, as on a closing slide. */
  centered?: boolean;
}

/** All items of a slide, or null where it has none. An unknown type is drawn as text. */
export function buildItems(
  context: SlideContext,
  slide: number,
  placement: ItemsPlacement,
): BoxNode | null {
  const items = context.post.content[slide]?.description ?? [];
  const blocks = items.flatMap(({ type, value }, item): SlideNode[] => {
    const ref = { kind: "item", slide, item } as const;
    if (!value.trim()) return [];
    switch (type) {
      case "code":
        return [buildCodeItem(context, value, ref, placement.widthPx)];
      case "two-columns":
        return [buildColumnsItem(context, value, ref)];
      default:
        return buildTextItem(context, value, ref, placement.centered ?? false);
    }
  });
  if (blocks.length === 0) return null;
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
      ...blocks,
    ),
    role: "items",
  };
}
