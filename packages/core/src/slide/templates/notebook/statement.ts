import { isHeaderAlone } from "../../../layouts/brevity.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { noteSheet, sheetOf } from "./colors.ts";
import { underline, underlineSize } from "./hand.ts";
import { onNote } from "./paper.ts";

/** Largest height of the header, as a fraction of the free height: smaller letters break better on a high slide. */
const claimShare = { tall: 0.7, portrait: 0.86, square: 0.9, landscape: 1 } as const;

/** Draws a large header over two lines, and the text below it on a sticky note. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, reading, shape, squeeze, context } = scene;
  const whole = skin.area(scene, skin);
  const isAlone = isHeaderAlone(reading);
  const hasLines = context.design.headerUnderline && squeeze < 2;
  const area = inset(whole, { bottom: isAlone ? px(underlineSize + 30) : px(14) });
  const sheet = noteSheet(scene);
  const note = onNote(scene, textPart(scene, skin, reading.blocks, { sheet }), {
    sheet,
    turnDeg: 0.8,
  });
  const clearPx = squeezedGap(scene, hasLines ? 100 : 60);
  return {
    area,
    around: partsAtFoot(scene, area, [note, calloutPart(scene, skin)], {
      widthPx: area.width * (shape === "landscape" ? 0.72 : 0.9),
      heightPx: area.height * 0.46,
      maxSize: 52,
      gapPx: () => squeezedGap(scene, 44),
      clearPx,
    }),
    maxSize: claimSize(reading.header, skin.sizes.statement),
    shareOf: claimShare[shape],
    placement: isAlone ? "middle" : "together",
    ...(hasLines && {
      draw: ({ room, headerY, base, wordsPx }) => {
        if (isAlone) return [];
        const y = headerY + (room.y + room.height - headerY) + px(18);
        const color = sheetOf(scene).accentLarge;
        return base
          ? [
              underline(
                scene,
                { x: room.x, y, width: Math.min(room.width, wordsPx) },
                { name: "claim", color },
              ),
            ]
          : [];
      },
    }),
  };
};
