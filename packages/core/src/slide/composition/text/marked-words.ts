import { box, type BoxNode, type SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { icon } from "./icons.ts";
import { paragraph, type Setting } from "../scene/lettering.ts";
import { row } from "../scene/boxes.ts";
import type { Scene } from "../scene/scene.ts";

export interface WordMark {
  draw: (sizePx: number) => SlideNode;
  /** Width that the icon takes, em of the text's font size. */
  roomEm: number;
  /** Distance of the icon from the text's top, em of the text's font size. */
  topEm: number;
}

/**
 * Returns a cross for the worse first column, and a check mark for the better second column. Null if `isJudged` is
 * false.
 */
export function judgement(
  isJudged: boolean,
  side: number,
  color: string,
  { sizeEm = 0.86, roomEm = 1.3, topEm = 0.14 } = {},
): WordMark | null {
  if (!isJudged) return null;
  const name = side === 0 ? "cross" : "check";
  return {
    draw: (sizePx) => icon(name, sizePx * sizeEm, color, { strokeWidth: 3 }),
    roomEm,
    topEm,
  };
}

/** Draws an icon and the text after it, together `widthPx` wide. Without an icon, the text has the whole width. */
export function markedWords(
  scene: Scene,
  words: Words,
  mark: WordMark | null,
  { widthPx, sizePx, ...setting }: Setting & { widthPx: number },
): BoxNode {
  const markPx = mark ? Math.round(sizePx * mark.roomEm) : 0;
  const room = { width: markPx, flexShrink: 0, display: "flex" } as const;
  return row(
    { width: widthPx, alignItems: "flex-start" },
    mark && box({ ...room, paddingTop: sizePx * mark.topEm }, mark.draw(sizePx)),
    paragraph(scene, words, { ...setting, sizePx, widthPx: widthPx - markPx }),
  );
}
