import { box, type SlideNode } from "../../drawing/node.ts";
import { column, contentWidthPx, present, space } from "../flow.ts";
import { buildFoot } from "../furniture/foot.ts";
import { buildTopRow } from "../furniture/top-row.ts";
import { buildItems } from "../items.ts";
import { buildMediaBlock } from "../media-block.ts";
import type { SlideContext } from "../slide-context.ts";
import { buildDisplayText } from "../text/display-text.ts";
import { buildTitle } from "../text/headline.ts";
import { buildSummary } from "../text/summary.ts";
import type { SlideContent, Stack } from "./stack.ts";

/** Share of a landscape stage that the words of a cover take. */
const landscapeShare = 0.9;

/** The post's title large and centred in height, the slide's header under it, then its items. */
export const cover: Stack = {
  compose: composeCover,
  // The title is large already.
  maxTypeFactor: 1.25,
  growsInHeight: false,
};

function composeCover(context: SlideContext, { index, media }: SlideContent): SlideNode[] {
  const { type, stage } = context;
  const widthPx = contentWidthPx(context);
  const wordsPx = stage.landscape ? Math.round(widthPx * landscapeShare) : widthPx;
  const block = box(
    { ...column, rowGap: Math.round(14 * type.space), flexShrink: 0, maxWidth: wordsPx },
    buildTitle(context, type.coverTitlePx, 1.1),
    buildSubtitle(context, index),
    buildMediaBlock(context, media[index] ?? null, widthPx),
    buildItems(context, index, { widthPx: wordsPx }),
    buildSummary(context, index),
  );
  return present(
    buildTopRow(context, index, false),
    space(1, 14),
    block,
    space(1, 14),
    buildFoot(context, { largeBrand: true }),
  );
}

/** The header as a subtitle: quieter than the title, so in no header style of its own. */
function buildSubtitle(context: SlideContext, index: number): SlideNode | null {
  const { post, design, palette, type, cut } = context;
  const content = post.content[index]?.header ?? "";
  if (!content.trim()) return null;
  const quiet: SlideContext = {
    ...context,
    design: { ...design, headerStyle: "default" },
    palette: { ...palette, ink: palette.muted, accentLarge: palette.accent },
  };
  return buildDisplayText(quiet, {
    content,
    ref: { kind: "header", slide: index },
    fontSizePx: type.subtitlePx,
    lineHeight: 1.4,
    lines: cut.headerLines,
    subtitle: true,
  });
}
