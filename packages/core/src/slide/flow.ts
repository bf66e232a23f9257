import { box, type BoxNode, type SlideNode } from "../drawing/node.ts";
import type { SlideContext } from "./slide-context.ts";

export const column = { display: "flex", flexDirection: "column" } as const;
export const row = { display: "flex", flexDirection: "row" } as const;

/** Width inside the padding, CSS px. */
export function contentWidthPx({ stage }: SlideContext): number {
  return stage.widthPx - 2 * stage.paddingPx;
}

/** Free space: shares it with others in proportion to `grow` and is at least `minPx` high. */
export function space(grow: number, minPx: number): BoxNode {
  return box({ flexGrow: grow, flexShrink: 0, minHeight: Math.round(minPx) });
}

/** A distance of fixed height, CSS px. */
export function gap(px: number): BoxNode {
  return box({ height: Math.round(px), flexShrink: 0 });
}

/** The nodes of a list with the absent ones left out. */
export function present(...nodes: (SlideNode | null)[]): SlideNode[] {
  return nodes.filter((node) => node !== null);
}
