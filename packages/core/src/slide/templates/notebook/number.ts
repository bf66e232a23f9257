import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { squeezedGap, squeezedShare } from "../../composition/scene/squeeze.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { noteSheet, sheetOf } from "./colors.ts";
import { ring } from "./hand.ts";
import { onNote } from "./paper.ts";

/** Width of the number on a landscape slide, as a fraction of the area's width. */
const numberShare = 0.44;
/** Size of the digits in the ring, as a fraction of the ring's width and height. */
const inRing = { width: 0.7, height: 0.62 } as const;
/** Smallest height of the ring, as a fraction of its width. */
const flattest = 0.3;
/** How much lower than in the middle of their line digits are drawn, em, because they are high in it. */
const lowEm = 0.09;

/** Draws the number in a ring, then the rest of the header, and the text on a sticky note. */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { px, shape, reading, squeeze } = scene;
  const isSplit = shape === "landscape";
  const area = inset(skin.area(scene, skin), { bottom: px(10) });
  const paper = sheetOf(scene);
  const numberPx = Math.floor(area.width * numberShare);
  const words = isSplit ? inset(area, { left: numberPx + px(56) }) : area;
  const sheet = noteSheet(scene);
  const note = onNote(scene, textPart(scene, skin, reading.blocks, { sheet }), {
    sheet,
    turnDeg: 0.7,
  });
  return {
    around: partsAtFoot(scene, words, [note, calloutPart(scene, skin)], {
      widthPx: words.width * (isSplit ? 1 : 0.92),
      heightPx: words.height * (isSplit ? 0.54 : 0.36),
      maxSize: 50,
      gapPx: () => squeezedGap(scene, 40),
      clearPx: squeezedGap(scene, 44),
    }),
    rest: {
      maxSize: isSplit ? 120 : 128,
      mostPx: ({ height }) => height * (isSplit ? 0.9 : squeezedShare(scene, 0.3)),
    },
    placement: isSplit ? "together" : "foot",
    beside: isSplit ? { ...area, width: numberPx } : null,
    gapPx: squeezedGap(scene, 40),
    figure: ({ width, height }) => ({
      area: { width: width * inRing.width, height: height * inRing.height },
      color: paper.accentLarge,
      align: "center",
    }),
    draw: (place, { node, sizePx, heightPx, wordsPx }) => {
      const width = Math.min(place.width, Math.max(heightPx * 1.2, wordsPx / inRing.width));
      const height = Math.min(place.height, Math.max(heightPx / inRing.height, width * flattest));
      const x = place.x + (isSplit ? (place.width - width) / 2 : 0);
      const y = place.y + (place.height - height) / (isSplit ? 2 : 1);
      const around = { x, y, width, height };
      return {
        nodes: [
          ...(squeeze < 2
            ? [ring(scene, around, { name: "figure", pen: "thick", color: paper.ink })]
            : []),
          boxAt(
            { ...around, y: around.y + sizePx * lowEm },
            { alignItems: "center", justifyContent: "center" },
            node,
          ),
        ],
      };
    },
    isAtFoot: !isSplit,
  };
};
