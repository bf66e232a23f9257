import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { evenLines } from "../composition/text/even-lines.ts";
import { filled, fitNode } from "../composition/fit/fit.ts";
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
  const maxPx = scene.px(maxSize * growths[scene.shape]);
  const box = {
    widthPx,
    heightPx: area.height,
    minPx: scene.floorPx.body,
    maxPx,
    fills: filled.text,
  };
  const build = (sizePx: number) =>
    flowBlocks(scene, set, blocks, { sizePx, widthPx, sheet, align, hasLead: true });
  const { node, heightPx } = yield* fitNode("text", box, build);
  // On a card, words that leave space are in its middle.
  const topPx = look.sheet && !isTall ? Math.max(0, (area.height - heightPx) / 2) : 0;
  const words = look.isAtFoot
    ? footOf(area, heightPx)
    : { ...area, y: area.y + topPx, height: heightPx };
  const sparePx = look.isAtFoot || !isTall ? 0 : area.height - heightPx;
  const marks = look.marks && lookIn({ ...room, height: room.height - sparePx }).marks;
  return [...nodes, ...(marks ?? []), ...over, boxAt(words, {}, node), ...under];
}

/** Factors for the largest font size, because these slides have few words for their size. */
const growths = { portrait: 1, square: 1, tall: 1.4, landscape: 1.3 } as const;
