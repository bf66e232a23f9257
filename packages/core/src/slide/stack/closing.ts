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

/** The header centred and the summary as a call to action. */
export const closing: Stack = {
  compose: composeClosing,
  maxTypeFactor,
  growsInHeight: false,
};

function composeClosing(context: SlideContext, content: SlideContent): SlideNode[] {
  if (context.stage.landscape) return layOutLandscape(context, content, true);
  const { index } = content;
  const media = content.media[index] ?? null;
  const { type } = context;
  const widthPx = contentWidthPx(context);
  const items = buildItems(context, index, { widthPx, centered: true });
  const summary = buildSummary(context, index, true);
  return present(
    buildTopRow(context, index, true),
    space(1, 18 * type.space),
    buildHeader(context, index, true),
    gap(12 * type.space),
    buildUnderline(context, true),
    gap(18 * type.space),
    buildMediaBlock(context, media, widthPx),
    media ? gap(14 * type.space) : null,
    items,
    items && summary ? gap(22 * type.space) : null,
    summary,
    space(1, 18 * type.space),
    buildFoot(context),
  );
}
