import { joinLines } from "../../document/label.ts";
import { directionStyle } from "../../drawing/direction.ts";
import { box, text, type SlideNode } from "../../drawing/node.ts";
import type { SlideContext } from "../slide-context.ts";
import { accentSpans } from "../text/display-text.ts";

/** The fixed year label of the slide counter. */
export const yearLabel = "2025.";

/** Accent dash, the post's title small (not on the cover, where it stands large) and the counter. */
export function buildTopRow(
  context: SlideContext,
  slideIndex: number,
  withTitle: boolean,
): SlideNode {
  const { design, palette, type, post } = context;
  const small = {
    fontFamily: design.fontFamily,
    fontSize: type.smallPx,
    lineHeight: 1.4,
    fontWeight: 500,
  };
  const title = withTitle
    ? text(
        {
          ...small,
          ...directionStyle(post.title),
          color: palette.muted,
          flexGrow: 1,
          flexShrink: 1,
          flexBasis: 0,
          minWidth: 0,
          whiteSpace: "nowrap",
          overflow: "hidden",
          textOverflow: "ellipsis",
        },
        accentSpans(context, joinLines(post.title), palette.accent),
        { kind: "title" },
      )
    : box({ flexGrow: 1 });
  const counter = design.showCounter
    ? text(
        { ...small, color: palette.muted, direction: "ltr", whiteSpace: "nowrap", flexShrink: 0 },
        [
          { text: yearLabel },
          { text: String(slideIndex + 1), style: { color: palette.accent, fontWeight: 700 } },
        ],
      )
    : null;
  const dash = box({
    width: 16,
    height: 3,
    borderRadius: 2,
    flexShrink: 0,
    backgroundColor: palette.accentLarge,
  });
  return box(
    {
      display: "flex",
      flexDirection: "row",
      alignItems: "center",
      columnGap: 10,
      flexShrink: 0,
      height: type.smallPx * 1.4,
    },
    dash,
    title,
    counter,
  );
}
