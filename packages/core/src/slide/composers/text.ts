import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode, floorPx } from "../composition/fit.ts";
import { beside, head } from "../composition/frame.ts";
import { flowBlocks } from "../composition/flow-blocks.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { at } from "../composition/place.ts";
import type { Area, Scene } from "../composition/scene.ts";

/** How much larger than other text a lead may get; alone on its slide it carries it. */
function leadScale({ reading }: Scene): number {
  return reading.blocks.length === 1 && reading.blocks[0]?.kind === "paragraph" ? 1.5 : 1.16;
}

/** All blocks as text in an area, the first paragraph as the lead. */
export function* textBody(
  scene: Scene,
  hand: TemplateHand,
  { area, maxSize = hand.sizes.body * leadScale(scene) }: { area: Area; maxSize?: number },
): Composing<SlideNode[]> {
  const { blocks } = scene.reading;
  if (blocks.length === 0) return [];
  const sheet = hand.sheetOf(scene);
  const widthPx = Math.floor(area.width);
  const fitted = yield* fitNode(
    "text",
    {
      widthPx,
      heightPx: area.height,
      minPx: floorPx.body,
      maxPx: Math.max(floorPx.body, scene.px(maxSize)),
    },
    (sizePx) => flowBlocks(scene, hand, blocks, { sizePx, widthPx, sheet, hasLead: true }),
  );
  return [at({ ...area, height: fitted.heightPx }, {}, fitted.node)];
}

/** Headline, lead, paragraphs and the call-out. */
export function* composeText(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand) });
  const { over, under, room } = yield* beside(scene, hand, { area: rest });
  const body = yield* textBody(scene, hand, { area: room });
  return [...nodes, ...over, ...body, ...under];
}
