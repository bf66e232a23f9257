import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import { furnitureEdges } from "../../composition/furniture/furniture.ts";
import { icon } from "../../composition/text/icons.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { FurnitureLook } from "../../composition/scene/layout-looks.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import { isLandscape, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { stripMarkup } from "../../../text/inline-markup.ts";
import { hasField, isFootOnPhoto, isOnPhoto, nightSheet, sheetOf } from "./fields.ts";
import { rule } from "./parts.ts";

export const margin = 76;

/** Distance from the top row's upper edge to the rule under it, and to the free area, design px. */
const ruleGap = 56;
/** How much lower the rule is on a landscape slide, whose top row has larger letters, design px. */
const lowerRule = 6;
export const topGap = 98;

const plain: Letters = { family: "sans", weight: 600, leading: 1.3 };
const spaced: Letters = { ...plain, tracking: 0.12, uppercase: true };
/** Titles with more letters are drawn as typed, because spaced capitals would be cut. */
const mostSpaced = 30;

/** Returns the `y` of the rule under the top row, CSS px. */
function ruleTop(scene: Scene): number {
  const lower = isLandscape(scene.context.stage) ? lowerRule : 0;
  return furnitureEdges(scene).topPx + scene.px(ruleGap + lower);
}

/** Returns the area of a quote's photo at the slide's top right; null without one. */
function quotePhoto({ layout, photo, context }: Scene): Area | null {
  return layout === "quote" && photo && !isLandscape(context.stage) ? photo : null;
}

/** Styles top row and foot: spaced capitals over a rule, the brand and a thin arrow. */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { px, reading } = scene;
  const sheet = sheetOf(scene);
  const low = isFootOnPhoto(scene) ? nightSheet(scene) : sheet;
  const { top, foot } = furnitureAreas(scene, skin, px(56));
  const isShort = !quotePhoto(scene) && stripMarkup(reading.title.text).length <= mostSpaced;
  const beside = quotePhoto(scene);
  const width = beside ? Math.floor(beside.x - top.x - px(36)) : top.width;
  const area = { ...top, width };
  return {
    under: drawRule(scene, area),
    top: {
      brand: { letters: spaced, color: sheet.ink },
      title: {
        letters: isShort ? spaced : plain,
        color: sheet.ink,
        marking: sheet.smallHighlight,
      },
      number: { letters: plain, color: sheet.ink, accent: sheet.ink },
      place: beside ? besidePhoto(scene, area) : oneTopRow(area, { columnGap: px(64) }),
    },
    foot: {
      brand: { letters: { ...plain, weight: 700 }, color: low.ink },
      tag: { letters: { ...plain, weight: 500 }, color: low.muted },
      image: { sizePx: px(56), sheet: low },
      cue: icon("arrow", px(54), low.ink, { strokeWidth: 1.6 }),
      place: oneFootRow(scene, foot),
    },
  };
};

/** Draws the rule under the top row; none on a cover, or under a row that is over a photo. */
function drawRule(scene: Scene, { x, width }: Area): SlideNode[] {
  const { layout, topSheet } = scene;
  if (layout === "cover" || isOnPhoto(scene) || topSheet || layout === "single") return [];
  const { ink } = sheetOf(scene);
  return [rule(scene, { x, y: ruleTop(scene), width }, "rule", ink)];
}

/** Returns a function that places the title over the rule, and the number under it, in the column beside a photo. */
function besidePhoto(scene: Scene, area: Area): FurnitureLook["top"]["place"] {
  const y = ruleTop(scene) + scene.px(26);
  return ({ lead, number }) => [
    boxAt(area, {}, lead),
    boxAt({ ...area, y, height: area.height }, {}, number),
  ];
}

/** Draws an accent tab on the rule above the headline, on slides whose headline is there. */
export const headMark: NonNullable<TemplateSkin["headMark"]> = (scene, sheet, place) => {
  const { px } = scene;
  const y = ruleTop(scene);
  const isUnderRule = Math.abs(place.y - y - px(topGap - ruleGap)) < px(30);
  if (!isUnderRule || hasField(scene)) return [];
  const height = Math.max(3, px(12));
  return [boxAt({ x: place.x, y, width: px(132), height }, { backgroundColor: sheet.accentLarge })];
};
