import type { SlideNode } from "../../../drawing/node.ts";
import { headerOver } from "../../composers/header.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { fitParts } from "../../composition/text/fit-parts.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { ReadBlock } from "../../../layouts/reading/slide-reading.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { drawBar, hasBar } from "./head.ts";
import { textPart } from "../../composition/text/around/parts.ts";

/** Largest font size of the text below the header, design px. */
const wordsSize = 50;

/**
 * Area and sizes of a large header. `most` is the largest height of the text below the header, as a fraction of the
 * area's height.
 */
interface ClaimRoom {
  area: Area;
  blocks?: readonly ReadBlock[];
  most?: number;
  gapPx: number;
  /** Largest font size, design px. */
  maxSize: number;
  mostPx?: number;
}

/**
 * Fits the header beside a bar, and the text below it. Returns their total height, CSS px, and a function that draws
 * them at a given `y`.
 */
export function* claimBesideBar(
  scene: Scene,
  skin: TemplateSkin,
  { blocks = [], most = 0, ...room }: ClaimRoom,
): Composing<{ heightPx: number; draw: (y: number) => SlideNode[] }> {
  const { area } = room;
  const words = yield* fitParts(scene, [textPart(scene, evenLines(skin), blocks)], {
    widthPx: area.width,
    heightPx: area.height * most,
    maxSize: wordsSize,
    gapPx: (sizePx) => sizePx,
  });
  const { node, heightPx, header } = yield* headerOver(scene, skin, words, room);
  const isBarred = hasBar(scene) && header.node !== null;
  const sheet = skin.sheetOf(scene);
  const draw = (y: number) => [
    ...(isBarred ? [drawBar(scene, sheet, { ...area, y, height: header.heightPx })] : []),
    boxAt({ ...area, y, height: heightPx }, {}, node),
  ];
  return { heightPx, draw };
}
