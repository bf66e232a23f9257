import { directionStyle, getDirection } from "../../drawing/direction.ts";
import { hairline } from "../../drawing/hairline.ts";
import { box, text, type SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { SlideContext } from "../slide-context.ts";

/** The slide's summary: a call-out with an accent edge, or with `callToAction` a filled button of words. */
export function buildSummary(
  context: SlideContext,
  slide: number,
  callToAction = false,
): SlideNode | null {
  const summary = context.post.content[slide]?.summary?.trim();
  if (!summary) return null;
  const { design, palette, type, cut } = context;
  const surface = callToAction ? palette.marker : palette.callout;
  const clamp: SlideStyle =
    cut.summaryLines === undefined
      ? {}
      : { lineClamp: Math.max(1, cut.summaryLines), overflow: "hidden", textOverflow: "ellipsis" };
  const words = text(
    {
      fontFamily: design.bodyFontFamily,
      fontWeight: 600,
      fontSize: callToAction ? type.bodyPx : type.summaryPx,
      lineHeight: 1.4,
      textWrap: "balance",
      whiteSpace: "pre-line",
      color: surface.ink,
      overflowWrap: "anywhere",
      ...directionStyle(summary),
      ...(callToAction && { textAlign: "center" }),
      ...clamp,
    },
    summary,
    { kind: "summary", slide },
  );
  const edgePx = getDirection(summary) === "rtl" ? -4 : 4;
  return box(
    {
      display: "flex",
      flexDirection: "column",
      flexShrink: 0,
      padding: `${Math.round(12 * type.space)}px ${Math.round((callToAction ? 24 : 18) * type.space)}px`,
      backgroundColor: surface.background,
      ...(callToAction
        ? { borderRadius: 16, alignSelf: "center" }
        : {
            borderRadius: 10,
            boxShadow: `inset ${edgePx}px 0 0 ${surface.accent}, ${hairline(surface)}`,
          }),
    },
    words,
  );
}
