import { evenLines } from "../../composition/text/even-lines.ts";
import { squeezedGap, squeezedShare } from "../../composition/scene/squeeze.ts";
import type { NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { gradientFigures } from "./paint.ts";
import { besideSphere } from "./sphere.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Width of the number on a landscape slide, as a fraction of the area's width. */
const numberShare = 0.48;

/** Largest font size of the text that explains the number, design px. */
const noteSize = 58;

/** Space for the last digit, design px. Negative letter spacing makes the digit overflow its box. */
const overhang = 34;
/** The first digit's shift to the left, design px. */
const hangs = 14;

/**
 * Draws the number filled with a gradient, as large as possible, above the rest of the header or, on landscape slides,
 * beside it.
 */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { reading, shape, px, colors, rtl } = scene;
  const area = besideSphere(scene, skin.area(scene, skin));
  const isSplit = shape === "landscape";
  const numberPx = Math.floor(area.width * numberShare);
  const words = isSplit ? inset(area, { left: numberPx + px(60) }) : area;
  const neighbours = { area: words, after: reading.blocks };
  const most = isSplit ? 0.6 : 0.46;
  return {
    around: textAboveAndBelow(scene, evenLines(skin), neighbours, {
      most,
      gap: 32,
      maxSize: noteSize,
    }),
    rest: {
      maxSize: isSplit ? 136 : 124,
      mostPx: ({ height }) => height * (isSplit ? 0.9 : squeezedShare(scene, 0.36)),
    },
    placement: isSplit ? "together" : "foot",
    isAtFoot: !isSplit,
    beside: isSplit ? { ...area, width: numberPx } : null,
    gapPx: squeezedGap(scene, 48),
    figure: ({ width, height }) => ({
      area: { width: width - px(overhang), height },
      color: colors.paper.inkLarge,
      style: {
        ...gradientFigures(scene, colors.paper),
        marginLeft: rtl ? 0 : -px(hangs),
        // On right-to-left slides, mirroring turns this left padding into space on the right for the last digit.
        ...(rtl && { textAlign: "right", paddingLeft: px(overhang) }),
      },
    }),
    draw: (place, { node }) => {
      // The number's box extends to the end of the line, because the gradient is drawn only inside the box.
      const width = Math.floor(place.width);
      const figure = node && { ...node, style: { ...node.style, width } };
      return {
        nodes: [
          boxAt(
            place,
            { flexDirection: "column", justifyContent: isSplit ? "center" : "flex-end" },
            figure,
          ),
        ],
      };
    },
  };
};
