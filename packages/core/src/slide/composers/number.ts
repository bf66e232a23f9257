import type { SlideNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitNode } from "../composition/fit/fit.ts";
import { fitHeadline } from "../composition/text/fit-headline.ts";
import { squeezedShare } from "../composition/scene/squeeze.ts";
import { paragraph, type Setting } from "../composition/scene/lettering.ts";
import type { NumberBox, NumberLook } from "../composition/scene/layout-looks.ts";
import { boxAt, inset, moveDown } from "../composition/scene/boxes.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../composition/scene/skin.ts";
import { liftOf, noFittedText, placeHeader } from "./header.ts";
import { composeAsStatement } from "./statement.ts";
import { textAboveAndBelow } from "../composition/text/around/above-and-below.ts";

/** Composes the header's number in large type, the rest of the header, and the blocks below. */
export function* composeNumber(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { number } = scene.reading;
  if (!number) return yield* composeAsStatement(scene, skin);
  const look = (skin.number ?? plainNumber)(scene, skin);
  const around = yield* look.around;
  const { over, under, room } = around;
  const { mostPx, ...rest } = look.rest;
  const words = number.rest
    ? yield* fitHeadline(scene, skin, "rest", number.rest, {
        widthPx: Math.floor(room.width),
        heightPx: mostPx(room),
        ...(look.align && { align: look.align }),
        ...rest,
      })
    : null;
  const header = words ?? noFittedText;
  const place = look.beside ?? inset(room, { bottom: header.heightPx + look.gapPx });
  const figure = yield* fitNumber(scene, skin, number.value, look.figure(place));
  const { nodes, textY = room.y } = look.draw(place, figure);
  const sparePx = room.y + room.height - textY - header.heightPx;
  const isTogether = look.placement === "together";
  const freePx = look.isAtFoot ? place.height - figure.heightPx : 0;
  // Text beside a number doesn't start at the slide's margin, so it isn't shifted to align with the margin.
  const hung = look.beside ? { ...skin, hangEm: 0 } : skin;
  const below = moveDown(
    scene,
    [placeHeader(hung, room, header, { ...around, placement: "foot" }), ...under],
    isTogether ? -Math.max(0, sparePx / 2) : 0,
  );
  return [...over, ...moveDown(scene, [...nodes, ...below], -liftOf(scene, freePx, room.height))];
}

/** Draws a number in one line, always from left to right. */
export function numberLine(scene: Scene, words: Words, setting: Setting): SlideNode {
  const style = { whiteSpace: "nowrap", direction: "ltr", ...setting.style } as const;
  return paragraph(scene, words, { ...setting, style });
}

function* fitNumber(
  scene: Scene,
  { letters, sizes }: TemplateSkin,
  words: Words,
  { area, maxSize = sizes.number, ...look }: NumberBox,
) {
  const widthPx = Math.floor(area.width);
  return yield* fitNode(
    "number",
    { widthPx, heightPx: area.height, minPx: scene.floorPx.headline, maxPx: scene.px(maxSize) },
    (sizePx) => numberLine(scene, words, { letters: letters.number, sizePx, widthPx, ...look }),
  );
}

/** Places the number above the rest of the header. */
const plainNumber: LookBuilder<NumberLook> = (scene, skin) => {
  const area = skin.area(scene, skin);
  const color = skin.sheetOf(scene).inkLarge;
  return {
    around: textAboveAndBelow(scene, skin, { area, after: scene.reading.blocks }),
    rest: { maxSize: 92, mostPx: ({ height }) => height * 0.3 },
    placement: "foot",
    beside: null,
    gapPx: scene.px(40),
    figure: ({ width, height }) => ({
      area: { width, height: height * squeezedShare(scene, 1) },
      color,
    }),
    draw: (place, { node }) => ({ nodes: [boxAt(place, {}, node)] }),
  };
};
