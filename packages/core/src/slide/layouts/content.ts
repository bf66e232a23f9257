import { buildItems } from "../items.ts";
import { buildMediaBlock } from "../media-block.ts";
import type { SlideNode } from "../node.ts";
import type { SlideContext } from "../slide-context.ts";
import { buildSummary } from "../summary.ts";
import { buildTopRow } from "../top-row.ts";
import { buildUnderline } from "../underline.ts";
import { layOutLandscape } from "./landscape.ts";
import {
  buildFoot,
  buildHeader,
  contentWidthPx,
  gap,
  present,
  space,
  type SlideContent,
} from "./parts.ts";

/** A slide after the cover: header, media and items, with the summary at the bottom of the free space. */
export function layOutContent(context: SlideContext, content: SlideContent): SlideNode[] {
  if (context.stage.landscape) return layOutLandscape(context, content, false);
  const { index, media } = content;
  const { type } = context;
  const widthPx = contentWidthPx(context);
  const summary = buildSummary(context, index);
  return present(
    buildTopRow(context, index, true),
    space(2, 22 * type.space),
    buildHeader(context, index),
    gap(10 * type.space),
    buildUnderline(context),
    gap(16 * type.space),
    buildMediaBlock(context, media, widthPx),
    media ? gap(14 * type.space) : null,
    buildItems(context, index, { widthPx }),
    space(3, 14 * type.space),
    summary,
    summary ? gap(14 * type.space) : null,
    buildFoot(context),
  );
}
