import { buildItems } from "../items.ts";
import { buildMediaBlock } from "../media-block.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { SlideContext } from "../slide-context.ts";
import { buildSummary } from "../summary.ts";
import { buildTopRow } from "../top-row.ts";
import { maxTypeFactor } from "../../drawing/type-scale.ts";
import { buildUnderline } from "../underline.ts";
import { layOutLandscape } from "./landscape.ts";
import type { Layout, LayoutRule, SlideContent } from "./layout.ts";
import { buildFoot, buildHeader, contentWidthPx, gap, present, space } from "./parts.ts";

/** Any. */
export const contentRule: LayoutRule = { postType: "carousel", canFill: () => true };

/** Header, media and items, with the summary at the bottom of the free space. */
export const content: Layout = {
  compose: composeContent,
  maxTypeFactor,
  growsInHeight: false,
};

function composeContent(context: SlideContext, slide: SlideContent): SlideNode[] {
  if (context.stage.landscape) return layOutLandscape(context, slide, false);
  const { index } = slide;
  const media = slide.media[index] ?? null;
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
