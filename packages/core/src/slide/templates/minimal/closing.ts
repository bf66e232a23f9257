import { hasLongName } from "../../composition/furniture/furniture.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { portraitOf } from "../../composition/furniture/portrait.ts";
import { plainBrand } from "../../composers/closing.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { fitParts } from "../../composition/text/fit-parts.ts";
import { flowBlocks } from "../../composition/text/flow-blocks.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { callIcon, requestIcon } from "../../composition/text/call-icon.ts";
import { icon, iconInset } from "../../composition/text/icons.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, row, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { columnsOf, textColumns } from "./grid.ts";
import { minimalSheet } from "./sheet.ts";
import type { TextAround } from "../../composition/scene/skin-parts.ts";
import { type Part, summaryPart } from "../../composition/text/around/parts.ts";

/** Height of the brand's row, design px. */
const brandSizes = { usual: 88, portrait: 210, portraitBeside: 140 } as const;
/** Height of a name on three lines with its details, design px. */
const longNameHeight = 200;
/** Gap above the brand's row, design px. */
const brandGap = 52;

/**
 * Draws the header, the text, a bar with the call to action, and the brand. The text starts in the second of four
 * columns. On a landscape slide, the text and the call to action are in the first two columns, the brand beside them.
 */
export const closing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, reading } = scene;
  const isLandscape = shape === "landscape";
  const room = skin.area(scene, skin);
  const { span } = columnsOf(scene, room);
  const portraitSize = brandSizes[isLandscape ? "portraitBeside" : "portrait"];
  const brandSize = portraitOf(scene) ? portraitSize : brandSizes.usual;
  const { width: roomPx } = brandColumn(scene, room);
  const who = plainBrand(scene, skin, brandSize, { roomPx });
  const linesPx = isLandscape && hasLongName(scene) ? px(longNameHeight) : 34;
  const whoPx = who ? Math.max(px(brandSize), linesPx) : 0;
  const column = isLandscape ? { ...room, width: Math.floor(span(who ? 2 : 3)) } : room;
  const whoRoomPx = isLandscape || !who ? 0 : whoPx + px(brandGap);
  const foot = { ...column, height: room.height - whoRoomPx };
  const area = room;
  return {
    area,
    around: overAction(scene, skin, { area, foot, besidePx: isLandscape ? whoPx : 0 }),
    maxSize: claimSize(reading.header, isLandscape ? 210 : 236),
    placement: scene.photo ? "top" : "foot",
    draw: ({ room: { y }, headerY }) => [pictogram(scene, { ...area, y, height: headerY - y })],
    who: who && boxAt(footOf(brandColumn(scene, room), whoPx), { alignItems: "center" }, who),
  };
};

/** Returns the brand's columns: on a landscape slide those beside the call to action. */
function brandColumn(scene: Scene, room: Area): Area {
  if (scene.shape !== "landscape") return room;
  return inset(room, { left: columnsOf(scene, room).span(2) + scene.px(60) });
}

/**
 * Stacks text and call to action at the foot, in one font size; beside them is the brand, `besidePx` (CSS px) high. The
 * header gets the remaining height.
 */
function* overAction(
  scene: Scene,
  skin: TemplateSkin,
  { area, foot, besidePx }: { area: Area; foot: Area; besidePx: number },
): Composing<TextAround> {
  const parts = [hungText(scene, skin, foot), actionBar(scene, skin)];
  const action = yield* fitParts(scene, parts, {
    widthPx: foot.width,
    heightPx: foot.height * (scene.shape === "landscape" ? 0.62 : 0.5),
    maxSize: scene.reading.summary ? 52 : 76,
    gapPx: () => squeezedGap(scene, 48),
  });
  const footPx = Math.max(action?.heightPx ?? 0, besidePx);
  const height = foot.height - (footPx > 0 ? footPx + squeezedGap(scene, 56) : 0);
  return {
    over: [],
    under: action
      ? [boxAt(foot, { flexDirection: "column", justifyContent: "flex-end" }, action.node)]
      : [],
    room: { ...area, height },
  };
}

/** Size range of the pictogram and the gap under it, design px. */
const pictogramSize = { least: 96, leastOverCall: 190, most: 400, gap: 44 } as const;

/**
 * Draws the icon of the requested action above the header. Null if no action is requested or there isn't enough space.
 */
function pictogram(scene: Scene, { x, y, height }: Area): SlideNode | null {
  const { px, shape, photo, reading } = scene;
  const name = requestIcon(reading);
  const { leastOverCall, most, gap: under } = pictogramSize;
  const least = reading.summary ? leastOverCall : pictogramSize.least;
  const size = Math.min(px(most), height - px(under));
  if (!name || photo || shape === "landscape" || size < px(least)) return null;
  // The strokes align with the header.
  const place = {
    x: x - iconInset(name, size, 1),
    y: y + height - px(under) - size,
    width: size,
    height: size,
  };
  return boxAt(place, {}, icon(name, size, minimalSheet(scene).ink, { strokeWidth: 1 }));
}

function hungText(scene: Scene, skin: TemplateSkin, area: Area): Part | null {
  const { blocks } = scene.reading;
  if (blocks.length === 0) return null;
  const sheet = skin.sheetOf(scene);
  const x = scene.shape === "landscape" ? area.x : textColumns(scene, area).x;
  const indentPx = Math.round(x - area.x);
  return (sizePx, width) => {
    const widthPx = width - indentPx;
    const words = flowBlocks(scene, skin, blocks, { sizePx, widthPx, sheet });
    return row({ width, paddingLeft: indentPx }, words);
  };
}

/** Returns a part with the call to action on a bar in the text colour; null if the slide has no summary. */
function actionBar(scene: Scene, skin: TemplateSkin): Part | null {
  const { px, colors } = scene;
  const { ink, background } = colors.inkField;
  const letters = { ...skin.letters.label, leading: 1.16, tracking: -0.036 };
  const padding = px(44);
  const endsPx = px(scene.photo ? 30 : 42);
  return summaryPart(scene, (summary, { sizePx, widthPx: width }) => {
    const name = callIcon(summary.text);
    const markPx = sizePx * 1.2;
    const widthPx = Math.floor(width - 2 * padding - (name ? markPx + px(24) : 0));
    return row(
      {
        width,
        padding: `${endsPx}px ${padding}px`,
        backgroundColor: background,
        alignItems: "center",
        justifyContent: "space-between",
      },
      paragraph(scene, summary, { letters, sizePx: sizePx * 1.12, color: ink, widthPx }),
      name && icon(name, markPx, ink, { strokeWidth: 1.8 }),
    );
  });
}
