import type { Sheet } from "../../../design/colors/template-colors.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, type Letters } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, gridAreas, growth } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import type { ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { plate } from "./fields.ts";

const cardLetters: Letters = { family: "heading", weight: 800, leading: 1.04, tracking: -0.035 };

/** Cards stand two by two up to this many; more are rows. */
const mostCards = 6;
/** From this size on bold letters count as large, CSS px. */
const boldLarge = 18.7;
/** Design px of a row at most. */
const maxRow = 320;
/** Cards lower than this have their mark beside the words, design px. */
const lowRow = 205;
/** Cards with a heavy edge, the first in the primary and the last of two rows in ink; many points as rows. */
export function* composeList(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "list");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px, squeeze } = scene;
  const { entries } = main;
  const count = entries.length;
  const isGrid = count >= 4 && count <= mostCards && squeeze === 0;
  const gapPx = gap(scene, isGrid ? 24 : count > 5 ? 12 : 18);
  const place = isGrid
    ? room
    : {
        ...room,
        height: Math.min(room.height, count * px(maxRow * growth(count)) + (count - 1) * gapPx),
      };
  const areas = gridAreas(place, count, isGrid ? 2 : 1, gapPx);
  const edgePx = Math.max(2, px(6));
  const padPx = isGrid ? px(34) : px(30);
  const rowPx = areas[0]?.height ?? 0;
  const isLow = isGrid && rowPx < px(lowRow);
  const isStacked = isGrid && !isLow;
  const isPlain = entries.every(({ mark }) => mark === "neutral" || mark === "own");
  const markPx = isStacked
    ? Math.min(px(isPlain ? 40 : 58), rowPx * 0.24)
    : Math.min(px(isPlain ? 46 : 60), rowPx * 0.5);
  const hasMarks = entries.some(({ mark }) => mark !== "own");
  const aside = !isStacked && hasMarks ? markPx + padPx * 0.7 : 0;
  const boxes = areas.map(({ width }) => ({
    widthPx: Math.floor(width - 2 * (padPx + edgePx) - aside),
    heightPx: isStacked
      ? rowPx - 2 * (padPx * 0.8 + edgePx) - markPx - px(8)
      : rowPx - 2 * edgePx - Math.min(px(36), rowPx * (count > 5 ? 0.06 : 0.2)),
  }));
  const fitted = yield* fitWords(scene, "points", entries, {
    // A word may hang out of its box by a space's width.
    boxes: boxes.map((place) => ({ ...place, widthPx: place.widthPx - px(16) })),
    letters: cardLetters,
    maxSize: hand.sizes.list * growth(count),
  });
  return [
    ...nodes,
    ...over,
    ...entries.map((entry, index) =>
      drawCard(scene, hand, entry, {
        area: areas[index] ?? room,
        sheet: cardSheet(scene, { index, count, isGrid }),
        index,
        isStacked,
        edgePx,
        padPx,
        markPx,
        hasMarks,
        sizePx: fitted.sizePx,
        widthPx: boxes[index]?.widthPx ?? 1,
      }),
    ),
    ...under,
  ];
}

/** The first card is the primary, the fourth of a grid or the last row the ink. */
function cardSheet(
  scene: Scene,
  { index, count, isGrid }: { index: number; count: number; isGrid: boolean },
): Sheet {
  const { colors } = scene;
  if (index === 0) return colors.primary;
  const inked = isGrid ? 3 : count - 1;
  return index === inked && count > 2 ? colors.inkField : plate(scene);
}

interface CardSetting {
  area: Area;
  sheet: Sheet;
  index: number;
  isStacked: boolean;
  edgePx: number;
  padPx: number;
  markPx: number;
  hasMarks: boolean;
  sizePx: number;
  widthPx: number;
}

function drawCard(
  scene: Scene,
  hand: TemplateHand,
  entry: ListEntry,
  { area, sheet, index, isStacked, edgePx, padPx, markPx, hasMarks, sizePx, widthPx }: CardSetting,
): SlideNode {
  const { colors } = scene;
  const isPrimary = sheet === colors.primary;
  const marked = isPrimary ? { ...sheet, accentLarge: sheet.inkLarge } : sheet;
  const mark = hand.mark(scene, { mark: entry.mark, sizePx: markPx, sheet: marked, index });
  const words = paragraph(scene, entry, {
    letters: cardLetters,
    sizePx,
    color: isPrimary && sizePx >= boldLarge ? sheet.inkLarge : sheet.ink,
    widthPx,
  });
  const frame = {
    backgroundColor: sheet.background,
    border: `${edgePx}px solid ${colors.paper.ink}`,
  };
  if (isStacked) {
    return at(
      area,
      {
        ...frame,
        flexDirection: "column",
        justifyContent: mark ? "space-between" : "flex-end",
        padding: `${padPx * 0.8}px ${padPx}px`,
      },
      mark &&
        box({ display: "flex", height: markPx, flexShrink: 0, alignItems: "flex-start" }, mark),
      words,
    );
  }
  return at(
    area,
    { ...frame, alignItems: "center", paddingLeft: padPx, paddingRight: padPx },
    hasMarks
      ? box(
          { width: markPx + padPx * 0.7, flexShrink: 0, display: "flex", alignItems: "center" },
          mark,
        )
      : null,
    words,
  );
}
