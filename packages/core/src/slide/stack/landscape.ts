import { getBlock } from "../../blocks/registry.ts";
import { box, type SlideNode } from "../../drawing/node.ts";
import { column, contentWidthPx, gap, row, space } from "../flow.ts";
import { buildFoot } from "../furniture/foot.ts";
import { buildTopRow } from "../furniture/top-row.ts";
import { buildItems } from "../items.ts";
import { buildMediaBlock } from "../media-block.ts";
import type { SlideContext } from "../slide-context.ts";
import { buildHeader } from "../text/headline.ts";
import { buildSummary } from "../text/summary.ts";
import { buildUnderline } from "../text/underline.ts";
import type { SlideContent } from "./stack.ts";

/** Shares of the width, left to right; wide blocks need more of it. */
const evenShares = [5, 6] as const;
const wideShares = [4, 7] as const;

/** Header and media left, items and summary right; the header alone takes the whole width. */
export function layOutLandscape(
  context: SlideContext,
  content: SlideContent,
  closing: boolean,
): SlideNode[] {
  const { index } = content;
  const media = content.media[index] ?? null;
  const { type, stage } = context;
  const widthPx = contentWidthPx(context);
  const gapPx = stage.low ? 20 : 36;
  const [left, right] = needsWidth(context, index) ? wideShares : evenShares;
  const rightPx = Math.floor(((widthPx - gapPx) * right) / (left + right));
  const items = buildItems(context, index, { widthPx: rightPx });
  const summary = buildSummary(context, index, closing);
  const alone = !items && !summary;
  const leftPx = alone ? widthPx : widthPx - gapPx - rightPx;
  const leftSide = box(
    { ...column, flexShrink: 0, width: leftPx },
    space(1, 10 * type.space),
    buildHeader(context, index),
    gap(8 * type.space),
    buildUnderline(context),
    media ? gap(12 * type.space) : null,
    buildMediaBlock(context, media, leftPx),
    space(1, 10 * type.space),
    buildFoot(context, { widthPx: leftPx }),
  );
  const rightSide = box(
    { ...column, flexShrink: 0, width: rightPx, rowGap: Math.round(12 * type.space) },
    space(1, 2),
    items,
    summary,
    space(1, 2),
  );
  return [
    buildTopRow(context, index, true),
    box(
      { ...row, columnGap: gapPx, flexGrow: 1, flexShrink: 0, alignItems: "stretch" },
      leftSide,
      alone ? null : rightSide,
    ),
  ];
}

function needsWidth({ post }: SlideContext, index: number): boolean {
  const items = post.content[index]?.description ?? [];
  return items.some(({ type }) => getBlock(type).isWide);
}
