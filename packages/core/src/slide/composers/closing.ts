import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { beside } from "../composition/frame.ts";
import { avatar, signature } from "../composition/furniture.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { at, row } from "../composition/place.ts";
import type { Scene } from "../composition/scene.ts";
import { bigHeader } from "./statement.ts";

/** The header, what it says, the call to action, and who posts. */
export function* composeClosing(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const { px } = scene;
  const who = brandBlock(scene, hand);
  const words = who ? { ...area, height: area.height - px(150) } : area;
  const { over, under, room } = yield* beside(scene, hand, {
    area: words,
    after: scene.reading.blocks,
    sheet,
    most: 0.5,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: hand.sizes.statement });
  return [
    at(room, { flexDirection: "column", justifyContent: "center" }, big.node),
    ...over,
    ...under,
    ...(who ? [at({ ...area, y: area.y + area.height - px(110), height: px(110) }, {}, who)] : []),
  ];
}

/** The brand's picture beside its name, handle and website; null where there is none. */
export function brandBlock(
  scene: Scene,
  hand: TemplateHand,
  {
    avatarSize = 100,
    sheet = hand.sheetOf(scene),
  }: { avatarSize?: number; sheet?: ReturnType<TemplateHand["sheetOf"]> } = {},
): SlideNode | null {
  const { px } = scene;
  const picture = avatar(scene, px(avatarSize));
  const lines = signature(scene, {
    name: { letters: hand.letters.label, sizePx: Math.max(14, px(42)), color: sheet.ink },
    details: { letters: hand.letters.body, sizePx: Math.max(12, px(34)), color: sheet.muted },
  });
  if (!picture && !lines) return null;
  return row({ alignItems: "center", columnGap: px(26), maxWidth: "100%" }, picture, lines);
}
