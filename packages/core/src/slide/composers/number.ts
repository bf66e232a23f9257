import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode, floorPx } from "../composition/fit.ts";
import { fitHeadline } from "../composition/fit-headline.ts";
import { beside, share } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { paragraph } from "../composition/lettering.ts";
import { at, column } from "../composition/place.ts";
import type { Area, Scene } from "../composition/scene.ts";
import { composeAsStatement } from "./statement.ts";

/** The header's number in one line, as large as its box lets it be. */
export function* bigNumber(
  scene: Scene,
  hand: TemplateHand,
  {
    area,
    color,
    maxSize = hand.sizes.number,
    align = "start",
    style = {},
  }: {
    area: Pick<Area, "width" | "height">;
    color: string;
    maxSize?: number;
    align?: "start" | "center";
    style?: Parameters<typeof paragraph>[2]["style"];
  },
): Composing<{ node: SlideNode | null; sizePx: number; heightPx: number }> {
  const { number } = scene.reading;
  if (!number) return { node: null, sizePx: 0, heightPx: 0 };
  const widthPx = Math.floor(area.width);
  return yield* fitNode(
    "number",
    { widthPx, heightPx: area.height, minPx: floorPx.headline, maxPx: scene.px(maxSize) },
    (sizePx) =>
      paragraph(scene, number.value, {
        letters: hand.letters.number,
        sizePx,
        color,
        widthPx,
        align,
        style: { whiteSpace: "nowrap", direction: "ltr", ...style },
      }),
  );
}

/** What the number is of: the rest of the header. */
export function* numberRest(
  scene: Scene,
  hand: TemplateHand,
  {
    area,
    maxSize,
    align = "start",
    sheet = hand.sheetOf(scene),
  }: {
    area: Pick<Area, "width" | "height">;
    maxSize: number;
    align?: "start" | "center";
    sheet?: ReturnType<TemplateHand["sheetOf"]>;
  },
): Composing<{ node: SlideNode | null; heightPx: number; sizePx: number }> {
  const rest = scene.reading.number?.rest;
  if (!rest) return { node: null, heightPx: 0, sizePx: 0 };
  const fitted = yield* fitHeadline(scene, hand, "rest", rest, {
    widthPx: Math.floor(area.width),
    heightPx: area.height,
    maxSize,
    align,
    sheet,
  });
  return fitted ?? { node: null, heightPx: 0, sizePx: 0 };
}

/** The number, under it what it is of, and what explains it. */
export function* composeNumber(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  if (!scene.reading.number) return yield* composeAsStatement(scene, hand);
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const { over, under, room } = yield* beside(scene, hand, { area, after: scene.reading.blocks });
  const rest = yield* numberRest(scene, hand, {
    area: { width: room.width, height: room.height * 0.3 },
    maxSize: 92,
  });
  const left = room.height - rest.heightPx - scene.px(40);
  const number = yield* bigNumber(scene, hand, {
    area: { width: room.width, height: left * share(scene, 1) },
    color: sheet.inkLarge,
  });
  return [
    ...over,
    at(
      room,
      { flexDirection: "column", justifyContent: "space-between" },
      column({}, number.node),
      column({}, rest.node),
    ),
    ...under,
  ];
}
