import { box, type SlideNode } from "../../../drawing/node.ts";
import type { EntryMark } from "../../../layouts/reading/slide-reading.ts";
import { icon, type IconName } from "./icons.ts";

/** The icon of each kind of list item; null if the item's text starts with its own symbol, e.g. an emoji. */
export const markIcons: Readonly<Record<EntryMark, IconName | null>> = {
  neutral: "dot",
  check: "check",
  cross: "cross",
  open: "square",
  own: null,
};

/** How a template draws bullets and check marks; `share` and `leading` are multiples of the font size. */
interface MarkLook {
  color: string;
  strokeWidth: number;
  /** The empty box of an item that is still to do. */
  open: { share: number; strokeWidth: number };
  /** The bullet of a plain item, vertically centred on the item's first line. */
  neutral: SlideNode;
  leading: number;
}

/** Draws an item's bullet or check mark for a font size in CSS px. Null if the text starts with its own symbol. */
export function plainMark(
  mark: EntryMark,
  sizePx: number,
  { color, strokeWidth, open, neutral, leading }: MarkLook,
): SlideNode | null {
  switch (mark) {
    case "own":
      return null;
    case "check":
    case "cross":
      return icon(mark, sizePx, color, { strokeWidth });
    case "open":
      return icon("square", sizePx * open.share, color, { strokeWidth: open.strokeWidth });
    case "neutral":
      return box({ height: sizePx * leading, display: "flex", alignItems: "center" }, neutral);
  }
}
