import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import { icon } from "./icons.ts";
import { paragraph, type Setting } from "./lettering.ts";
import { row } from "./place.ts";
import type { Scene } from "./scene.ts";

/** A mark before words; lengths are em of the words' type size. */
export interface WordMark {
  draw: (sizePx: number) => SlideNode;
  /** Width that the mark takes before the words, and its distance below their top. */
  roomEm: number;
  topEm: number;
}

/** A cross for the first column and a check for the second; null if `isJudged` is false. */
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

/** Words after their mark, `widthPx` wide together; without a mark the words take the whole width. */
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
