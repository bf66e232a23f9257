import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { fitNode } from "../../composition/fit/fit.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { textPart } from "../../composition/text/around/parts.ts";

/** Padding of the note, design px. */
const pad = 40;
/** Width of the bar before the note, design px. */
const bar = 12;
/** Largest font size of the note's text, design px. */
const maxSize = 56;

/** Fits the slide's blocks into a note on a panel, with a bar at its start. Null without blocks. */
export function* fitNote(
  scene: Scene,
  skin: TemplateSkin,
  { widthPx, mostPx }: { widthPx: number; mostPx: number },
): Composing<{ node: SlideNode; heightPx: number } | null> {
  const { px, colors, floorPx } = scene;
  const { panel } = colors;
  const sheet = { ...panel, muted: panel.ink };
  const part = textPart(scene, evenLines(skin), scene.reading.blocks, { sheet });
  if (!part) return null;
  const [padPx, barPx] = [px(pad), Math.max(2, px(bar))];
  const inner = Math.floor(widthPx - 2 * padPx - barPx);
  const words = yield* fitNode(
    "note",
    { widthPx: inner, heightPx: mostPx, minPx: floorPx.body, maxPx: px(maxSize) },
    (sizePx) => part(sizePx, inner),
  );
  const heightPx = words.heightPx + 2 * padPx;
  const style = {
    position: "relative",
    display: "flex",
    width: widthPx,
    height: heightPx,
    padding: padPx,
    paddingLeft: padPx + barPx,
    backgroundColor: panel.background,
  } as const;
  const line = { x: 0, y: 0, width: barPx, height: heightPx };
  const node = box(style, boxAt(line, { backgroundColor: panel.accentLarge }), words.node);
  return { node, heightPx };
}
