import { box, type SlideNode } from "../../../drawing/node.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { fieldCallout } from "../../composition/text/callouts.ts";
import { callIcon } from "../../composition/text/call-icon.ts";
import { icon } from "../../composition/text/icons.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { boxAt, column, row } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { accentOf, hasField, sheetOf } from "./fields.ts";

/** Thickness of rules: between rows, above pages, and of the short dash; design px. */
const thickness = { hair: 2, rule: 3, dash: 5 } as const;
/** Width of the dash before names and above call-outs, design px. */
export const dashWidth = 64;

export function rule(
  { px }: Scene,
  { x, y, width }: Omit<Area, "height">,
  kind: keyof typeof thickness,
  color: string,
): SlideNode {
  const height = Math.max(1, px(thickness[kind]));
  return boxAt({ x, y, width, height }, { backgroundColor: color });
}

/** Rows that start less than this far below the free area's top have no rule above, design px: the top row's is near. */
const nearTopRow = 40;

/** Draws the rules above rows: the first one strong, others fine. */
export function rowRules(scene: Scene, skin: TemplateSkin, areas: readonly Area[]): SlideNode[] {
  const { ink, line } = sheetOf(scene);
  const topY = areas[0]?.y ?? 0;
  const isNear = topY < skin.area(scene, skin).y + scene.px(nearTopRow);
  return areas.flatMap((area) => {
    if (area.y !== topY) return rule(scene, area, "hair", line);
    return isNear ? [] : rule(scene, area, "rule", ink);
  });
}

/** Draws the short accent dash. */
export function dash({ px }: Scene, color: string): SlideNode {
  const height = Math.max(2, px(thickness.dash));
  return box({ width: px(dashWidth), height, backgroundColor: color, flexShrink: 0 });
}

/** Draws a call-out in italics under the dash; the call to action of a closing on a field. */
export const callout: TemplateSkin["callout"] = (scene, words, { sizePx, widthPx }) => {
  const { px, colors, floorPx, layout } = scene;
  if (layout === "closing") return actionPlate(scene, words, { sizePx, widthPx });
  const sheet = layout === "cover" || layout === "picture" ? sheetOf(scene) : colors.paper;
  return column(
    { width: widthPx, rowGap: squeezedGap(scene, 22) },
    dash(scene, accentOf(scene)),
    paragraph(scene, words, {
      letters: {
        family: "heading",
        weight: 400,
        leading: 1.16,
        tracking: -0.01,
        italic: true,
        balanced: true,
        lining: true,
      },
      sizePx: Math.max(floorPx.body, sizePx * 1.36, px(30)),
      color: sheet.ink,
      widthPx,
    }),
  );
};

/** Draws the call to action on a plate: in the background's colour on the primary field, else in the primary colour. */
const actionPlate: TemplateSkin["callout"] = (scene, words, { sizePx, widthPx }) => {
  const { px, colors, context, floorPx } = scene;
  const isOnField = hasField(scene);
  const ink = isOnField ? colors.paper.ink : colors.chosen.ink;
  const backgroundColor = isOnField ? context.palette.backgroundColor : colors.chosen.background;
  const name = callIcon(words.text);
  const iconPx = name ? sizePx * 1.3 : 0;
  const plate = fieldCallout(
    scene,
    words,
    {
      letters: { family: "sans", weight: 600, leading: 1.24, tracking: -0.01 },
      sizePx: Math.max(floorPx.body, sizePx),
      color: ink,
      widthPx: Math.floor(widthPx - iconPx),
      sidePx: px(40),
      endsPx: squeezedGap(scene, 34),
    },
    {},
  );
  return row(
    { width: widthPx, backgroundColor, alignItems: "center" },
    plate,
    name && icon(name, iconPx * 0.9, ink, { strokeWidth: 1.8 }),
  );
};
