import { getGrammar } from "../../design/templates/registry.ts";
import { box, text, type BoxNode } from "../../drawing/node.ts";
import { svgDataUrl } from "../../drawing/svg.ts";
import type { DrawContext } from "../block.ts";

/** A list item's marker, centred on its first line: the grammar's mark, or the item's number. */
export function buildListMarker(
  context: DrawContext,
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
  const { mark } = getGrammar(design.ornament);
  return box(style, {
    kind: "image",
    src: svgDataUrl(16, 16, mark.draw(palette.accent, palette.chip.background)),
    style: {
      width: sizePx,
      height: sizePx,
      ...(context.direction === "rtl" && mark.isMirrored && { transform: "scaleX(-1)" }),
    },
  });
}
