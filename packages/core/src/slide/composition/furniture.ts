import { isAvatarShape } from "../../design/brand.ts";
import type { Sheet } from "../../design/colors/template-colors.ts";
import { joinLines } from "../../document/label.ts";
import { parseInlineMarkup } from "../../text/inline-markup.ts";
import { text, type SlideNode, type TextNode, type Yielding } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import { choosePicture } from "./brand-picture.ts";
import { type Area, isLow, type Scene } from "./scene.ts";
import type { Composing } from "./composing.ts";
import { measure } from "./measure.ts";
import type { TemplateSkin } from "./skin.ts";
import { letterStyle, type Setting } from "./lettering.ts";
import { column, row } from "./place.ts";

/** Design px between the words of the furniture and the stage's edge; apps lay their own over the ends of a 9:16 picture. */
const edge = { usual: 66, tallTop: 190, tallBottom: 240 } as const;

/** The least room between what is read and the edge, CSS px. */
const minEdgePx = 25;

/** How far the top row's words lie from the top, and the foot's from the bottom; CSS px. */
export function furnitureEdges({ shape, px }: Scene): { topPx: number; bottomPx: number } {
  if (shape === "tall") return { topPx: px(edge.tallTop), bottomPx: px(edge.tallBottom) };
  const both = Math.max(minEdgePx, px(edge.usual));
  return { topPx: both, bottomPx: both };
}

/** The size of the furniture's words, CSS px. */
export function smallPx({ px, floorPx }: Scene): number {
  return Math.max(floorPx.furniture, Math.round(px(27) * 4) / 4);
}

/** How a line of the furniture is set; its size is that of small words unless it has one. */
export type LineSetting = Omit<Setting, "sizePx"> & { sizePx?: number };

/** Which line leaves first if a row has no room for all of them. */
const leaving = { website: 1, hashtags: [3, 2], name: 4, handle: 5 } as const;

/** A single post has more hashtags than a carousel's slides; the last leaves first. */
function leavingHashtag(index: number): number {
  return leaving.hashtags[index] ?? 1 / index;
}

const oneLine: SlideStyle = {
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  flexShrink: 1,
  minWidth: 0,
};

/** The style of a line that is whole once the furniture has settled. */
const wholeLine: SlideStyle = { ...oneLine, flexShrink: 0 };

/** The post's title in one line, its marked words in `accent`; null on an image's own slide, which it would lie on. */
export function titleLine(scene: Scene, setting: LineSetting, accent: string): TextNode | null {
  if (scene.layout === "picture") return null;
  const { title } = scene.reading;
  const content = joinLines(title.text);
  const style = letterStyle(scene, content, { sizePx: smallPx(scene), ...setting });
  const spans = parseInlineMarkup(content).map((span) =>
    span.highlighted ? { text: span.text, style: { color: accent } } : { text: span.text },
  );
  return text({ ...style, ...oneLine }, spans, title.ref);
}

/** The fixed year label of the slide counter. */
const yearLabel = "2025.";

/** The slide's number after the year label, always left to right; null where the design has none. */
export function counter(scene: Scene, setting: LineSetting, accent: string): TextNode | null {
  if (!scene.context.design.showCounter) return null;
  const style = letterStyle(scene, yearLabel, { sizePx: smallPx(scene), ...setting });
  return text({ ...style, direction: "ltr", whiteSpace: "nowrap", fontFeatureSettings: '"lnum"' }, [
    { text: yearLabel },
    { text: String(scene.index + 1), style: { color: accent, fontWeight: 700 } },
  ]);
}

/** The hashtags of the foot as plain words. */
export function hashtags(scene: Scene, setting: LineSetting): TextNode[] {
  const { hashtags: all = [] } = scene.context.post;
  return all.slice(0, scene.footTags).flatMap((hashtag, index): TextNode[] => {
    const content = hashtag.trim();
    if (content === "") return [];
    const style = letterStyle(scene, content, { sizePx: smallPx(scene), ...setting });
    const yields = { order: leavingHashtag(index), label: content };
    return [{ ...text({ ...style, ...wholeLine }, content, { kind: "hashtag", index }), yields }];
  });
}

/** The brand's words without space around them; empty if it has none. */
function brandWords({ context: { brand } }: Scene) {
  const [name = "", handle = "", website = ""] = [brand?.name, brand?.handle, brand?.website].map(
    (words) => (words ?? "").trim(),
  );
  return { name, handle, website };
}

/** The brand's name in one line; null where it has none. */
export function brandName(scene: Scene, setting: LineSetting): TextNode | null {
  const { name } = brandWords(scene);
  if (name === "") return null;
  const style = letterStyle(scene, name, { sizePx: smallPx(scene), ...setting });
  return {
    ...text({ ...style, ...wholeLine }, name, { kind: "brand", line: "name" }),
    yields: yielding(scene, setting, { order: leaving.name, label: name }),
  };
}

/** Handle and website in one line, or on a slide with little room the first of them; null where there are none. */
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
    yields: content === handle ? alone : { ...withWebsite, ...rest },
  };
}

/** A line that is larger than other furniture gets as small as that before it leaves. */
function yielding(scene: Scene, { sizePx = 0 }: LineSetting, line: Yielding): Yielding {
  const minPx = smallPx(scene);
  return sizePx > minPx ? { ...line, minPx } : line;
}

/** A wide logo is at most this much wider than high. */
const maxLogoRatio = 3.4;

/** How the brand's image stands on its slide. */
interface AvatarLook {
  /** The background; the paper by default. */
  sheet?: Sheet;
  border?: string;
  /** Of a logo, CSS px. */
  maxWidth?: number;
}

/** The brand's image: a circle if it is about square, else a logo; null if there is none. */
export function avatar(
  { context, colors }: Scene,
  sizePx: number,
  { sheet = colors.paper, border, maxWidth }: AvatarLook = {},
): SlideNode | null {
  const chosen = context.brand && choosePicture(context.brand, sheet);
  if (!chosen) return null;
  const { picture } = chosen;
  const style: SlideStyle = {
    flexShrink: 0,
    ...(chosen.plate !== null && plateStyle(chosen.plate, sizePx)),
  };
  if (isAvatarShape(picture)) {
    if (border !== undefined) style.border = border;
    const round = { width: sizePx, height: sizePx, borderRadius: sizePx / 2 };
    return { kind: "image", src: picture.src, style: { objectFit: "cover", ...round, ...style } };
  }
  const ratio = Math.min(maxLogoRatio, picture.widthPx / picture.heightPx);
  const width = Math.min(maxWidth ?? Infinity, Math.max(1, Math.round(sizePx * ratio)));
  const size = { width, height: sizePx };
  return { kind: "image", src: picture.src, style: { objectFit: "contain", ...size, ...style } };
}

/** A background of its own for an image of that height. */
function plateStyle(color: string, sizePx: number): SlideStyle {
  return { backgroundColor: color, padding: `${Math.round(sizePx * 0.14)}px` };
}

/** Name over handle and website, as large as a closing slide has them; null where there is no brand. */
export function signature(
  scene: Scene,
  {
    name,
    details,
    align = "start",
  }: { name: Setting; details: Setting; align?: "start" | "center" },
): SlideNode | null {
  const lines = [
    brandName(scene, { ...name, align }),
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

/** On a low stage the words of a full slide come this much nearer to the furniture, design px. */
const nearerOnLow = 26;

/** The room between the top row and the foot, inside the margins, CSS px. */
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

/** All hashtags in as many lines as they need; null where there are none. */
export function hashtagRow(scene: Scene, skin: TemplateSkin, width: number): SlideNode | null {
  const setting = { letters: skin.letters.small, color: skin.sheetOf(scene).muted };
  const tags = hashtags({ ...scene, footTags: Number.POSITIVE_INFINITY }, setting);
  const gaps = { columnGap: scene.px(18), rowGap: scene.px(6) };
  return tags.length === 0 ? null : row({ ...gaps, flexWrap: "wrap", width }, ...tags);
}

/** How many hashtags a single post's foot holds: all, or none where they need more than its line. */
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
  // A picture's height is rounded up.
  const oneLinePx = Math.max(px(avatarRoom), smallPx(scene) * 1.7) + 1;
  return (heightsPx[0] ?? 0) <= oneLinePx ? Number.POSITIVE_INFINITY : 0;
}

/** The height of a foot's picture at most, design px. */
const avatarRoom = 64;
