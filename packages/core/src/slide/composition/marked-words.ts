import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import { icon } from "./icons.ts";
import { paragraph, type Setting } from "./lettering.ts";
import { row } from "./place.ts";
import type { Scene } from "./scene.ts";

/** A mark beside words; lengths are times the words' size. */
export interface WordMark {
  draw: (sizePx: number) => SlideNode;
  /** Of the room before the words, and how far the mark lies under their top. */
  roomEm: number;
  topEm: number;
}

/** Crosses at the worse and checks at the better column, if the heads say which is which. */
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

/** Words beside their mark in that width; without a mark they have it all. */
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
