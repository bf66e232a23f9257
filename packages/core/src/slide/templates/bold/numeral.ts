import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode } from "../../composition/fit.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";

/** Of the type's size: how high a figure is, and how far its baseline lies under the top of a line of that leading. */
export const figureHeight = 0.71;
const numeralLeading = 1;
const numeralBaseline = 0.86;
/** A figure's own room at its left, of the size: it hangs out by that. */
const hang = 0.035;
const tracking = -0.06;

function numeralLetters(skin: TemplateSkin): TemplateSkin["letters"]["number"] {
  return { ...skin.letters.number, leading: numeralLeading, tracking };
}

/** The size at which the figures fill an area. */
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

/** The figures with their feet on the area's lower edge. */
export function placeNumeral(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  { area, sizePx, color }: { area: Area; sizePx: number; color: string },
): SlideNode {
  const y = area.y + area.height - numeralBaseline * sizePx;
  // Where lines begin at the right, figures begin with their other side, over which their tracking lets them hang.
  const out = (scene.rtl ? tracking : hang) * sizePx;
  return at(
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
