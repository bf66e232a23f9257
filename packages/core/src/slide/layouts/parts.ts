import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import { buildBrandRow } from "../brand-row.ts";
import { buildDisplayText } from "../display-text.ts";
import { buildHashtags } from "../hashtags.ts";
import type { SlideContext } from "../slide-context.ts";

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

/** Between hashtags and brand. */
const minBrandGapPx = 8;

/** What stands at the bottom: the hashtags, and under them who posts. */
export function buildFoot(
  context: SlideContext,
  {
    widthPx = contentWidthPx(context),
    allHashtags = false,
    largeBrand = false,
  }: { widthPx?: number; allHashtags?: boolean; largeBrand?: boolean } = {},
): SlideNode | null {
  const hashtags = buildHashtags(context, allHashtags);
  const brand = buildBrandRow(context, { widthPx, large: largeBrand });
  if (!hashtags || !brand) return hashtags ?? brand;
  const rowGap = Math.max(minBrandGapPx, Math.round(14 * context.type.space));
  return box({ ...column, rowGap, flexShrink: 0 }, hashtags, brand);
}

/** The post's title, large. */
export function buildTitle(
  context: SlideContext,
  fontSizePx: number,
  lineHeight: number,
): SlideNode {
  return buildDisplayText(context, {
    content: context.post.title,
    ref: { kind: "title" },
    fontSizePx,
    lineHeight,
    lines: context.cut.titleLines,
  });
}

/** A slide's header. */
export function buildHeader(context: SlideContext, index: number, centered = false): SlideNode {
  return buildDisplayText(context, {
    content: context.post.content[index]?.header ?? "",
    ref: { kind: "header", slide: index },
    fontSizePx: context.type.headerPx,
    lineHeight: 1.14,
    lines: context.cut.headerLines,
    centered,
  });
}
