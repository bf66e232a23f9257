import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Fitted } from "../../composition/fit/fit.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import type { CoverLook, CoverWords } from "../../composition/scene/layout-looks.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt, inset, row, squareOf } from "../../composition/scene/boxes.ts";
import { isDark, type Area, type Circle, type Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { titleNumber } from "../../composition/scene/title-number.ts";
import { neonOf } from "./paint.ts";
import { drawRing, ringOf } from "./ring.ts";
import { drawSign, hasSign } from "./sign.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Draws a cover with a neon ring if it has an image or its title starts with a number, otherwise with a neon sign. */
export const cover: LookBuilder<CoverLook> = (scene, skin) => {
  if (scene.media) return byImage(scene, skin);
  const number = titleNumber(scene);
  if (!number) return onSign(scene, skin);
  return (scene.shape === "landscape" ? besideRing : insideRing)(scene, skin, number);
};

/** The number at the start of a title, and the rest of the title. */
type TitleNumber = NonNullable<ReturnType<typeof titleNumber>>;

/** Largest font size of a title in a sign, design px. */
const signTitle = 260;
/** Padding between the sign's edge and the text, design px. */
const signPad = { sides: 60, ends: 52 } as const;
/** Space between the text and the sign above and below it, design px. */
const signGap = 110;

/** Places the text in a neon sign in the middle of the slide. */
const onSign: LookBuilder<CoverLook> = (scene, skin) => {
  const { px } = scene;
  const whole = skin.area(scene, skin);
  const [sides, ends] = [px(signPad.sides), px(signPad.ends)];
  const area = hasSign(scene)
    ? inset(whole, { top: ends, bottom: ends, left: sides, right: sides })
    : whole;
  const words = wordsOf(scene, skin, scene.reading.title);
  return {
    around: textAtFoot(scene, skin, area, { align: "center" }),
    placement: "middle",
    ...words,
    align: "center",
    title: { ...words.title, size: signTitle },
    draw: ({ under, heightPx }) => {
      if (!hasSign(scene)) return [];
      return drawSign(scene, whole, under.length > 0 ? whole.height : heightPx + 2 * px(signGap));
    },
  };
};

/** Returns the style of title and subtitle. The subtitle looks like a line in a terminal. */
function wordsOf(scene: Scene, skin: TemplateSkin, words: Words) {
  const isSplit = scene.shape === "landscape";
  const letters = { ...skin.letters.small, weight: 400, leading: 1.34, balanced: true };
  return {
    sheet: scene.colors.paper,
    align: isSplit ? "start" : "center",
    title: { words, size: skin.sizes.cover * (isSplit ? 1.16 : 1), most: 1 },
    subtitle: {
      size: 40,
      most: 0.2,
      letters,
      // In a ring, the subtitle has less width. On a landscape slide, the subtitle leaves space for its cursor.
      reach: isSplit ? 0.94 : 0.8,
      draw: (line) => withCursor(scene, line),
    },
    gapPx: scene.px(30),
  } satisfies CoverWords;
}

/** Places the text inside the ring, with the title's number above the rest of the title. */
function insideRing(scene: Scene, skin: TemplateSkin, { value, rest }: TitleNumber): CoverLook {
  const { px, shape } = scene;
  const whole = skin.area(scene, skin);
  const ring = ringOf(scene);
  const area = ring ? areaInside(scene, ring, whole) : whole;
  const sizePx = Math.min(px(shape === "square" ? 210 : 290), area.height * 0.34);
  const setting = { sizePx, widthPx: Math.floor(area.width) };
  return {
    around: textAtFoot(scene, skin, area, { align: "center" }),
    placement: "middle",
    ...wordsOf(scene, skin, rest),
    over: {
      node: outlinedNumber(scene, skin, value, setting),
      heightPx: sizePx * numeralLeading,
    },
  };
}

/** Places the text right of the ring on a landscape slide. The title's number is in the ring. */
function besideRing(scene: Scene, skin: TemplateSkin, { value, rest }: TitleNumber): CoverLook {
  const whole = skin.area(scene, skin);
  const ring = ringOf(scene);
  const left = ring ? ring.x + ring.radius + scene.px(ringGap) - whole.x : 0;
  return {
    around: textAtFoot(scene, skin, inset(whole, { left })),
    placement: "middle",
    ...wordsOf(scene, skin, ring ? rest : scene.reading.title),
    draw: () => (ring ? [ringSign(scene, skin, ring, value)] : []),
  };
}

/** Places the text below an image in a ring, or left of the ring on a landscape slide. */
const byImage: LookBuilder<CoverLook> = (scene, skin) => {
  const { px, shape } = scene;
  const whole = skin.area(scene, skin);
  const isSplit = shape === "landscape";
  const ring = imageRing(scene, whole);
  const width = isSplit ? ring.x - ring.radius - px(ringGap) - whole.x : whole.width;
  const top = isSplit ? 0 : ring.y + ring.radius + px(58) - whole.y;
  const area = { ...whole, width };
  return {
    around: textAtFoot(scene, skin, area, { align: isSplit ? "start" : "center" }),
    column: (room) => inset(room, { top }),
    placement: isSplit ? "middle" : "foot",
    ...wordsOf(scene, skin, scene.reading.title),
    draw: () => drawImage(scene, ring),
  };
};

/** Gap between a ring and the text beside it, design px. */
const ringGap = 80;

/**
 * Size of the text's area in a ring, as fractions of the ring's width and height. The area's corners are outside the
 * ring, but the text doesn't reach them.
 */
const halves = { width: 0.77, height: 0.71 } as const;

function areaInside({ widthPx, px }: Scene, { x, y, radius }: Circle, room: Area): Area {
  const width = Math.min(widthPx - 2 * px(84), 2 * radius * halves.width);
  const top = Math.max(room.y, y - radius * halves.height);
  const bottom = Math.min(room.y + room.height, y + radius * halves.height);
  return { x: x - width / 2, y: top, width, height: Math.max(1, bottom - top) };
}

const numeralLeading = 0.96;

/** Draws a number like a neon tube: a bright outline and a faint fill. */
function outlinedNumber(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  { sizePx, widthPx }: { sizePx: number; widthPx: number },
): SlideNode {
  const { px } = scene;
  const { tube } = neonOf(scene);
  const strokePx = Math.max(1.5, px(5));
  return paragraph(scene, words, {
    letters: { ...skin.letters.number, leading: numeralLeading, tracking: -0.02 },
    sizePx,
    color: withAlpha(tube, isDark(scene) ? 0.14 : 0.1),
    widthPx,
    align: "center",
    style: {
      WebkitTextStroke: `${strokePx}px ${tube}`,
      direction: "ltr",
      ...(isDark(scene) && { textShadow: `0 0 ${px(50)}px ${withAlpha(tube, 0.75)}` }),
    },
  });
}

/** Adds a cursor after the subtitle if it fits on one line. */
function withCursor(scene: Scene, { node, sizePx, heightPx }: Fitted): SlideNode {
  const isOneLine = heightPx < sizePx * 2;
  if (!isOneLine) return node;
  const { px } = scene;
  const { width: _, ...style } = node.style;
  return row(
    { alignItems: "center", columnGap: px(14) },
    { ...node, style },
    box({
      width: px(18),
      height: sizePx * 1.08,
      backgroundColor: neonOf(scene).tube,
      flexShrink: 0,
    }),
  );
}

/** Draws the title's number in the ring of a landscape slide. */
function ringSign(scene: Scene, skin: TemplateSkin, ring: Circle, numeral: Words): SlideNode {
  const size = ring.radius * 1.2;
  const area = squareOf({ ...ring, radius: size / 2 });
  const sizePx = size * (numeral.text.length > 2 ? 0.62 : 0.94);
  const node = outlinedNumber(scene, skin, numeral, { sizePx, widthPx: Math.floor(size) });
  return boxAt(area, { alignItems: "center", justifyContent: "center" }, node);
}

function imageRing({ shape, px }: Scene, area: Area): Circle {
  if (shape === "landscape") {
    const radius = Math.min(area.height * 0.5, area.width * 0.19);
    return { x: area.x + area.width - radius, y: area.y + area.height / 2, radius };
  }
  const radius = Math.min(area.width * 0.4, area.height * 0.29);
  return { x: area.x + area.width / 2, y: area.y + radius - px(6), radius };
}

function drawImage(scene: Scene, ring: Circle): SlideNode[] {
  const radius = ring.radius - scene.px(24);
  const place = squareOf({ ...ring, radius });
  const shown = slideImage(scene, place, { style: { borderRadius: radius } });
  return [drawRing(scene, ring, 10), ...(shown ? [shown] : [])];
}
