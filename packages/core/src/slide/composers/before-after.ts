import type { BoxNode, SlideNode } from "../../drawing/node.ts";
import type { Column, ReadBlock, Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing, Squeeze } from "../composition/fit/composing.ts";
import { fitSiblings } from "../composition/fit/fit.ts";
import { slideImage } from "../composition/photo/slide-image.ts";
import { halvesOf } from "../composition/scene/areas.ts";
import { badge, boxAt, inset } from "../composition/scene/boxes.ts";
import { paragraph } from "../composition/scene/lettering.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import { litSheet, type TemplateSkin } from "../composition/scene/skin.ts";
import { blockFrame } from "../composition/text/around/block-frame.ts";
import { icon } from "../composition/text/icons.ts";
import type { SlideMedia } from "../slide-context.ts";
import { composeText } from "./text.ts";

/** Fraction of the room that the images get if the columns have more words than their headings, by squeeze level. */
const imageShares: Readonly<Record<Squeeze, number>> = { 0: 0.56, 1: 0.46, 2: 0.36 };

/** Lengths in design px. */
const gap = 28;
const label = { most: 40, side: 26, end: 14, inset: 24 } as const;
const seam = { bar: 6, disc: 84 } as const;

/** Composes a comparison with an image for each column: the images side by side, and the columns below them. */
export function* composeBeforeAfter(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "comparison");
  const { media } = scene;
  if (!frame || !media?.before) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const hasRows = main.columns.some(({ rows }) => rows.length > 0);
  const heightPx = hasRows ? room.height * imageShares[scene.squeeze] : room.height;
  const images = { ...room, height: Math.round(heightPx) };
  const pair = drawPair(scene, skin, images, [media.before, media]);
  const words = hasRows
    ? yield* skin.comparison(scene, skin, main, inset(room, { top: heightPx + scene.px(gap) }))
    : yield* drawLabels(scene, skin, main, images);
  return [...pair, ...words, ...nodes, ...over, ...under];
}

/** Draws both images, and a bar with an arrow between them. */
function drawPair(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
  [before, after]: readonly [SlideMedia, SlideMedia],
): SlideNode[] {
  const { px } = scene;
  const radius = Math.min(skin.code(scene).radiusPx, px(36));
  const [left, right] = halvesOf(area, 0);
  const barPx = px(seam.bar);
  const sizePx = Math.min(px(seam.disc), area.height * 0.3);
  const middle = left.x + left.width;
  const { background, ink } = litSheet(scene, skin);
  const image = (place: Area, medium: SlideMedia, corners: object) =>
    slideImage({ ...scene, media: medium }, place, { style: { ...corners } });
  const first = image(left, before, {
    borderTopLeftRadius: radius,
    borderBottomLeftRadius: radius,
  });
  const second = image(right, after, {
    borderTopRightRadius: radius,
    borderBottomRightRadius: radius,
  });
  return [
    // Only the second image is the slide's medium, which people can select and crop on the slide.
    first && withoutRole(first),
    second,
    boxAt({ ...area, x: middle - barPx / 2, width: barPx }, { backgroundColor: background }),
    boxAt(
      {
        x: middle - sizePx / 2,
        y: area.y + (area.height - sizePx) / 2,
        width: sizePx,
        height: sizePx,
      },
      {},
      badge(
        sizePx,
        { borderRadius: sizePx / 2, backgroundColor: background },
        icon("arrow", sizePx * 0.46, ink),
      ),
    ),
  ].filter((node) => node !== null);
}

function withoutRole({ role: _role, focus: _focus, ...node }: BoxNode): BoxNode {
  return node;
}

/** Draws the headings of both columns as labels on their images. */
function* drawLabels(
  scene: Scene,
  skin: TemplateSkin,
  { columns }: Extract<ReadBlock, { kind: "comparison" }>,
  area: Area,
): Composing<SlideNode[]> {
  const { px, colors, floorPx } = scene;
  const halves = halvesOf(area, 0);
  const sheets = [colors.inkField, litSheet(scene, skin)] as const;
  const widthPx = Math.floor(halves[0].width - 2 * px(label.inset) - 2 * px(label.side));
  const build = (words: Words, sizePx: number, color: string) =>
    paragraph(scene, words, { letters: skin.letters.label, sizePx, color, isInRow: true });
  const heads = columns.map(({ head }: Column) => head);
  const { sizePx, heightsPx } = yield* fitSiblings(
    "labels",
    { minPx: floorPx.body, maxPx: px(label.most) },
    (size) =>
      heads.map((words) => ({
        node: build(words, size, "#000000"),
        widthPx,
        heightPx: area.height * 0.3,
      })),
  );
  return heads.flatMap((words, index) => {
    const [half, sheet] = [halves[index], sheets[index]];
    if (!half || !sheet || words.text === "") return [];
    const place = {
      x: half.x + px(label.inset),
      y: half.y + px(label.inset),
      width: half.width - 2 * px(label.inset),
      height: (heightsPx[index] ?? 0) + 2 * px(label.end),
    };
    return [
      boxAt(
        place,
        { justifyContent: index === 0 ? "flex-start" : "flex-end" },
        labelBox(scene, build(words, sizePx, sheet.ink), sheet.background, skin),
      ),
    ];
  });
}

function labelBox(
  scene: Scene,
  node: SlideNode,
  backgroundColor: string,
  skin: TemplateSkin,
): SlideNode {
  const { px } = scene;
  return {
    kind: "box",
    style: {
      display: "flex",
      alignItems: "center",
      maxWidth: "100%",
      padding: `${px(label.end)}px ${px(label.side)}px`,
      backgroundColor,
      borderRadius: skin.code(scene).radiusPx > 0 ? px(60) : 0,
    },
    children: [node],
  };
}
