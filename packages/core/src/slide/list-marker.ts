import type { Ornament } from "../design/design.ts";
import { box, text, type BoxNode } from "./node.ts";
import type { SlideContext } from "./slide-context.ts";
import { svgDataUrl } from "./svg.ts";

/** The marker of list items in each ornament's hand, on a 16 x 16 grid: `c` is the accent, `t` its tint. */
const markers: Record<Ornament, (c: string, t: string) => string> = {
  modern: (c, t) =>
    `<rect width="16" height="16" rx="4.5" fill="${t}"/><path d="M4.6 8.3 7 10.7l4.5-5.2" fill="none" stroke="${c}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  minimal: (c) => `<path d="M2 8h11" stroke="${c}" stroke-width="1.6"/>`,
  bold: (c) => `<rect x="2.5" y="3.5" width="9.5" height="9.5" fill="${c}"/>`,
  elegant: (c) =>
    `<path d="M8 3.2 12.8 8 8 12.8 3.2 8Z" fill="none" stroke="${c}" stroke-width="1.3"/><path d="M8 6.4 9.6 8 8 9.6 6.4 8Z" fill="${c}"/>`,
  corporate: (c) =>
    `<path d="M5 3.6 9.6 8 5 12.4" fill="none" stroke="${c}" stroke-width="2.1" stroke-linecap="square"/>`,
  dark: (c, t) =>
    `<circle cx="8" cy="8" r="6.4" fill="${t}"/><circle cx="8" cy="8" r="2.9" fill="${c}"/>`,
};

/** A list item's marker, centred on its first line: the ornament's picture, or the item's number. */
export function buildListMarker(
  context: SlideContext,
  lineHeightPx: number,
  number: number | null,
): BoxNode {
  const { design, palette, type } = context;
  const style = {
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    height: lineHeightPx,
  } as const;
  // Numbers of one digit start their words where pictures do.
  const sizePx = Math.round(type.bodyPx * 0.98);
  if (number !== null) {
    return box(
      { ...style, minWidth: sizePx },
      text(
        {
          fontFamily: design.fontFamily,
          fontWeight: 700,
          fontSize: type.bodyPx,
          lineHeight: 1.2,
          color: palette.accent,
          direction: "ltr",
          whiteSpace: "nowrap",
        },
        `${number}.`,
      ),
    );
  }
  return box(style, {
    kind: "image",
    src: svgDataUrl(16, 16, markers[design.ornament](palette.accent, palette.chip.background)),
    style: {
      width: sizePx,
      height: sizePx,
      // A tick is drawn the same way in both directions of writing.
      ...(context.direction === "rtl" &&
        design.ornament !== "modern" && { transform: "scaleX(-1)" }),
    },
  });
}
