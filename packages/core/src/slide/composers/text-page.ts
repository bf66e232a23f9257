import type { SlideNode } from "../../drawing/node.ts";
import type { Composing, Squeeze } from "../composition/fit/composing.ts";
import { flowBlocks } from "../composition/text/flow-blocks.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { inlineImage } from "../composition/photo/slide-image.ts";
import { column, placeWithin } from "../composition/scene/boxes.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { ReadBlock, Words } from "../../layouts/reading/slide-reading.ts";
import { pageHead } from "./page-head.ts";

/**
 * By squeeze level, the headline's largest font size in design px and largest fraction of the area's height. At level
 * 2, the headline has the smallest allowed font size.
 */
const heads: Readonly<Record<Squeeze, { maxSize: number; share: number }>> = {
  0: { maxSize: 84, share: 0.28 },
  1: { maxSize: 60, share: 0.2 },
  2: { maxSize: 0, share: 0.42 },
};

/** Gap between two blocks, as a multiple of their font size, by squeeze level. */
const blockGaps: Readonly<Record<Squeeze, number>> = { 0: 0.7, 1: 0.5, 2: 0.4 };

/** Largest height of a call-out if the words don't all fit, as a fraction of the area's height. */
const calloutShare = 0.36;

/** Maximum UTF-16 units of a first paragraph that is drawn larger than the others, as the lead. */
const mostLead = 160;

/**
 * Composes a slide with too much text for its layout, in one font size under the headline. Words that don't fit at the
 * smallest size are cut.
 */
export function* composeTextPage(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { reading, squeeze, isTitled } = scene;
  const area = skin.area(scene, skin);
  const { share, maxSize } = heads[squeeze];
  const words = isTitled ? reading.title : reading.header;
  const heightPx = area.height * share;
  const { nodes, rest } = yield* pageHead(scene, skin, words, { area, heightPx, maxSize });
  return [...nodes, ...(yield* pageBody(scene, skin, rest))];
}

/** Lists the blocks to draw. On a slide with the post's title as its headline, the header is the first paragraph. */
function blocksOf({ reading, isTitled }: Scene): readonly ReadBlock[] {
  const { header, blocks } = reading;
  const hasLead = isTitled && header.text.trim() !== "";
  return hasLead ? [{ kind: "paragraph", words: header }, ...blocks] : blocks;
}

/** Composes the slide's image, blocks and call-out, all in one font size. */
function* pageBody(scene: Scene, skin: TemplateSkin, room: Area): Composing<SlideNode[]> {
  const { summary } = scene.reading;
  const widthPx = Math.floor(room.width);
  const gapPx = squeezedGap(scene, 36);
  const parts = pageParts(scene, skin, { widthPx, gapPx });
  const leastPx = scene.floorPx.body;
  const found = yield {
    role: "page",
    minPx: leastPx,
    maxPx: Math.max(leastPx, scene.px(skin.sizes.body)),
    mayOverflow: scene.squeeze === 2,
    build(sizePx) {
      const { flow, callout } = parts(sizePx);
      const both = [flow, callout].filter((node) => node !== null);
      const all = both.length > 1 ? [...both, column({ rowGap: gapPx }, ...both)] : both;
      return all.map((node) => ({ node, widthPx, heightPx: room.height }));
    },
  };
  const { flow, callout } = parts(found.sizePx);
  const heights = [...found.heightsPx];
  const flowPx = flow ? (heights.shift() ?? 0) : 0;
  const calloutPx = callout && summary ? (heights.shift() ?? 0) : 0;
  const isFull = flowPx + gapPx + calloutPx > room.height + 0.5;
  const footPx = isFull ? Math.min(calloutPx, room.height * calloutShare) : calloutPx;
  const footRoom = callout ? footPx + (flow ? gapPx : 0) : 0;
  return [
    ...(flow ? [placeWithin({ ...room, height: room.height - footRoom }, flowPx, flow)] : []),
    ...(callout
      ? [
          placeWithin(
            { ...room, y: room.y + room.height - footPx, height: footPx },
            calloutPx,
            callout,
          ),
        ]
      : []),
  ];
}

/** Returns a function that builds everything below the headline at a font size in CSS px. */
function pageParts(
  scene: Scene,
  skin: TemplateSkin,
  { widthPx, gapPx }: { widthPx: number; gapPx: number },
) {
  const sheet = skin.sheetOf(scene);
  const blocks = blocksOf(scene);
  const { summary } = scene.reading;
  const [first] = blocks;
  const hasLead = first?.kind === "paragraph" && first.words.text.length <= mostLead;
  return (sizePx: number): { flow: SlideNode | null; callout: SlideNode | null } => {
    const words =
      blocks.length > 0
        ? flowBlocks(scene, skin, blocks, {
            sizePx,
            widthPx,
            sheet,
            hasLead,
            isEven: true,
            blockGap: blockGaps[scene.squeeze],
          })
        : null;
    const riding = inlineImage(scene, widthPx);
    const flow = riding ? column({ width: widthPx, rowGap: gapPx }, riding, words) : words;
    return { flow, callout: calloutOf(scene, skin, summary, { sizePx, widthPx }) };
  };
}

function calloutOf(
  scene: Scene,
  skin: TemplateSkin,
  summary: Words | null,
  setting: { sizePx: number; widthPx: number },
): SlideNode | null {
  return summary && skin.callout(scene, summary, setting);
}
