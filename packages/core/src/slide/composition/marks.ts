import { box, type SlideNode } from "../../drawing/node.ts";
import type { EntryMark } from "../../layouts/reading/slide-reading.ts";
import { icon, type IconName } from "./icons.ts";

/** The icon of each kind of list entry; null if the entry's words have their own mark. */
export const markIcons: Readonly<Record<EntryMark, IconName | null>> = {
  neutral: "dot",
  check: "check",
  cross: "cross",
  open: "square",
  own: null,
};

/** How a template draws the marks of list entries; `share` and `leading` are multiples of the type size. */
interface MarkLook {
  color: string;
  strokeWidth: number;
  /** The empty box of an open task. */
  open: { share: number; strokeWidth: number };
  /** The mark of a neutral entry, vertically centred on its first line. */
  neutral: SlideNode;
  leading: number;
}

/** The mark of a list entry at that type size, CSS px; null if the entry's words have their own mark. */
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
