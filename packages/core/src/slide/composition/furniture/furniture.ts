import { stripCode } from "../../../text/code-words.ts";
import { isAvatarShape } from "../../../design/brand.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { toOneLine } from "../../../document/label.ts";
import { text, type SlideNode, type TextNode, type Yielding } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { portraitOf, roundPortrait } from "./portrait.ts";
import { chooseBrandImage } from "./brand-image.ts";
import { type Area, isLow, type Scene } from "../scene/scene.ts";
import type { Composing } from "../fit/composing.ts";
import { markSpans } from "../scene/marking.ts";
import { measure } from "../text/measure.ts";
import type { TemplateSkin } from "../scene/skin.ts";
import { letterStyle, type Setting, type LineSetting } from "../scene/lettering.ts";
import { column, row } from "../scene/boxes.ts";

/** Distance of top row and foot from the slide's edges, design px. Apps cover the top and bottom of 9:16 slides. */
const edge = { usual: 66, tallTop: 190, tallBottom: 240 } as const;

/** Minimum distance of text from the slide's edges, CSS px. */
const minEdgePx = 25;

/** Returns the distance of the top row from the slide's top, and of the foot from its bottom; CSS px. */
export function furnitureEdges({ shape, px }: Scene): { topPx: number; bottomPx: number } {
  if (shape === "tall") return { topPx: px(edge.tallTop), bottomPx: px(edge.tallBottom) };
  const both = Math.max(minEdgePx, px(edge.usual));
  return { topPx: both, bottomPx: both };
}

/** Returns the usual font size in top row and foot, CSS px. */
export function smallPx({ px, floorPx }: Scene): number {
  return Math.max(floorPx.furniture, Math.round(px(27) * 4) / 4);
}

/** Order of removal if a row is too narrow: the text with the lowest number is left out first. */
const leaving = { website: 1, hashtags: [3, 2], name: 4, handle: 5 } as const;

/** Returns a hashtag's order of removal. The third and later ones leave before the website, the last one first. */
function leavingHashtag(index: number): number {
  return leaving.hashtags[index] ?? 1 / index;
}

const oneLine: SlideStyle = { whiteSpace: "nowrap", flexShrink: 1, minWidth: 0 };

/** Style of a text that is shown whole or not at all. */
const wholeLine: SlideStyle = { ...oneLine, flexShrink: 0 };

/** Draws the post's title in one line. Null in the layout `picture`, because its image needs the space. */
export function titleLine(scene: Scene, setting: LineSetting): TextNode | null {
  if (scene.layout === "picture") return null;
  const { title } = scene.reading;
  const content = toOneLine(title.text);
  const style = letterStyle(scene, content, { sizePx: smallPx(scene), ...setting });
  const { letters, color, marking = { color } } = setting;
  const spans = markSpans(marking, stripCode(content), letters.weight);
  return { ...text({ ...style, ...oneLine }, spans, title.ref), maxLines: 1 };
}

/** The fixed year label of the slide counter. */
const yearLabel = "2025.";

/** Draws the slide's number after the year, always from left to right; null if the design has no counter. */
export function counter(scene: Scene, setting: LineSetting, accent: string): TextNode | null {
  if (!scene.context.design.showCounter) return null;
  const style = letterStyle(scene, yearLabel, { sizePx: smallPx(scene), ...setting });
  return text({ ...style, direction: "ltr", whiteSpace: "nowrap", fontFeatureSettings: '"lnum"' }, [
    { text: yearLabel },
    { text: String(scene.index + 1), style: { color: accent, fontWeight: 700 } },
  ]);
}

/** Draws the post's first `footTags` hashtags. */
export function hashtags(scene: Scene, setting: LineSetting): TextNode[] {
  const { hashtags: all = [] } = scene.context.post;
  return all.slice(0, scene.footTags).flatMap((hashtag, index): TextNode[] => {
    const content = hashtag.trim();
    if (content === "") return [];
    const style = letterStyle(scene, content, { sizePx: smallPx(scene), ...setting });
    const yields = { order: leavingHashtag(index), label: content };
    const ref = { kind: "hashtag", index } as const;
    return [{ ...text({ ...style, ...wholeLine }, content, ref), maxLines: 1, yields }];
  });
}

/** Returns the brand's trimmed name, handle and website. Missing texts are empty strings. */
function brandWords({ context: { brand } }: Scene) {
  const [name = "", handle = "", website = ""] = [brand?.name, brand?.handle, brand?.website].map(
    (words) => (words ?? "").trim(),
  );
  return { name, handle, website };
}

export function brandName(scene: Scene, setting: LineSetting): TextNode | null {
  const { name } = brandWords(scene);
  if (name === "") return null;
  const style = letterStyle(scene, name, { sizePx: smallPx(scene), ...setting });
  return {
    ...text({ ...style, ...wholeLine }, name, { kind: "brand", line: "name" }),
    maxLines: 1,
    yields: yielding(scene, setting, { order: leaving.name, label: name }),
  };
}

/**
 * Draws the handle, or the website if there is no handle. With `all`, draws both in one line. Null if there are none.
 */
export function brandDetails(
  scene: Scene,
  setting: LineSetting,
  { all = false }: { all?: boolean } = {},
): TextNode | null {
  const { handle, website } = brandWords(scene);
  const content = [handle, all || handle === "" ? website : ""].filter(Boolean).join(" · ");
  if (content === "") return null;
  const style = letterStyle(scene, content, { sizePx: smallPx(scene), ...setting });
  const alone = yielding(scene, setting, { order: leaving.handle, label: handle });
  const withWebsite = yielding(scene, setting, { order: leaving.website, label: website });
  const rest = handle !== "" && { rest: { text: handle, yields: alone } };
  return {
    ...text({ ...style, ...wholeLine }, content, { kind: "brand", line: "details" }),
    maxLines: 1,
    yields: content === handle ? alone : { ...withWebsite, ...rest },
  };
}

/** Lets a text larger than `smallPx` shrink to that size before it is left out. */
function yielding(scene: Scene, { sizePx = 0 }: LineSetting, line: Yielding): Yielding {
  const minPx = smallPx(scene);
  return sizePx > minPx ? { ...line, minPx } : line;
}

/** A logo wider than this many times its height is scaled down. */
const maxLogoRatio = 3.4;

/** Style of the brand's image. */
interface AvatarLook {
  /** The colours behind the image; those of the slide's background by default. */
  sheet?: Sheet;
  border?: string;
  /** Maximum width of a logo, CSS px. */
  maxWidth?: number;
  /** Whether the creator's portrait is drawn instead, if there is one. */
  isFace?: boolean;
}

/**
 * Draws the brand's image, or returns null without one. An almost square image is drawn in a circle, any other as a
 * logo.
 */
export function avatar(
  scene: Scene,
  sizePx: number,
  { sheet = scene.colors.paper, border, maxWidth, isFace = false }: AvatarLook = {},
): SlideNode | null {
  const { context, colors } = scene;
  const portrait = isFace ? portraitOf(scene) : null;
  if (portrait) {
    const ground = colors.fill.background;
    return roundPortrait(portrait, sizePx, { ground, ...(border !== undefined && { border }) });
  }
  const chosen = context.brand && chooseBrandImage(context.brand, sheet);
  if (!chosen) return null;
  const { image } = chosen;
  const style: SlideStyle = {
    flexShrink: 0,
    ...(chosen.plate !== null && plateStyle(chosen.plate, sizePx)),
  };
  if (isAvatarShape(image)) {
    if (border !== undefined) style.border = border;
    const round = { width: sizePx, height: sizePx, borderRadius: sizePx / 2 };
    return { kind: "image", src: image.src, style: { objectFit: "cover", ...round, ...style } };
  }
  const ratio = Math.min(maxLogoRatio, image.widthPx / image.heightPx);
  const width = Math.min(maxWidth ?? Infinity, Math.max(1, Math.round(sizePx * ratio)));
  const size = { width, height: sizePx };
  return { kind: "image", src: image.src, style: { objectFit: "contain", ...size, ...style } };
}

/** Returns the style of a coloured plate behind an image that is `sizePx` CSS px high. */
function plateStyle(color: string, sizePx: number): SlideStyle {
  return { backgroundColor: color, padding: `${Math.round(sizePx * 0.14)}px` };
}

/** Factor for the font size of a name that wraps. */
const wrappedScale = 0.74;
/** A name with more letters than this needs two lines beside a logo. */
const mostLetters = 28;

export function hasLongName(scene: Scene): boolean {
  return brandWords(scene).name.length > mostLetters;
}

/** Lets the brand's name wrap, in a smaller font. */
function wrapName(scene: Scene, name: TextNode, widthPx: number): TextNode {
  const fontSize = Math.max(smallPx(scene), Number(name.style.fontSize) * wrappedScale);
  const wrapping = { whiteSpace: "pre-line", textWrap: "balance", width: widthPx } as const;
  const style = { ...name.style, ...wrapping, fontSize };
  const wrapped: TextNode = { ...name, maxLines: 3, keepWords: true, style };
  delete wrapped.yields;
  return wrapped;
}

/** Draws the brand's name above handle and website; null if all are missing. */
export function signature(
  scene: Scene,
  {
    name,
    details,
    align = "start",
    wrapPx,
  }: {
    name: Setting;
    details: Setting;
    align?: "start" | "center";
    /** Width within which a long name wraps to a second line, CSS px; absent if the name is on one line. */
    wrapPx?: number;
  },
): SlideNode | null {
  const nameLine = brandName(scene, { ...name, align });
  const lines = [
    nameLine && wrapPx !== undefined ? wrapName(scene, nameLine, wrapPx) : nameLine,
    brandDetails(scene, { ...details, align }, { all: true }),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return column(
    {
      rowGap: scene.px(6),
      flexShrink: 1,
      minWidth: 0,
      alignItems: align === "center" ? "center" : "flex-start",
    },
    ...lines,
  );
}

/** If a slide under 400 CSS px high has `squeeze` 2, text is this much closer to top row and foot, design px. */
const nearerOnLow = 26;

/**
 * Returns the area between top row and foot, CSS px. The arguments are design px: `top` is the distance from the top
 * row's upper edge, and `foot` is the distance from the foot's lower edge.
 */
export function freeArea(
  scene: Scene,
  { margin, top, foot }: { margin: number; top: number; foot: number },
): Area {
  const { px, widthPx, heightPx } = scene;
  const { topPx, bottomPx } = furnitureEdges(scene);
  const nearer = scene.squeeze === 2 && isLow(heightPx) ? nearerOnLow : 0;
  const y = topPx + px(top - nearer);
  return {
    x: px(margin),
    y,
    width: widthPx - 2 * px(margin),
    height: heightPx - bottomPx - px(foot - nearer) - y,
  };
}

/** Draws all hashtags, wrapped to `width` CSS px; null if there are none. */
export function hashtagRow(scene: Scene, skin: TemplateSkin, width: number): SlideNode | null {
  const setting = { letters: skin.letters.small, color: skin.sheetOf(scene).muted };
  const tags = hashtags({ ...scene, footTags: Number.POSITIVE_INFINITY }, setting);
  const gaps = { columnGap: scene.px(18), rowGap: scene.px(6) };
  return tags.length === 0 ? null : row({ ...gaps, flexWrap: "wrap", width }, ...tags);
}

/** Returns the `footTags` of a single post: infinity if the brand and all hashtags fit in one line, else 0. */
export function* findFootTags(scene: Scene, skin: TemplateSkin): Composing<number> {
  const { px, widthPx } = scene;
  const letters = { ...skin.letters.small, weight: 700 };
  const setting = { letters, color: skin.sheetOf(scene).ink };
  const all = { ...scene, footTags: Number.POSITIVE_INFINITY };
  const line = row(
    {
      columnGap: px(24),
      flexWrap: "wrap",
      alignItems: "center",
      width: widthPx - 2 * px(skin.margin),
    },
    avatar(scene, px(avatarRoom)),
    brandDetails(scene, setting, { all: true }) ?? brandName(scene, setting),
    ...hashtags(all, setting),
  );
  const { heightsPx } = yield* measure([line]);
  // Adds 1 px, because the height of the brand's image is rounded up to whole px.
  const oneLinePx = Math.max(px(avatarRoom), smallPx(scene) * 1.7) + 1;
  return (heightsPx[0] ?? 0) <= oneLinePx ? Number.POSITIVE_INFINITY : 0;
}

/** Maximum height of the image in the foot, design px. */
const avatarRoom = 64;
