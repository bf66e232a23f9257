import type { Surface } from "../design/palette.ts";
import { parseColumns } from "../document/columns.ts";
import { directionStyle } from "./direction.ts";
import { hairline } from "./hairline.ts";
import { box, text, type SlideNode } from "./node.ts";
import type { SlideContext } from "./slide-context.ts";
import type { TextRef } from "./text-ref.ts";

/** Two cards side by side, the first line of each its heading; the right one is tinted with the primary. */
export function buildColumnsItem(
  context: SlideContext,
  value: string,
  ref: Extract<TextRef, { kind: "item" }>,
): SlideNode {
  const { palette, design, type } = context;
  const result = parseColumns(value);
  if (!result.ok) {
    return text(
      {
        fontFamily: design.bodyFontFamily,
        fontSize: type.bodyPx,
        lineHeight: 1.5,
        color: palette.ink,
      },
      "Error parsing two-columns data",
      ref,
    );
  }
  return box(
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
}

function buildCard(
  context: SlideContext,
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
