import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { evenLines } from "../composition/text/even-lines.ts";
import { fitNode } from "../composition/fit/fit.ts";
import { flowBlocks } from "../composition/text/flow-blocks.ts";
import { boxAt, footOf } from "../composition/scene/boxes.ts";
import { alignOf, type Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin, TextLook } from "../composition/scene/skin.ts";
import { textAround } from "../composition/text/around/beside.ts";

/** Composes the headline, all blocks with the first paragraph as the lead, and the call-out. */
export function* composeText(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { blocks } = scene.reading;
  const { nodes, rest, place } = yield* skin.head(scene, skin);
  const { over, under, room } = yield* textAround(scene, skin, { area: rest }, place);
  if (blocks.length === 0) return [...nodes, ...over, ...under];
  const look: TextLook = skin.text?.(scene, room, over.length > 0) ?? { area: room };
  const { area, marks = [], align: own = "start", maxSize = skin.sizes.text } = look;
  const widthPx = Math.floor(area.width);
  const sheet = look.sheet ?? skin.sheetOf(scene);
  const align = alignOf(scene, own);
  const set = look.isEven ? evenLines(skin) : skin;
  const { node, heightPx } = yield* fitNode(
    "text",
    { widthPx, heightPx: area.height, minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (sizePx) => flowBlocks(scene, set, blocks, { sizePx, widthPx, sheet, align, hasLead: true }),
  );
  const words = look.isAtFoot ? footOf(area, heightPx) : { ...area, height: heightPx };
  return [...nodes, ...marks, ...over, boxAt(words, {}, node), ...under];
}
