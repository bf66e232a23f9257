import type { CoverLook, CoverWords } from "../../composition/scene/layout-looks.ts";
import { coverTopRow } from "../../composition/photo/photo-top-row.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { drawBlock, drawPlanes, drawStripe } from "./diagonal.ts";
import { besideTab, hasCoverBlock } from "./furniture.ts";
import { drawPanorama } from "./panorama.ts";
import { drawSideImage } from "./side-image.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/**
 * Height difference between the ends of the block's lower edge, as a fraction of the slide's height. The left end is
 * lower.
 */
const slopes = { portrait: 0.12, square: 0.12, tall: 0.11, landscape: 0.14 } as const;
/**
 * Smallest and largest distance from the slide's top to the right end of the block's lower edge, as fractions of the
 * slide's height.
 */
const rightEnds = {
  portrait: [0.5, 0.78],
  square: [0.5, 0.76],
  tall: [0.56, 0.8],
  landscape: [0.5, 0.74],
} as const;

/** `y` of an image's lower edge at the slide's left and right side, as fractions of the slide's height. */
const imageEnds = { portrait: [0.54, 0.45], square: [0.52, 0.44], tall: [0.53, 0.46] } as const;

export const cover: LookBuilder<CoverLook> = (scene, skin) => {
  if (!scene.media) return hasCoverBlock(scene) ? onBlock(scene, skin) : onPaper(scene, skin);
  const { shape } = scene;
  return shape === "landscape"
    ? besideWords(scene, skin)
    : overWords(scene, skin, imageEnds[shape]);
};

function wordsOf({ px }: Scene, { letters }: TemplateSkin, size: number) {
  return {
    title: { size, most: 1 },
    subtitle: { size: 48, most: 0.26, letters: { ...letters.lead, leading: 1.26, balanced: true } },
    gapPx: px(28),
  } satisfies Partial<CoverWords>;
}

/** Space above the words on a tall slide, design px. */
const tallTop = 250;

/** Returns the area for text at the top of the slide. `end` is the largest `y` that the area may reach, CSS px. */
function atTop(scene: Scene, skin: TemplateSkin, end: number) {
  const { px, shape } = scene;
  const area = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const width = area.width * (isLandscape ? 0.94 : 1);
  // On a tall slide, words at the very top would leave most of it empty.
  const y = area.y + (shape === "tall" ? px(tallTop) : 0);
  return { ...area, y, width, height: end - y - (isLandscape ? 0 : px(20)) };
}

const onPaper: LookBuilder<CoverLook> = (scene, skin) => {
  const { y, height } = skin.area(scene, skin);
  const sheet = scene.colors.paper;
  return {
    around: textAtFoot(scene, skin, atTop(scene, skin, y + height), { sheet }),
    placement: "top",
    sheet,
    ...wordsOf(scene, skin, skin.sizes.cover),
  };
};

/** Draws the title on a primary-coloured block with a sloped lower edge, over squared paper. */
const onBlock: LookBuilder<CoverLook> = (scene, skin) => {
  const { px, shape, colors, heightPx } = scene;
  const sheet = colors.fill;
  const [least, most] = rightEnds[shape];
  // On a landscape slide, the text ends where the edge is lower than at the right.
  const end = heightPx * (shape === "landscape" ? most + slopes.landscape * 0.15 : most);
  return {
    around: textAtFoot(scene, skin, atTop(scene, skin, end), { sheet }),
    placement: "top",
    sheet,
    ...wordsOf(scene, skin, skin.sizes.cover),
    draw: ({ room, under, heightPx: wordsPx }) => {
      const bottom = under.length > 0 ? end : room.y + wordsPx;
      const belowPx = px(shape === "landscape" ? -22 : 66);
      const right = Math.min(most, Math.max(least, (bottom + belowPx) / heightPx));
      const left = right + slopes[shape];
      return [
        ...drawPanorama(scene, "strong", { hasRule: false }),
        ...drawPlanes(scene, [left, right]),
        drawBlock(scene, { from: [0, 0], to: [left, right] }),
        drawStripe(scene, [left, right]),
      ];
    },
  };
};

/** Draws the image above a primary-coloured block, with a sloped edge between them. */
function overWords(
  scene: Scene,
  skin: TemplateSkin,
  [left, right]: readonly [number, number],
): CoverLook {
  const { px, colors, widthPx, heightPx } = scene;
  const area = skin.area(scene, skin);
  const frame = { x: 0, y: 0, width: widthPx, height: heightPx * (left + 0.01) };
  const clearPx = heightPx * right;
  const top = coverTopRow(scene, frame, {
    left: besideTab(scene, area.x),
    right: area.x + area.width,
    clearPx,
  });
  const y = heightPx * left + px(24);
  const place = { ...area, y, height: area.y + area.height - y };
  const sheet = colors.fill;
  return {
    around: textAtFoot(scene, skin, place, { sheet }),
    placement: "middle",
    sheet,
    ...wordsOf(scene, skin, imageTitle),
    ...(top && { topSheet: top.topSheet }),
    draw: () => [
      slideImage(scene, frame, {
        clearPx,
        over: top?.fade ? [boxAt(frame, { backgroundImage: top.fade })] : [],
      }),
      drawBlock(scene, { from: [left, right], to: [1, 1] }),
      drawStripe(scene, [left - 0.012, right - 0.012]),
    ],
  };
}

/** Largest font size of the title on a cover with an image, design px. */
const imageTitle = 132;

/** Places the text left of an image that fills the right side of a landscape slide. */
const besideWords: LookBuilder<CoverLook> = (scene, skin) => {
  const area = skin.area(scene, skin);
  const sheet = scene.colors.paper;
  return {
    around: textAtFoot(scene, skin, { ...area, width: area.width * 0.47 }, { sheet }),
    placement: "middle",
    sheet,
    ...wordsOf(scene, skin, imageTitle),
    draw: () => [...drawPanorama(scene, "faint"), ...drawSideImage(scene)],
  };
};
