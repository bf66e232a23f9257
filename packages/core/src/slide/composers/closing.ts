import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitNode } from "../composition/fit/fit.ts";
import { portraitOf } from "../composition/furniture/portrait.ts";
import { hasLongName, avatar, signature } from "../composition/furniture/furniture.ts";
import { callIcon } from "../composition/text/call-icon.ts";
import { icon } from "../composition/text/icons.ts";
import { paragraph, type Letters, type Setting } from "../composition/scene/lettering.ts";
import type { HeaderLook } from "../composition/scene/layout-looks.ts";
import { boxAt, column, footOf, inset, row } from "../composition/scene/boxes.ts";
import { bodySize, type Scene } from "../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../composition/scene/skin.ts";
import { composeHeader } from "./header.ts";
import { textAboveAndBelow } from "../composition/text/around/above-and-below.ts";

/** Composes a closing slide: header, explanation, call to action and brand. */
export function composeClosing(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return composeHeader(scene, skin, (skin.closing ?? plainClosing)(scene, skin));
}

const plainClosing: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, reading } = scene;
  const whole = skin.area(scene, skin);
  const who = plainBrand(scene, skin, 100);
  const area = who ? inset(whole, { bottom: px(150) }) : whole;
  return {
    area,
    around: textAboveAndBelow(scene, skin, { area, after: reading.blocks }, { most: 0.5 }),
    maxSize: skin.sizes.statement,
    placement: "middle",
    who: who && boxAt(footOf(whole, px(110)), {}, who),
  };
};

/** How a template draws a call to action; sizes are design px. */
interface CallLook {
  letters: Letters;
  size: number;
  /** Largest height of the text. */
  height: number;
  ink: string;
  /** Size and style of the icon beside the text, e.g. of a bookmark beside "Save this". */
  mark: { size: number; color: string; strokeWidth: number; gap: number };
  padding: readonly [sides: number, ends: number];
  /** Width of the border that `style` sets, CSS px. */
  edgePx?: number;
  style: SlideStyle;
}

/** Fits the call to action and its icon into `width` CSS px. Null if the slide has no call to action. */
export function* fitCall(
  scene: Scene,
  width: number,
  { letters, size, height, ink, mark, padding: [sides, ends], edgePx = 0, style }: CallLook,
): Composing<{ node: SlideNode; heightPx: number } | null> {
  const { px, floorPx, reading } = scene;
  const { summary } = reading;
  if (!summary) return null;
  const name = callIcon(summary.text);
  const iconPx = px(mark.size);
  const markPx = name ? iconPx + px(mark.gap) : 0;
  const widthPx = Math.floor(width - 2 * (px(sides) + edgePx) - markPx);
  const words = yield* fitNode(
    "call",
    { widthPx, heightPx: px(height), minPx: floorPx.body, maxPx: px(size) },
    (sizePx) => paragraph(scene, summary, { letters, sizePx, color: ink, widthPx }),
  );
  const heightPx = words.heightPx + 2 * (px(ends) + edgePx);
  const { color, strokeWidth } = mark;
  const node = row(
    {
      width: Math.floor(width),
      height: heightPx,
      alignItems: "center",
      justifyContent: "space-between",
      paddingLeft: px(sides),
      paddingRight: px(sides),
      ...style,
    },
    words.node,
    name && icon(name, iconPx, color, { strokeWidth }),
  );
  return { heightPx, node };
}

/** How a template draws the brand on a closing slide; sizes are CSS px. */
interface BrandLook {
  /** The colours behind the brand; those of the slide's background by default. */
  sheet?: Sheet;
  /** Available width; by default the width of the slide. */
  roomPx?: number;
  imagePx: number;
  ring?: { border: string };
  gapPx: number;
  name: Setting;
  details: Setting;
  isStacked?: boolean;
  /** Centres words that have no image beside them. */
  isCentered?: boolean;
}

/** Largest width of a logo beside words, as a fraction of the available width; `besideLong` is beside a long name. */
const logoShare = { usual: 0.4, besideLong: 0.2 } as const;

/** Distance between a long name and the slide's sides, design px; at least that of any template. */
const nameMargin = 92;

/** Draws the brand: image, name, handle and website, in a row or stacked; null if all are empty. */
export function brandBlock(
  scene: Scene,
  {
    sheet,
    roomPx = scene.widthPx,
    imagePx,
    ring,
    gapPx,
    isStacked = false,
    isCentered = false,
    ...lines
  }: BrandLook,
): SlideNode | null {
  const isLong = !isStacked && hasLongName(scene);
  const maxWidth = roomPx * (isStacked ? 1 : logoShare[isLong ? "besideLong" : "usual"]);
  const image = avatar(scene, imagePx, {
    ...ring,
    maxWidth,
    isFace: true,
    ...(sheet && { sheet }),
  });
  const align = isStacked || (isCentered && !image) ? "center" : "start";
  const freePx = Math.min(roomPx, scene.widthPx - 2 * scene.px(nameMargin));
  const wrapPx = freePx - Number(image?.style.width ?? 0) - gapPx;
  const words = signature(scene, { ...lines, align, ...(isLong && { wrapPx }) });
  if (!image && !words) return null;
  const style = { alignItems: "center", maxWidth: "100%" };
  return isStacked
    ? column({ ...style, rowGap: gapPx }, image, words)
    : row({ ...style, columnGap: gapPx }, image, words);
}

/** Draws the brand in the template's fonts, with an image of `size` design px that may have a border. */
export function plainBrand(
  scene: Scene,
  skin: TemplateSkin,
  size: number,
  look: Pick<BrandLook, "ring" | "isCentered" | "roomPx"> = {},
): SlideNode | null {
  const { px } = scene;
  const sheet = skin.sheetOf(scene);
  const isPortrayed = portraitOf(scene) !== null;
  return brandBlock(scene, {
    sheet,
    imagePx: px(size),
    ...look,
    gapPx: px(isPortrayed ? 36 : 26),
    name: {
      letters: skin.letters.label,
      sizePx: bodySize(scene, isPortrayed ? 56 : 42),
      color: sheet.ink,
    },
    details: {
      letters: skin.letters.body,
      sizePx: Math.max(scene.floorPx.furniture, px(isPortrayed ? 40 : 34)),
      color: sheet.muted,
    },
  });
}
