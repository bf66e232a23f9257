import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { evenLines } from "../composition/text/even-lines.ts";
import { fitNode, type FitBox, type Fitted } from "../composition/fit/fit.ts";
import { flowBlocks } from "../composition/text/flow-blocks.ts";
import { boxAt, footOf } from "../composition/scene/boxes.ts";
import { alignOf, type Area, type Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin, TextLook } from "../composition/scene/skin.ts";
import { textAround } from "../composition/text/around/beside.ts";

/** Composes the headline, all blocks with the first paragraph as the lead, and the call-out. */
export function* composeText(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { blocks } = scene.reading;
  const { nodes, rest, place } = yield* skin.head(scene, skin);
  const { over, under, room } = yield* textAround(scene, skin, { area: rest }, place);
  if (blocks.length === 0) return [...nodes, ...over, ...under];
  const lookIn = (place: Area): TextLook =>
    skin.text?.(scene, place, over.length > 0) ?? { area: place };
  const look = lookIn(room);
  const { area, align: own = "start", maxSize = skin.sizes.text } = look;
  const isTall = scene.shape === "tall";
  const widthPx = Math.floor(area.width);
  const sheet = look.sheet ?? skin.sheetOf(scene);
  const align = alignOf(scene, own);
  const set = look.isEven ? evenLines(skin) : skin;
  const maxPx = scene.px(maxSize * (isTall ? tallGrowth : 1));
  const box = { widthPx, heightPx: area.height, minPx: scene.floorPx.body, maxPx };
  const build = (sizePx: number) =>
    flowBlocks(scene, set, blocks, { sizePx, widthPx, sheet, align, hasLead: true });
  const fitted = yield* fitNode("text", box, build);
  const isUpright = scene.shape !== "landscape";
  const { node, heightPx } = isUpright ? yield* fillHeight(fitted, box, build) : fitted;
  // On a card, words that leave space are in its middle.
  const topPx = look.sheet && !isTall ? Math.max(0, (area.height - heightPx) / 2) : 0;
  const words = look.isAtFoot
    ? footOf(area, heightPx)
    : { ...area, y: area.y + topPx, height: heightPx };
  const sparePx = look.isAtFoot || !isTall ? 0 : area.height - heightPx;
  const marks = look.marks && lookIn({ ...room, height: room.height - sparePx }).marks;
  return [...nodes, ...(marks ?? []), ...over, boxAt(words, {}, node), ...under];
}

/** Factor for the largest font size on tall slides. */
const tallGrowth = 1.4;
/** A text that uses less than this fraction of its height gets larger by this factor, even if its lines get worse. */
const lowText = { share: 0.72, growth: 1.2 } as const;

/** Enlarges an upright slide's text whose lines break best at a size that leaves much of its height empty. */
function* fillHeight(
  fitted: Fitted,
  box: FitBox,
  build: (sizePx: number) => SlideNode,
): Composing<Fitted> {
  if (fitted.heightPx > box.heightPx * lowText.share) return fitted;
  const minPx = fitted.sizePx * lowText.growth;
  if (minPx >= box.maxPx) return fitted;
  const larger = yield* fitNode("full text", { ...box, minPx, mayOverflow: true }, build);
  return larger.sizePx > minPx ? larger : fitted;
}
