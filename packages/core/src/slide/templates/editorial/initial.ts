import { mixHex } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { stripMarkup } from "../../../text/inline-markup.ts";
import { cutGraphemes } from "../../../text/graphemes.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { drawSymbol } from "../../composition/scene/lettering.ts";
import type { Scene, StageShape } from "../../composition/scene/scene.ts";
import { hasField } from "./fields.ts";

/**
 * Size of the letter as a fraction of the slide's smaller side, its middle as a fraction of the slide's width, and how
 * far it is from the slide's top as a fraction of its size.
 */
const places: Readonly<Record<StageShape, { size: number; middle: number; top: number }>> = {
  portrait: { size: 1.66, middle: 0.68, top: -0.24 },
  square: { size: 1.4, middle: 0.7, top: -0.26 },
  tall: { size: 1.9, middle: 0.66, top: -0.08 },
  landscape: { size: 1.5, middle: 0.78, top: -0.26 },
};

/** Draws the field of covers and closings. A cover has its title's first letter on it, large and tone in tone. */
export function drawField(scene: Scene): SlideNode[] {
  if (!hasField(scene)) return [];
  const { widthPx, heightPx, colors, layout } = scene;
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  const initial = layout === "cover" ? drawInitial(scene) : null;
  return [boxAt(stage, { backgroundColor: colors.fill.background, overflow: "hidden" }, initial)];
}

/** How much of the field's darker colour is in the letter. */
const depth = 0.7;

function drawInitial(scene: Scene): SlideNode | null {
  const { reading, widthPx, heightPx, shape, colors } = scene;
  const [word = ""] = /[\p{L}\p{N}].*/u.exec(stripMarkup(reading.title.text)) ?? [];
  const letter = cutGraphemes(word, 1);
  if (letter === "") return null;
  const { size, middle, top } = places[shape];
  const sizePx = Math.round(Math.min(widthPx, heightPx) * size);
  const width = sizePx * 1.2;
  const place = { x: widthPx * middle - width / 2, y: sizePx * top, width, height: sizePx * 1.2 };
  return boxAt(
    place,
    { justifyContent: "center" },
    drawSymbol(scene, letter, {
      letters: { family: "heading", weight: 400, leading: 1.1, italic: true, lining: true },
      sizePx,
      color: mixHex(colors.fill.background, colors.fill.end, depth),
    }),
  );
}
