import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import { row } from "../../composition/scene/boxes.ts";
import { icon } from "../../composition/text/icons.ts";
import type { FurnitureLook } from "../../composition/scene/layout-looks.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { rule, sheetOf } from "./fields.ts";
import { drawBarcode } from "./parts.ts";

export const margin = 74;

/** Distance from the top row's upper edge to the rule under it, and from the foot's upper edge to the rule over it. */
const ruleGap = { top: 56, foot: 26 } as const;
/** Height of the foot, design px. */
const footSize = 48;

const mono: Letters = { family: "mono", weight: 700, leading: 1.3, tracking: -0.02 };

/** Styles top row and foot: monospaced, between rules, with a barcode and a heavy arrow. */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { px, layout, context, count } = scene;
  const sheet = sheetOf(scene);
  const { ink } = sheet;
  const { top, foot } = furnitureAreas(scene, skin, px(footSize));
  const rules =
    layout === "single"
      ? []
      : [
          rule(scene, { ...top, y: top.y + px(ruleGap.top) }),
          rule(scene, { ...foot, y: foot.y - px(ruleGap.foot) }),
        ];
  const arrow = icon("arrow", px(58), ink, { strokeWidth: 3.4 });
  const sign = context.design.cornerAccent && count > 1 ? drawBarcode(scene) : null;
  const place = oneFootRow(scene, foot);
  return {
    under: rules,
    top: {
      brand: { letters: mono, color: ink },
      title: { letters: mono, color: ink, marking: sheet.smallHighlight },
      number: { letters: mono, color: ink, accent: ink },
      place: oneTopRow(top, { columnGap: px(64) }),
    },
    foot: {
      brand: { letters: mono, color: ink },
      tag: { letters: { ...mono, weight: 500 }, color: ink },
      image: { sizePx: px(footSize), sheet },
      cue: arrow,
      place: (parts) =>
        place({
          ...parts,
          end: sign ? row({ alignItems: "center", columnGap: px(34) }, sign, parts.end) : parts.end,
        }),
    },
  };
};
