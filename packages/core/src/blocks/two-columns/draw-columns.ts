import type { Surface } from "../../design/palette.ts";
import { directionStyle } from "../../drawing/direction.ts";
import { hairline } from "../../drawing/hairline.ts";
import { box, text, type SlideNode } from "../../drawing/node.ts";
import type { TextRef } from "../../drawing/text-ref.ts";
import type { DrawBlock, DrawContext } from "../block.ts";
import { columnsFault, parseColumns } from "./columns.ts";

/** Two cards side by side, the first line of each its heading; the right one is tinted with the primary. */
export const drawColumns: DrawBlock = (context, value, ref) => {
  const { palette, design, type } = context;
  const result = parseColumns(value);
  if (!result.ok) {
    const style = {
      fontFamily: design.bodyFontFamily,
      fontSize: type.bodyPx,
      lineHeight: 1.5,
      color: palette.ink,
    };
    return [text(style, columnsFault, ref)];
  }
  const cards = box(
    {
      display: "flex",
      flexDirection: "row",
      columnGap: Math.round(12 * type.space),
      flexShrink: 0,
    },
    buildCard(
      context,
      { ...palette.leftColumn, accent: palette.leftColumn.ink },
      result.leftColumn,
      { ...ref, part: "left" },
    ),
    buildCard(context, palette.rightColumn, result.rightColumn, { ...ref, part: "right" }),
  );
  return [cards];
};

function buildCard(
  context: DrawContext,
  surface: Surface,
  paragraphs: string[],
  ref: TextRef,
): SlideNode {
  const { design, type } = context;
  return box(
    {
      display: "flex",
      flexDirection: "column",
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: 0,
      minWidth: 0,
      rowGap: Math.round(5 * type.space),
      padding: `${Math.round(13 * type.space)}px ${Math.round(15 * type.space)}px`,
      borderRadius: 12,
      backgroundColor: surface.background,
      boxShadow: hairline(surface),
    },
    ...paragraphs.map((paragraph, index) => {
      const heading = index === 0;
      return text(
        {
          fontFamily: heading ? design.fontFamily : design.bodyFontFamily,
          fontWeight: heading ? 700 : 400,
          fontSize: type.columnsPx,
          lineHeight: heading ? 1.3 : 1.45,
          color: heading ? surface.accent : surface.ink,
          overflowWrap: "anywhere",
          flexShrink: 0,
          ...directionStyle(paragraph),
        },
        paragraph,
        ref,
      );
    }),
  );
}
