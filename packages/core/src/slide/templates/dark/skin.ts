import { isLegible, largeRatio } from "../../../design/legible-color.ts";
import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { freeArea } from "../../composition/furniture/furniture.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { isDark, type Area, type Scene } from "../../composition/scene/scene.ts";
import { pointCards } from "../../composition/text/cards.ts";
import { markedHead } from "../../composition/text/head.ts";
import { headingLetters } from "../../composition/scene/lettering.ts";
import { markingOf } from "../../composition/scene/marking.ts";
import { callout } from "./callout.ts";
import { chartMeters } from "./chart.ts";
import { closing } from "./closing.ts";
import { compareTiles } from "./comparison.ts";
import { cover } from "./cover.ts";
import { drawLamps, drawRingLight } from "./field.ts";
import { footSize, furniture } from "./furniture.ts";
import { card } from "./card.ts";
import { ringMark, lineMark } from "./marks.ts";
import { number } from "./number.ts";
import { onScreen } from "./text.ts";
import { glow, letterGlow, markGlow, neonOf, neonTrack, tileColor } from "./paint.ts";
import { photo } from "./photo.ts";
import { pictureLook } from "./picture.ts";
import { quote } from "./quote.ts";
import { drawRing, ringOf } from "./ring.ts";
import { statement } from "./statement.ts";
import { stepNodes } from "./steps.ts";
import {
  textAboveAndBelow,
  smallerAroundCode,
} from "../../composition/text/around/above-and-below.ts";

const margin = 80;

/** The style of a terminal with neon light on black. */
export const darkSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { ...headingLetters(700, 1.1, -0.035), balanced: true },
    body: { family: "body", weight: 400, leading: 1.42 },
    lead: { family: "body", weight: 500, leading: 1.34 },
    small: { family: "mono", weight: 400, leading: 1.3, tracking: -0.03 },
    number: headingLetters(700, 1, -0.05),
    figure: { family: "mono", weight: 700, leading: 1 },
    label: headingLetters(600, 1.14, -0.028),
  },
  sizes: {
    cover: 168,
    headline: 116,
    statement: 152,
    quote: 132,
    number: 360,
    body: 46,
    text: 69,
    steps: 58,
    list: 62,
    columns: 68,
  },
  sheetOf: ({ colors }) => colors.paper,
  marking: (scene, sheet) => {
    const { color, mark } = sheet.highlight;
    if (mark !== null) {
      const light = isLegible(mark, sheet.span, largeRatio) ? mark : sheet.accentLarge;
      return isDark(scene) ? { color, glow: markGlow(scene, light) } : markingOf(sheet, "rule");
    }
    const isLit = ["cover", "statement", "closing"].includes(scene.layout);
    const light = isLit ? letterGlow(scene) : undefined;
    return { color, ...(light && { glow: light }) };
  },
  ground: (scene) => (scene.context.design.showBackgroundElements ? drawLamps(scene) : []),
  ornaments: (scene) => {
    const ring = ringOf(scene);
    return [
      ...(scene.context.design.showBackgroundElements ? drawRingLight(scene) : []),
      ...(ring ? [drawRing(scene, ring)] : []),
    ];
  },
  furniture,
  area: (scene) => freeArea(scene, { margin, top: 88, foot: footSize + 54 }),
  head: markedHead,
  text: onScreen,
  around: (scene, skin, neighbours) =>
    textAboveAndBelow(scene, skin, neighbours, smallerAroundCode(scene)),
  list: (scene, skin, entries, room) =>
    pointCards(scene, skin, entries, room, {
      card,
      edgePx: scene.px(3),
      tile: ringMark,
    }),
  steps: stepNodes,
  chart: chartMeters,
  comparison: compareTiles,
  mark: lineMark,
  headMark: (scene, _, place) => segments(scene, place),
  callout,
  code: (scene) => ({
    background: "#0b0f16",
    radiusPx: scene.px(30),
    dots: true,
    border: `${Math.max(1, scene.px(2.5))}px solid ${withAlpha(neonOf(scene).tube, 0.6)}`,
    shadow: glow(scene, 0.8),
  }),
  cover,
  statement,
  photo,
  picture: pictureLook,
  closing,
  section: (scene, { index, count }) => {
    const { colors, px } = scene;
    const isHot = index === count - 1 && count > 1;
    const { tube } = neonOf(scene);
    const style = {
      backgroundColor: tileColor(scene, isHot),
      borderRadius: px(30),
      border: `${Math.max(1, px(2.5))}px solid ${isHot ? tube : withAlpha(tube, 0.28)}`,
      ...(isHot && { boxShadow: glow(scene) }),
    };
    return { sheet: isHot ? colors.panelStrong : colors.panel, style, padding: [44, 36] };
  },
  rows: { hasPriceCards: true, track: neonTrack },
  number,
  quote,
  composers: {},
};

/** Draws one bright and two dim segments below a headline, like the progress bar in the foot. */
function segments(scene: Scene, head: Area): SlideNode[] {
  const { px } = scene;
  const { tube, off } = neonOf(scene);
  const height = Math.max(3, px(8));
  const y = head.y + head.height + px(22);
  return [76, 16, 16].map((width, index) =>
    boxAt(
      { x: head.x + px([0, 86, 112][index] ?? 0), y, width: px(width), height },
      { borderRadius: height / 2, backgroundColor: index === 0 ? tube : off },
    ),
  );
}
