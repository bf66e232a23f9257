import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode } from "../../composition/fit.ts";
import { fitHeadline } from "../../composition/fit-headline.ts";
import { share, wordsUnder } from "../../composition/frame.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { paragraph, smallMarking } from "../../composition/lettering.ts";
import { picture } from "../../composition/picture.ts";
import { art, at, column, inset, row } from "../../composition/place.ts";
import { isDark, type Area, type Scene } from "../../composition/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { neonOf, veil } from "./paint.ts";
import { drawRing, ringOf, type Circle } from "./ring.ts";

/** A title that begins with a number: the number stands over the rest. */
const numbered = /^(\p{Nd}{1,3})[ \u00a0]+(\S[\s\S]*)$/u;

function splitTitle({ text, ref }: Words): { numeral: Words | null; rest: Words } {
  const match = numbered.exec(text.trim());
  const [, numeral, rest] = match ?? [];
  if (!numeral || !rest) return { numeral: null, rest: { text, ref } };
  return { numeral: { text: numeral, ref }, rest: { text: rest, ref } };
}

/** The title in a neon ring, its number outlined over it; on a landscape stage the number alone is in the ring. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { media, shape, reading } = scene;
  const whole = skin.area(scene, skin);
  const isSplit = shape === "landscape";
  const ring = media ? pictureRing(scene, whole) : ringOf(scene);
  const title = splitTitle(reading.title);
  const area = isSplit
    ? besideRing(scene, whole, ring)
    : ring && !media
      ? insideRing(scene, ring, whole, title.numeral !== null)
      : whole;
  const align = isSplit ? "start" : "center";
  const { under, room } = yield* wordsUnder(scene, skin, area, { align });
  if (media && ring) {
    const words = isSplit
      ? room
      : inset(room, { top: ring.y + ring.radius + scene.px(58) - room.y });
    const block = yield* coverBlock(scene, skin, words, { numeral: null, rest: reading.title });
    return [...drawPicture(scene, ring), block, ...under];
  }
  if (isSplit) {
    const sign = ring ? ringSign(scene, skin, ring, title.numeral) : [];
    const rest = ring ? title.rest : reading.title;
    const block = yield* coverBlock(scene, skin, room, { numeral: null, rest });
    return [...sign, block, ...under];
  }
  const block = yield* coverBlock(scene, skin, room, title);
  return [block, ...under];
}

/** Beside the ring of a landscape stage: after it, or before the one around a picture. */
function besideRing({ media, px }: Scene, whole: Area, ring: Circle | null): Area {
  if (!ring) return whole;
  const room = px(80);
  return media
    ? { ...whole, width: ring.x - ring.radius - room - whole.x }
    : inset(whole, { left: ring.x + ring.radius + room - whole.x });
}

/** Of a ring's radius, the half width and half height of the words in it; a number at the top is narrower than they. */
const usualHalves = { width: 0.77, height: 0.62 } as const;
const numberedHalves = { width: 0.77, height: 0.71 } as const;

function insideRing(
  { widthPx, px }: Scene,
  { x, y, radius }: Circle,
  room: Area,
  hasNumeral: boolean,
): Area {
  const halves = hasNumeral ? numberedHalves : usualHalves;
  const width = Math.min(widthPx - 2 * px(84), 2 * radius * halves.width);
  const top = Math.max(room.y, y - radius * halves.height);
  const bottom = Math.min(room.y + room.height, y + radius * halves.height);
  return { x: x - width / 2, y: top, width, height: Math.max(1, bottom - top) };
}

/** Number, title and subtitle, in the middle of an area. */
function* coverBlock(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
  { numeral, rest }: { numeral: Words | null; rest: Words },
): Composing<SlideNode> {
  const { px, shape, reading, colors, media } = scene;
  const align = shape === "landscape" ? ("start" as const) : ("center" as const);
  const widthPx = Math.floor(area.width);
  const figurePx = numeral ? Math.min(px(shape === "square" ? 210 : 290), area.height * 0.34) : 0;
  const gapPx = px(22);
  const subtitle = yield* subtitleLine(scene, skin, {
    // Low in the ring there is less width.
    widthPx: align === "center" ? Math.floor(widthPx * 0.8) : widthPx,
    heightPx: area.height * 0.2,
    align,
  });
  const roomPx = area.height - figurePx * 0.96 - (numeral ? gapPx : 0) - subtitle.heightPx - px(34);
  const title = yield* fitHeadline(scene, skin, "title", rest, {
    widthPx,
    heightPx: Math.max(1, roomPx * (share(scene, 1) + 1) * 0.5),
    maxSize: skin.sizes.cover * (shape === "landscape" ? 1.16 : 1),
    align,
    sheet: colors.paper,
  });
  return at(
    area,
    {
      flexDirection: "column",
      justifyContent: media && align === "center" ? "flex-end" : "center",
      alignItems: align === "center" ? "center" : "flex-start",
    },
    column(
      { width: widthPx, alignItems: align === "center" ? "center" : "flex-start" },
      numeral && outlinedNumber(scene, skin, numeral, { sizePx: figurePx, widthPx }),
      numeral && box({ height: gapPx }),
      title?.node ?? null,
      reading.header.text.trim() === "" ? null : box({ height: px(34) }),
      subtitle.node,
    ),
  );
}

/** A number as a tube: its outline lit, its inside faint. */
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
    letters: { ...skin.letters.number, leading: 0.96, tracking: -0.02 },
    sizePx,
    color: veil(tube, isDark(scene) ? 0.14 : 0.1),
    widthPx,
    align: "center",
    style: {
      WebkitTextStroke: `${strokePx}px ${tube}`,
      direction: "ltr",
      ...(isDark(scene) && { textShadow: `0 0 ${px(50)}px ${veil(tube, 0.75)}` }),
    },
  });
}

/** The slide's header as a line of a console, a cursor after it. */
function* subtitleLine(
  scene: Scene,
  skin: TemplateSkin,
  { widthPx, heightPx, align }: { widthPx: number; heightPx: number; align: "start" | "center" },
): Composing<{ node: SlideNode | null; heightPx: number }> {
  const { px, colors, reading } = scene;
  const { header } = reading;
  if (header.text.trim() === "") return { node: null, heightPx: 0 };
  const letters = { ...skin.letters.small, weight: 400, leading: 1.34, balanced: true };
  const cursorPx = px(18) + px(14);
  const setting = (sizePx: number) => ({
    letters,
    sizePx,
    align,
    color: colors.paper.ink,
    marking: smallMarking(colors.paper),
  });
  const fitted = yield* fitNode(
    "subtitle",
    {
      widthPx: widthPx - cursorPx,
      heightPx,
      minPx: scene.floorPx.body,
      maxPx: Math.max(scene.floorPx.body, px(40)),
    },
    (sizePx) => paragraph(scene, header, { ...setting(sizePx), widthPx: widthPx - cursorPx }),
  );
  const { sizePx } = fitted;
  const isOneLine = fitted.heightPx < sizePx * letters.leading * 1.6;
  if (!isOneLine) return fitted;
  return {
    heightPx: fitted.heightPx,
    node: row(
      { alignItems: "center", columnGap: px(14), maxWidth: widthPx },
      paragraph(scene, header, setting(sizePx)),
      box({
        width: px(18),
        height: sizePx * 1.08,
        backgroundColor: neonOf(scene).tube,
        flexShrink: 0,
      }),
    ),
  };
}

/** In the ring of a landscape stage: the title's number, or a console's prompt. */
function ringSign(
  scene: Scene,
  skin: TemplateSkin,
  { x, y, radius }: Circle,
  numeral: Words | null,
): SlideNode[] {
  const size = radius * 1.2;
  const area = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  if (!numeral) return [prompt(scene, area)];
  const sizePx = size * (numeral.text.length > 2 ? 0.62 : 0.94);
  const node = outlinedNumber(scene, skin, numeral, { sizePx, widthPx: Math.floor(size) });
  return [at(area, { alignItems: "center", justifyContent: "center" }, node)];
}

function prompt(scene: Scene, area: Area): SlideNode {
  const { tube, core } = neonOf(scene);
  const path =
    'd="M22 30l24 20-24 20M54 72h26" fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const halo = [16, 11, 7]
    .map((width) => `<path ${path} stroke="${tube}" stroke-opacity=".13" stroke-width="${width}"/>`)
    .join("");
  return art(
    area,
    `<g transform="scale(${(area.width / 100).toFixed(4)})">${isDark(scene) ? halo : ""}<path ${path} stroke="${tube}" stroke-width="4.4"/><path ${path} stroke="${core}" stroke-width="2"/></g>`,
  );
}

/** The ring around a cover's picture. */
function pictureRing({ shape, px }: Scene, area: Area): Circle {
  if (shape === "landscape") {
    const radius = Math.min(area.height * 0.5, area.width * 0.19);
    return { x: area.x + area.width - radius, y: area.y + area.height / 2, radius };
  }
  const radius = Math.min(area.width * 0.4, area.height * 0.29);
  return { x: area.x + area.width / 2, y: area.y + radius - px(6), radius };
}

function drawPicture(scene: Scene, ring: Circle): SlideNode[] {
  const radius = ring.radius - scene.px(24);
  const place = { x: ring.x - radius, y: ring.y - radius, width: 2 * radius, height: 2 * radius };
  const shown = picture(scene, place, { style: { borderRadius: radius } });
  return [drawRing(scene, ring, 10), ...(shown ? [shown] : [])];
}
