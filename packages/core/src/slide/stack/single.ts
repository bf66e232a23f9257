import { box, type SlideNode } from "../../drawing/node.ts";
import { maxTypeFactor } from "../../drawing/type-scale.ts";
import { column, contentWidthPx, gap, present, space } from "../flow.ts";
import { buildFoot } from "../furniture/foot.ts";
import { buildTopRow } from "../furniture/top-row.ts";
import { buildItems } from "../items.ts";
import { buildMediaBlock } from "../media-block.ts";
import type { SlideContext, SlideMedia } from "../slide-context.ts";
import { buildDisplayText } from "../text/display-text.ts";
import { buildTitle } from "../text/headline.ts";
import { buildSummary } from "../text/summary.ts";
import { buildUnderline } from "../text/underline.ts";
import type { SlideContent, Stack } from "./stack.ts";

/** Headers of sections beside the title's size, and the least they are, CSS px. */
const sectionHeaderShare = 0.6;
const minSectionHeaderPx = 16;

/** Title, then every slide's content, then all hashtags. */
export const single: Stack = {
  compose: composeSingle,
  maxTypeFactor,
  growsInHeight: true,
};

function composeSingle(context: SlideContext, { media }: SlideContent): SlideNode[] {
  const { post, type } = context;
  const sections = post.content.map((_, index) =>
    buildSection(context, index, media[index] ?? null),
  );
  return present(
    buildTopRow(context, 0, false),
    space(1, 14 * type.space),
    buildTitle(context, type.headerPx, 1.12),
    gap(10 * type.space),
    buildUnderline(context),
    gap(18 * type.space),
    box({ ...column, rowGap: Math.round(20 * type.space), flexShrink: 0 }, ...sections),
    space(2, 16 * type.space),
    buildFoot(context, { allHashtags: true }),
  );
}

function buildSection(context: SlideContext, index: number, media: SlideMedia | null): SlideNode {
  const { type } = context;
  const widthPx = contentWidthPx(context);
  return box(
    { ...column, rowGap: Math.round(10 * type.space), flexShrink: 0 },
    buildSectionHeader(context, index),
    buildMediaBlock(context, media, widthPx),
    buildItems(context, index, { widthPx }),
    buildSummary(context, index),
  );
}

function buildSectionHeader(context: SlideContext, index: number): SlideNode | null {
  const content = context.post.content[index]?.header ?? "";
  if (!content.trim()) return null;
  const plain = { ...context, design: { ...context.design, headerStyle: "default" as const } };
  return buildDisplayText(plain, {
    content,
    ref: { kind: "header", slide: index },
    fontSizePx: Math.max(minSectionHeaderPx, context.type.headerPx * sectionHeaderShare),
    lineHeight: 1.2,
    lines: context.cut.headerLines,
  });
}
