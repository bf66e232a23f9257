import { isKept } from "../../../design/colors/highlight.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";

/** Layouts with a background of their own: the primary colour or the text colour. */
const fields: Partial<Readonly<Record<SlideLayoutName, "primary" | "inkField">>> = {
  cover: "primary",
  quote: "inkField",
  code: "inkField",
  closing: "primary",
};

/** Returns the field that the slide's background is; null for the design's own background. */
function fieldOf({ context, layout, squeeze, media, photo, tone, isPaper, colors }: Scene) {
  const field = fields[layout];
  if (!field || tone !== null || isPaper || !context.design.showBackgroundElements) return null;
  // The most compressed slides have a background of their own only beside an image.
  return squeeze < 2 || (media ?? photo) !== null ? colors[field] : null;
}

/**
 * Returns the colours of the slide's background. A primary colour that would have to be changed too much to be legible
 * is only used for blocks, and black in its place.
 */
export function sheetOf(scene: Scene): Sheet {
  const sheet = fieldOf(scene) ?? scene.colors.paper;
  const { accentLarge: drawn, ink } = sheet;
  const picked = scene.context.design.primaryColor;
  return isKept({ picked, drawn }) ? sheet : { ...sheet, accent: ink, accentLarge: ink };
}

/** Returns the colours of an emphasized card or row: the primary colour, or the text colour if that isn't seen. */
export function strongSheet(scene: Scene): Sheet {
  const { primary, inkField } = scene.colors;
  return sheetOf(scene).block.mark === primary.background ? primary : inkField;
}

/** Draws the slide's field. */
export function drawField(scene: Scene): SlideNode[] {
  const { widthPx, heightPx } = scene;
  const field = fieldOf(scene);
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  return field ? [boxAt(stage, { backgroundColor: field.background })] : [];
}

/**
 * Returns the colours of a block that is seen on the slide's background, with its words: the primary colour, or the
 * text colour on that colour.
 */
export function blockOf(scene: Scene): { background: string; ink: string } {
  const { color, mark } = sheetOf(scene).block;
  return { background: mark, ink: color };
}

/** Thickness of all rules, design px. */
const ruleSize = 5;

export function rulePx({ px }: Scene): number {
  return Math.max(1.5, px(ruleSize));
}

export function rule(scene: Scene, { x, y, width }: Omit<Area, "height">): SlideNode {
  const backgroundColor = sheetOf(scene).ink;
  return boxAt({ x, y, width, height: rulePx(scene) }, { backgroundColor });
}

/** Draws the rules above rows. */
export function rowRules(scene: Scene, areas: readonly Area[]): SlideNode[] {
  return areas.map((area) => rule(scene, area));
}

/** Returns the background of code: the slide's if that is the text colour, and dark. */
export function codeGround(scene: Scene): string {
  const { background, span } = sheetOf(scene);
  return fieldOf(scene) && span.max < darkest ? background : "#0a0a0a";
}

/** Largest luminance of a background on which the light colours of code are legible. */
const darkest = 0.03;
