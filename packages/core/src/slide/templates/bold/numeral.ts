import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { fitNode } from "../../composition/fit/fit.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";

/** Height of digits, em. */
export const figureHeight = 0.71;
const numeralLeading = 1;
/** Distance from a line's top to its baseline, em. */
const numeralBaseline = 0.86;
/** Blank space on the left side of a digit, as a fraction of the font size. Digits are moved left by this space. */
const hang = 0.02;
const tracking = -0.025;

function numeralLetters(skin: TemplateSkin): TemplateSkin["letters"]["number"] {
  return { ...skin.letters.number, leading: numeralLeading, tracking };
}

/** Finds the font size at which the digits fill an area, CSS px. */
export function* fitNumeral(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  area: Area,
): Composing<{ sizePx: number }> {
  const widthPx = Math.floor(area.width);
  const heightPx = area.height / figureHeight;
  return yield* fitNode(
    "numeral",
    {
      widthPx,
      heightPx,
      minPx: scene.floorPx.headline,
      maxPx: heightPx,
    },
    (sizePx) =>
      paragraph(scene, words, {
        letters: numeralLetters(skin),
        sizePx,
        color: "#000000",
        widthPx,
        style: { whiteSpace: "nowrap", direction: "ltr" },
      }),
  );
}

/** Places the digits with their baseline on the area's bottom edge. */
export function placeNumeral(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  { area, sizePx, color }: { area: Area; sizePx: number; color: string },
): SlideNode {
  const y = area.y + area.height - numeralBaseline * sizePx;
  // On a right-to-left slide, digits are aligned on the right. The negative letter spacing would move the last one
  // past that edge.
  const out = (scene.rtl ? tracking : hang) * sizePx;
  return boxAt(
    { x: area.x - out, y, width: area.width + out, height: sizePx },
    {},
    paragraph(scene, words, {
      letters: numeralLetters(skin),
      sizePx,
      color,
      style: { whiteSpace: "nowrap", direction: "ltr" },
    }),
  );
}
