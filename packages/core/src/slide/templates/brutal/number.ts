import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { squeezedGap, squeezedShare } from "../../composition/scene/squeeze.ts";
import { stackAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { blockOf } from "./fields.ts";

/** Width of the number on a landscape slide, as a fraction of the slide's width. */
const numberShare = 0.5;
/** Blank space over and under digits in their line, em. */
const airEm = 0.06;

/** Draws the number on a block from edge to edge, then the rest of the header in capitals, and the text. */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { px, shape, reading, widthPx } = scene;
  const isSplit = shape === "landscape";
  const area = skin.area(scene, skin);
  const block = blockOf(scene);
  const numberPx = Math.floor(widthPx * numberShare - area.x);
  const words = isSplit ? inset(area, { left: numberPx + px(48) }) : area;
  const parts = {
    over: [],
    under: [textPart(scene, skin, reading.blocks), calloutPart(scene, skin)],
  };
  return {
    around: stackAboveAndBelow(scene, words, parts, {
      maxSize: 52,
      most: isSplit ? 0.56 : 0.38,
      gap: 30,
    }),
    rest: {
      maxSize: isSplit ? 104 : 120,
      mostPx: ({ height }) => height * (isSplit ? 0.9 : squeezedShare(scene, 0.36)),
    },
    placement: isSplit ? "together" : "foot",
    beside: isSplit ? { ...area, width: numberPx } : null,
    gapPx: squeezedGap(scene, 44),
    figure: ({ width, height }) => ({
      area: { width: width - (isSplit ? area.x : 0), height: height * (isSplit ? 1 : 0.96) },
      color: block.ink,
      ...(isSplit && { style: { textAlign: "center" } }),
    }),
    draw: (place, { node, heightPx }) => {
      const band = isSplit
        ? { x: 0, y: area.y, width: area.x + numberPx, height: area.height }
        : { x: 0, y: place.y, width: widthPx, height: place.height };
      const line = { ...place, y: band.y, height: band.height };
      return {
        nodes: [
          boxAt(band, { backgroundColor: block.background }),
          boxAt(
            { ...line, y: line.y + heightPx * airEm },
            { flexDirection: "column", justifyContent: "center" },
            node,
          ),
        ],
      };
    },
  };
};
