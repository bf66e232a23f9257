import { growth } from "../../composition/scene/areas.ts";
import { countLetters } from "../../composition/fit/claim-size.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { markedRows } from "../../composition/text/marked-rows.ts";
import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import { sheetOf } from "./colors.ts";
import { ring } from "./hand.ts";

/** Largest height of a row, design px. Without it, a few rows would be far apart. */
const mostRow = { usual: 260, tall: 360 } as const;
const many = 4;
/**
 * Factor for the largest font size of three short items side by side, which would be lost on their slide, and an
 * estimate of a letter's width, em.
 */
const beside = { growth: 1.5, letterEm: 0.58 } as const;

/** Draws steps as rows, each number in a ring. */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px, shape } = scene;
  const sheet = sheetOf(scene);
  const isMany = content.steps.length > many || shape === "landscape";
  const areas = stepAreas(scene, content, room, {
    gapPx: squeezedGap(scene, 12),
    columnGapPx: px(130),
    mostPx: px(mostRow[shape === "tall" ? "tall" : "usual"]),
  });
  const rowPx = areas[0]?.height ?? 0;
  const ringPx = Math.min(px(isMany ? 118 : 150), rowPx * 0.94);
  const places = numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: ringPx, isCentered: true },
    figurePx: Math.min(ringPx * 0.56, (ringPx * 0.62) / content.figureEm),
    betweenPx: px(36),
    endPx: 0,
    airPx: squeezedGap(scene, isMany ? 14 : 34),
    letters: { ...skin.letters.lead, leading: 1.16, balanced: true },
    tone: () => ({ figure: sheet.ink, ink: sheet.ink }),
  });
  const isRow = rowPx <= (areas[0]?.width ?? 0) * 0.5;
  const rings = areas.map((area, index) =>
    ring(
      scene,
      {
        x: area.x,
        y: area.y + (area.height - ringPx) / 2,
        width: ringPx,
        height: ringPx,
      },
      { name: `step ${index}`, pen: "pen", color: sheet.accentLarge },
    ),
  );
  return { ...places, rules: isRow ? rings : [] };
};

/** Draws list items as rows of handwriting, each after its mark. */
export const listRows: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px, shape } = scene;
  const { length } = entries;
  const longest = Math.max(...entries.map(countLetters));
  return markedRows(scene, skin, entries, room, {
    gapPx: squeezedGap(scene, 8),
    columnGapPx: px(90),
    mostPx: px(mostRow[shape === "tall" ? "tall" : "usual"]),
    markEm: 1.15,
    maxSize: ([first, second], markEm) => {
      const usual = skin.sizes.list * growth(length);
      const isBeside = length === 3 && first !== undefined && first.y === second?.y;
      const linePx = isBeside ? first.width / (longest * beside.letterEm + markEm) : 0;
      return Math.max(usual, Math.min(usual * beside.growth, linePx / px(1)));
    },
    airPx: squeezedGap(scene, length > many ? 10 : 26),
    letters: { ...skin.letters.lead, leading: 1.14, balanced: true },
    sheet: sheetOf(scene),
  });
};
