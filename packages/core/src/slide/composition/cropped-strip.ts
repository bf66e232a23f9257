import type { SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import {
  calloutPart,
  gap,
  stackAround,
  textPart,
  type Around,
  type Neighbours,
  type StackSetting,
} from "./frame.ts";
import type { Composing } from "./composing.ts";
import { picture } from "./picture.ts";
import { inset } from "./place.ts";
import type { Area, Scene } from "./scene.ts";
import type { TemplateSkin } from "./skin.ts";

/** A picture beside other content is at most this high, CSS px, and takes at most this share of the height. */
const stripPx = 120;
const stripShare = 0.24;
/** The largest words by it, design px. */
const sizeByStrip = 38;

/** Letters of paragraphs around a block from which they may take this share of the room. */
const manyLetters = 240;
const shareOfManyLetters = 0.66;

/** Whether paragraphs say much beside a slide's own block or picture. */
export function isTalkative({ reading }: Scene): boolean {
  const letters = reading.blocks.reduce(
    (sum, block) => sum + (block.kind === "paragraph" ? block.words.text.length : 0),
    0,
  );
  return letters > manyLetters;
}

/** How a template's strip looks. */
export interface StripLook {
  /** Design px between it and what follows. */
  gap: number;
  style?: (heightPx: number) => SlideStyle;
}

/** The slide's picture cropped to a strip at the top of an area, and the area under it. */
export function croppedStrip(
  scene: Scene,
  area: Area,
  { gap: gapDesign, style }: StripLook,
): { nodes: SlideNode[]; rest: Area } {
  const height = Math.round(Math.min(stripPx, area.height * stripShare));
  const shown = picture(scene, { ...area, height }, { style: style?.(height) ?? {} });
  if (!shown) return { nodes: [], rest: area };
  return { nodes: [shown], rest: inset(area, { top: height + gap(scene, gapDesign) }) };
}

/** What stands around a block, under the slide's picture, in the share of the room that it needs. */
export function* surroundUnderStrip(
  scene: Scene,
  skin: TemplateSkin,
  { area, before = [], after = [] }: Neighbours,
  {
    strip: look,
    hasCallout = true,
    ...setting
  }: Partial<StackSetting> & {
    strip: StripLook;
    hasCallout?: boolean;
  },
): Composing<Around> {
  const { align = "start", maxSize = skin.sizes.body } = setting;
  const strip = croppedStrip(scene, area, look);
  const parts = {
    over: [textPart(scene, skin, before, { align })],
    under: [textPart(scene, skin, after, { align }), hasCallout ? calloutPart(scene, skin) : null],
  };
  const found = yield* stackAround(scene, strip.rest, parts, {
    ...(isTalkative(scene) && { most: shareOfManyLetters }),
    ...setting,
    maxSize: scene.media ? sizeByStrip : maxSize,
  });
  return { ...found, over: [...strip.nodes, ...found.over] };
}
