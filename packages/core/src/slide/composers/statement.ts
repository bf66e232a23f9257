import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { fitHeadline } from "../composition/fit-headline.ts";
import { beside, share } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { at } from "../composition/place.ts";
import type { Area, Scene } from "../composition/scene.ts";

/** The header as large as a share of an area lets it be. */
export function* bigHeader(
  scene: Scene,
  hand: TemplateHand,
  {
    area,
    maxSize,
    shareOf = 1,
    align = "start",
    sheet = hand.sheetOf(scene),
    letters = hand.letters.headline,
  }: {
    area: Area;
    /** Design px. */
    maxSize: number;
    shareOf?: number;
    align?: "start" | "center";
    sheet?: ReturnType<TemplateHand["sheetOf"]>;
    letters?: TemplateHand["letters"]["headline"];
  },
): Composing<{ node: SlideNode | null; heightPx: number; sizePx: number }> {
  const fitted = yield* fitHeadline(scene, hand, "headline", scene.reading.header, {
    widthPx: Math.floor(area.width),
    heightPx: area.height * share(scene, shareOf),
    maxSize,
    align,
    sheet,
    letters,
  });
  return fitted ?? { node: null, heightPx: 0, sizePx: 0 };
}

/** The header large over what explains it. */
export function* composeStatement(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const area = hand.area(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, {
    area,
    after: scene.reading.blocks,
    maxSize: hand.sizes.body + 4,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: hand.sizes.statement });
  return [
    ...over,
    at(room, { flexDirection: "column", justifyContent: "flex-end" }, big.node),
    ...under,
  ];
}
