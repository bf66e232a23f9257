import { box, type SlideNode } from "../../drawing/node.ts";
import type { EntryMark } from "../../layouts/reading/slide-reading.ts";
import { icon, type IconName } from "./icons.ts";

/** What a list's line says of itself; null if its words bring a mark of their own. */
export const markIcons: Readonly<Record<EntryMark, IconName | null>> = {
  neutral: "dot",
  check: "check",
  cross: "cross",
  open: "square",
  own: null,
};

/** How a template marks the lines of a text; shares are of their size. */
interface MarkLook {
  color: string;
  strokeWidth: number;
  /** The empty box of a line that is still to do. */
  open: { share: number; strokeWidth: number };
  /** The mark of a line that says nothing of itself, in the middle of its first line. */
  neutral: SlideNode;
  leading: number;
}

/** The mark of a line of that size; null if its words bring a mark of their own. */
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
