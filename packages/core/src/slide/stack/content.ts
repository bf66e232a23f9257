import type { SlideNode } from "../../drawing/node.ts";
import { maxTypeFactor } from "../../drawing/type-scale.ts";
import { contentWidthPx, gap, present, space } from "../flow.ts";
import { buildFoot } from "../furniture/foot.ts";
import { buildTopRow } from "../furniture/top-row.ts";
import { buildItems } from "../items.ts";
import { buildMediaBlock } from "../media-block.ts";
import type { SlideContext } from "../slide-context.ts";
import { buildHeader } from "../text/headline.ts";
import { buildSummary } from "../text/summary.ts";
import { buildUnderline } from "../text/underline.ts";
import { layOutLandscape } from "./landscape.ts";
import type { SlideContent, Stack } from "./stack.ts";

/** Header, media and items, with the summary at the bottom of the free space. */
export const content: Stack = {
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
