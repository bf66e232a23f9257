import type { Composing } from "../../composition/fit/composing.ts";
import { fitSiblings } from "../../composition/fit/fit.ts";
import { squeezedShare } from "../../composition/scene/squeeze.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { columnsOf, alignStems, hairline, line } from "./grid.ts";
import type { TextAround } from "../../composition/scene/skin-parts.ts";
import { textPart, type Part, summaryPart } from "../../composition/text/around/parts.ts";

/** Digits are shifted left by this distance, em, so their stems align with the margin. */
const hangNumber = 0.06;
/** Width of the text on a landscape slide, as a fraction of the area's width. */
const wordsShare = 0.42;
/** Space above and below the line, design px. */
const lineRoom = 40;
/** Gap between texts that are stacked, design px. */
const noteGap = 28;

/**
 * Draws a number in thin digits as wide as the slide. Below it are the rest of the header, a line, and up to two texts.
 */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { px, shape, reading } = scene;
  const room = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const width = room.width * wordsShare;
  const words = isLandscape ? { ...room, x: room.x + room.width - width, width } : room;
  const figure = { ...room, width: room.width - width - px(60) };
  return {
    around: notesUnder(scene, skin, words),
    rest: {
      maxSize: isLandscape ? 136 : reading.blocks.length > 0 ? 128 : 190,
      mostPx: ({ height }) => Math.min(height, room.height * (isLandscape ? 0.4 : 0.22)),
    },
    placement: isLandscape ? "together" : "foot",
    isAtFoot: !isLandscape,
    beside: isLandscape ? figure : null,
    gapPx: px(34),
    figure: (area) => ({ area, color: skin.sheetOf(scene).inkLarge }),
    draw: (place, { node, sizePx }) => {
      const digits = isLandscape
        ? boxAt(room, { alignItems: "center" }, node)
        : boxAt(place, { alignItems: "flex-end" }, node);
      return { nodes: [alignStems(digits, sizePx, hangNumber)] };
    },
  };
};

/** Places blocks and summary under a line. Landscape slides stack them, and other slides place them side by side. */
function* notesUnder(scene: Scene, skin: TemplateSkin, area: Area): Composing<TextAround> {
  const notes = [textPart(scene, skin, scene.reading.blocks), summaryNote(scene, skin)].filter(
    (note) => note !== null,
  );
  if (notes.length === 0) return { over: [], under: [], room: area };
  const isStacked = scene.shape === "landscape";
  const isPair = notes.length === 2;
  const { start, span } = columnsOf(scene, area);
  const widthPx = Math.floor(isStacked ? area.width : span(isPair ? 2 : 4));
  const heightPx = area.height * squeezedShare(scene, isStacked && isPair ? 0.26 : 0.34);
  const { sizePx, heightsPx } = yield* fitSiblings(
    "notes",
    { minPx: scene.floorPx.body, maxPx: scene.px(54) },
    (size) => notes.map((note) => ({ node: note(size, widthPx), widthPx, heightPx })),
  );
  const gapPx = scene.px(noteGap);
  const stackedPx = heightsPx.reduce((sum, height) => sum + height + gapPx, -gapPx);
  const y = area.y + area.height - (isStacked ? stackedPx : Math.max(...heightsPx));
  const under = notes.map((note, index) => {
    const overPx = heightsPx.slice(0, index).reduce((sum, height) => sum + height + gapPx, 0);
    const height = heightsPx[index] ?? heightPx;
    const place = isStacked ? { x: area.x, y: y + overPx } : { x: start(index * 2), y };
    return boxAt({ ...place, width: widthPx, height }, {}, note(sizePx, widthPx));
  });
  const roomPx = scene.px(lineRoom);
  const color = skin.sheetOf(scene).line;
  const bottom = area.y + area.height - y + (scene.reading.number?.rest ? 2 * roomPx : 0);
  return {
    over: [],
    under: [line(scene, { ...area, y: y - roomPx }, hairline, color), ...under],
    room: inset(area, { bottom }),
  };
}

function summaryNote(scene: Scene, skin: TemplateSkin): Part | null {
  const letters = { ...skin.letters.body, weight: 600 };
  const color = skin.sheetOf(scene).ink;
  return summaryPart(scene, (summary, setting) =>
    paragraph(scene, summary, { letters, color, ...setting }),
  );
}
