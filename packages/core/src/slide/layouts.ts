import { buildDisplayText } from "./display-text.ts";
import { buildHashtags } from "./hashtags.ts";
import { buildItems } from "./items.ts";
import { buildMediaBlock } from "./media-block.ts";
import { box, type BoxNode, type SlideNode } from "./node.ts";
import type { SlideContext, SlideMedia } from "./slide-context.ts";
import { buildSummary } from "./summary.ts";
import { buildTopRow } from "./top-row.ts";
import { buildUnderline } from "./underline.ts";

/** One slide of a carousel to lay out. */
export interface SlideContent {
  index: number;
  media: SlideMedia | null;
}

const column = { display: "flex", flexDirection: "column" } as const;
const row = { display: "flex", flexDirection: "row" } as const;

/** Free space; shares it with others in proportion to `grow` and is at least `minPx` high. */
function space(grow: number, minPx: number): BoxNode {
  return box({ flexGrow: grow, flexShrink: 0, minHeight: Math.round(minPx) });
}

function header(context: SlideContext, index: number, centered = false): SlideNode {
  return buildDisplayText(context, {
    content: context.post.content[index]?.header ?? "",
    ref: { kind: "header", slide: index },
    fontSizePx: context.type.headerPx,
    lineHeight: 1.14,
    lines: context.cut.headerLines,
    centered,
  });
}

/** Width inside the padding, CSS px. */
export function contentWidthPx({ stage }: SlideContext): number {
  return stage.widthPx - 2 * stage.paddingPx;
}

/** The first slide: the post's title large and centred in height, the slide's header under it, then its items. */
export function layOutCover(context: SlideContext, { index, media }: SlideContent): SlideNode[] {
  const { post, type, stage, palette, design } = context;
  const widthPx = contentWidthPx(context);
  const subtitle = post.content[index]?.header.trim()
    ? buildDisplayText(
        {
          ...context,
          design: { ...design, headerStyle: "default" },
          palette: { ...palette, ink: palette.muted, accentLarge: palette.accent },
        },
        {
          content: post.content[index]?.header ?? "",
          ref: { kind: "header", slide: index },
          fontSizePx: type.subtitlePx,
          lineHeight: 1.4,
          lines: context.cut.headerLines,
          subtitle: true,
        },
      )
    : null;
  const title = buildDisplayText(context, {
    content: post.title,
    ref: { kind: "title" },
    fontSizePx: type.coverTitlePx,
    lineHeight: 1.1,
    lines: context.cut.titleLines,
  });
  const block = box(
    {
      ...column,
      rowGap: Math.round(14 * type.space),
      flexShrink: 0,
      ...(stage.landscape && { maxWidth: Math.round(widthPx * 0.9) }),
    },
    title,
    subtitle,
    buildMediaBlock(context, media, widthPx),
    buildItems(context, index, { widthPx: stage.landscape ? Math.round(widthPx * 0.9) : widthPx }),
    buildSummary(context, index),
  );
  return [
    buildTopRow(context, index, false),
    space(1, 14),
    block,
    space(1, 14),
    buildFoot(context),
  ].flatMap(keep);
}

/** A slide between cover and closing, and the closing slide of posts too short to have one. */
export function layOutContent(context: SlideContext, content: SlideContent): SlideNode[] {
  return context.stage.landscape ? landscape(context, content, false) : portrait(context, content);
}

function portrait(context: SlideContext, { index, media }: SlideContent): SlideNode[] {
  const { type } = context;
  const widthPx = contentWidthPx(context);
  const summary = buildSummary(context, index);
  return [
    buildTopRow(context, index, true),
    space(2, 22 * type.space),
    header(context, index),
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
  ].flatMap(keep);
}

/** Header left, items right: 5 to 6, or 4 to 7 where code or columns need the width. */
function landscape(
  context: SlideContext,
  { index, media }: SlideContent,
  closing: boolean,
): SlideNode[] {
  const { type, post, stage } = context;
  const gapPx = stage.low ? 20 : 36;
  const needsWidth = post.content[index]?.description.some(
    ({ type: kind }) => kind === "code" || kind === "two-columns",
  );
  const [left, right] = needsWidth ? [4, 7] : [5, 6];
  const rightPx = Math.floor(((contentWidthPx(context) - gapPx) * right) / (left + right));
  const leftPx = contentWidthPx(context) - gapPx - rightPx;
  const items = buildItems(context, index, { widthPx: rightPx });
  const summary = buildSummary(context, index, closing);
  const whole = !items && !summary;
  const leftSide = box(
    { ...column, flexShrink: 0, width: whole ? contentWidthPx(context) : leftPx },
    space(1, 10 * type.space),
    header(context, index),
    gap(8 * type.space),
    buildUnderline(context),
    media ? gap(12 * type.space) : null,
    buildMediaBlock(context, media, whole ? contentWidthPx(context) : leftPx),
    space(1, 10 * type.space),
    buildFoot(context),
  );
  const rightSide = whole
    ? null
    : box(
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
      rightSide,
    ),
  ];
}

/** The last slide of three or more: the header centred and the summary as a call to action. */
export function layOutClosing(context: SlideContext, content: SlideContent): SlideNode[] {
  if (context.stage.landscape) return landscape(context, content, true);
  const { type } = context;
  const { index, media } = content;
  const widthPx = contentWidthPx(context);
  const items = buildItems(context, index, { widthPx, centered: true });
  const summary = buildSummary(context, index, true);
  return [
    buildTopRow(context, index, true),
    space(1, 18 * type.space),
    header(context, index, true),
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
  ].flatMap(keep);
}

/** A single post: title, then every slide's content, then all hashtags. */
export function layOutSingle(
  context: SlideContext,
  media: readonly (SlideMedia | null)[],
): SlideNode[] {
  const { post, type } = context;
  const widthPx = contentWidthPx(context);
  const sections = post.content.map((slide, index) =>
    box(
      { ...column, rowGap: Math.round(10 * type.space), flexShrink: 0 },
      slide.header.trim()
        ? buildDisplayText(
            { ...context, design: { ...context.design, headerStyle: "default" } },
            {
              content: slide.header,
              ref: { kind: "header", slide: index },
              fontSizePx: Math.max(16, type.headerPx * 0.6),
              lineHeight: 1.2,
              lines: context.cut.headerLines,
            },
          )
        : null,
      buildMediaBlock(context, media[index] ?? null, widthPx),
      buildItems(context, index, { widthPx }),
      buildSummary(context, index),
    ),
  );
  const title = buildDisplayText(context, {
    content: post.title,
    ref: { kind: "title" },
    fontSizePx: type.headerPx,
    lineHeight: 1.12,
    lines: context.cut.titleLines,
  });
  return [
    buildTopRow(context, 0, false),
    space(1, 14 * type.space),
    title,
    gap(10 * type.space),
    buildUnderline(context),
    gap(18 * type.space),
    box({ ...column, rowGap: Math.round(20 * type.space), flexShrink: 0 }, ...sections),
    space(2, 16 * type.space),
    buildHashtags(context, true),
  ].flatMap(keep);
}

/** The chips at the bottom; keeps its height without hashtags, so that slides of a carousel line up. */
function buildFoot(context: SlideContext): SlideNode | null {
  return buildHashtags(context);
}

function gap(px: number): BoxNode {
  return box({ height: Math.round(px), flexShrink: 0 });
}

function keep(node: SlideNode | null): SlideNode[] {
  return node ? [node] : [];
}
