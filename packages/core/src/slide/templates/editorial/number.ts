import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { squeezedGap, squeezedShare } from "../../composition/scene/squeeze.ts";
import { stackUnderRule } from "../../composition/text/around/above-and-below.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { rule } from "./parts.ts";

/** Width of the number on a landscape slide, as a fraction of the area's width. */
const numberShare = 0.48;
/** Space above and below the rule over the notes, design px. */
const noteGap = 34;

/** Draws the number in the accent colour under the rule, then the rest of the header, and notes under a rule. */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { px, shape, reading } = scene;
  const isSplit = shape === "landscape";
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const numberPx = Math.floor(area.width * numberShare);
  const words = isSplit ? inset(area, { left: numberPx + px(60) }) : area;
  const notes = [textPart(scene, skin, reading.blocks), calloutPart(scene, skin)];
  return {
    around: stackUnderRule(scene, words, notes, {
      maxSize: 50,
      most: isSplit ? 0.56 : 0.4,
      gap: 30,
      gapPx: px(noteGap),
      drawRule: (y) => rule(scene, { ...words, y }, "rule", sheet.ink),
    }),
    rest: {
      maxSize: isSplit ? 130 : 118,
      mostPx: ({ height }) => height * (isSplit ? 0.9 : squeezedShare(scene, 0.34)),
    },
    placement: isSplit ? "together" : "foot",
    beside: isSplit ? { ...area, width: numberPx } : null,
    gapPx: squeezedGap(scene, 36),
    figure: ({ width, height }) => ({
      area: { width: width - (isSplit ? px(40) : 0), height },
      color: sheet.accentLarge,
    }),
    draw: (place, { node }) => ({
      nodes: [
        boxAt(
          place,
          { flexDirection: "column", justifyContent: isSplit ? "center" : "flex-end" },
          node,
        ),
      ],
    }),
    isAtFoot: !isSplit,
  };
};
