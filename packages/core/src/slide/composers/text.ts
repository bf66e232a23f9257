import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode } from "../composition/fit.ts";
import { aroundBlock } from "../composition/frame.ts";
import { flowBlocks } from "../composition/flow-blocks.ts";
import { at } from "../composition/place.ts";
import type { Scene } from "../composition/scene.ts";
import type { TemplateSkin } from "../composition/skin.ts";

/** Headline, all blocks as text, the first paragraph as the lead, and the call-out. */
export function* composeText(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { blocks } = scene.reading;
  const { nodes, rest, place } = yield* skin.head(scene, skin);
  const { over, under, room } = yield* aroundBlock(scene, skin, { area: rest }, place);
  if (blocks.length === 0) return [...nodes, ...over, ...under];
  const page = skin.text?.(scene, room, over.length > 0) ?? { area: room, marks: [] };
  const { area, marks } = page;
  const widthPx = Math.floor(area.width);
  const sheet = skin.sheetOf(scene);
  const { node, heightPx } = yield* fitNode(
    "text",
    {
      widthPx,
      heightPx: area.height,
      minPx: scene.floorPx.body,
      maxPx: scene.px(skin.sizes.text),
    },
    (sizePx) => flowBlocks(scene, skin, blocks, { sizePx, widthPx, sheet, hasLead: true }),
  );
  return [...nodes, ...marks, ...over, at({ ...area, height: heightPx }, {}, node), ...under];
}
