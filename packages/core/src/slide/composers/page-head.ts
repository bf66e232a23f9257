import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitHeadline } from "../composition/text/fit-headline.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { inset, placeWithin } from "../composition/scene/boxes.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";

/** Gap below the headline, design px; larger if the template underlines the headline. */
const gaps = { plain: 48, marked: 76 } as const;

/** Fits a headline across the whole width, at most `heightPx` (CSS px) high. `rest` is the area below it. */
export function* pageHead(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  { area, heightPx, maxSize }: { area: Area; heightPx: number; maxSize: number },
): Composing<{ nodes: SlideNode[]; rest: Area }> {
  const { context, squeeze } = scene;
  const isMarked = context.design.headerUnderline && squeeze < 2 && skin.headMark !== undefined;
  const left = (isMarked && skin.headIndent?.(scene)) || 0;
  const place = inset({ ...area, height: heightPx }, { left });
  const fitted = yield* fitHeadline(scene, skin, "page headline", words, {
    widthPx: Math.floor(place.width),
    heightPx,
    maxSize,
    mayOverflow: squeeze === 2,
  });
  if (!fitted) return { nodes: [], rest: area };
  const height = Math.min(fitted.heightPx, heightPx);
  const marked = { ...place, height, wordsPx: fitted.wordsPx };
  const mark = isMarked ? skin.headMark?.(scene, skin.sheetOf(scene), marked) : [];
  const top = height + squeezedGap(scene, isMarked ? gaps.marked : gaps.plain);
  return {
    nodes: [...(mark ?? []), placeWithin(place, fitted.heightPx, fitted.node)],
    rest: inset(area, { top }),
  };
}
