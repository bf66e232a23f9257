import type { SlideNode } from "../../drawing/node.ts";
import type { Column } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import { fitSiblings } from "./fit.ts";
import { paragraph, type Letters } from "./lettering.ts";
import { markedWords, type WordMark } from "./marked-words.ts";
import { column } from "./place.ts";
import type { Area, Scene } from "./scene.ts";
import type { TemplateSkin } from "./skin.ts";

/** How a side's head and rows are set. */
export interface SideLook {
  headLetters: Letters;
  headColor: string;
  /** Times the size of the rows. */
  headScale?: number;
  rowLetters: Letters;
  rowColor: string;
  mark: WordMark | null;
  /** Between the rows, times their size. */
  rowGap: number;
  /** A line between rows. */
  between?: () => SlideNode;
  align?: "start" | "center";
}

/** A side's words in its place, and how high the higher side's are, CSS px. */
interface Card {
  area: Area;
  index: number;
  words: SlideNode;
  mostPx: number;
}

/** How a template stands two sides against each other. */
interface PairLook {
  areas: readonly [Area, Area];
  /** What a side leaves its words, CSS px. */
  room: (area: Area) => { widthPx: number; heightPx: number };
  side: (index: number, column: Column) => SideLook;
  /** Rows move this far apart at most in the room that is left, times their size. */
  widestGap?: number;
  draw: (card: Card) => SlideNode | SlideNode[];
}

/** Two columns, each in a place of its own, their words in one size. */
export function* drawPair(
  scene: Scene,
  skin: TemplateSkin,
  columns: readonly [Column, Column],
  { areas, room, side, widestGap, draw }: PairLook,
): Composing<SlideNode[]> {
  const boxes = areas.map(room);
  const looks = columns.map((content, index) => side(index, content));
  const build = (sizePx: number, gapOf = ({ rowGap }: SideLook) => rowGap) =>
    columns.flatMap((content, index) => {
      const [look, box] = [looks[index], boxes[index]];
      return look && box
        ? [buildSide(scene, content, { ...look, rowGap: gapOf(look) }, sizePx, box.widthPx)]
        : [];
    });
  const { sizePx, heightsPx } = yield* fitSiblings(
    "columns",
    { minPx: scene.floorPx.body, maxPx: scene.px(skin.sizes.columns) },
    (size) =>
      build(size).flatMap((node, index) => {
        const box = boxes[index];
        return box ? [{ node, ...box }] : [];
      }),
  );
  const gaps = Math.max(...columns.map(({ rows }) => rows.length), 1);
  const spare = Math.min(...boxes.map(({ heightPx }, index) => heightPx - (heightsPx[index] ?? 0)));
  const drawn = build(sizePx, ({ rowGap, between }) => {
    if (widestGap === undefined) return rowGap;
    const more = (Math.max(0, spare) * 0.8) / (between ? gaps * 2 : gaps) / sizePx;
    return Math.min(widestGap, rowGap + more);
  });
  const mostPx = Math.max(...heightsPx);
  return areas.flatMap((area, index) => {
    const words = drawn[index];
    return words ? draw({ area, index, words, mostPx }) : [];
  });
}

/** The head over the rows of a side. */
function buildSide(
  scene: Scene,
  { head, rows }: Column,
  look: SideLook,
  sizePx: number,
  widthPx: number,
): SlideNode {
  const { align = "start", headScale = 1.24, rowGap, mark, between } = look;
  return column(
    {
      width: widthPx,
      rowGap: sizePx * rowGap,
      ...(align === "center" && { alignItems: "center" }),
    },
    paragraph(scene, head, {
      letters: look.headLetters,
      sizePx: sizePx * headScale,
      color: look.headColor,
      widthPx,
      align,
      style: { marginBottom: sizePx * 0.2 },
    }),
    ...rows.flatMap((words, index) => [
      index > 0 && between ? between() : null,
      markedWords(scene, words, mark, {
        letters: look.rowLetters,
        sizePx,
        color: look.rowColor,
        widthPx,
        align,
      }),
    ]),
  );
}
