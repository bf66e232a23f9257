import type { SlideNode } from "../../../drawing/node.ts";
import type { BrandImage, SlideBrand } from "../../slide-context.ts";
import type { Composing } from "../fit/composing.ts";
import { boxAt, footOf, inset } from "../scene/boxes.ts";
import type { Area, Scene } from "../scene/scene.ts";
import type { Composer, TemplateSkin } from "../scene/skin.ts";
import { brandDetails, brandName } from "./furniture.ts";
import { isCutOut, roundPortrait } from "./portrait.ts";

/** Height of a round portrait's row and of a cut-out, as fractions of the slide's height. */
const shares = {
  round: { portrait: 0.2, tall: 0.16, square: 0.2, landscape: 0.22 },
  cutOut: { portrait: 0.44, tall: 0.4, square: 0.42, landscape: 0.8 },
} as const;

/** Largest width of a cut-out, as a fraction of the slide's width. */
const widest = { portrait: 0.6, tall: 0.66, square: 0.5, landscape: 0.36 } as const;

/** The place of a portrait on a cover. `words` is left to the title; `names` is the place of name and handle. */
interface PortraitPlace {
  image: Area;
  names: Area;
  words: Area;
}

function placeRound(scene: Scene, area: Area): PortraitPlace {
  const { px, shape, heightPx } = scene;
  const size = Math.round(heightPx * shares.round[shape]);
  const row = footOf(area, size);
  return {
    image: { ...row, width: size },
    names: inset(row, { left: size + px(36) }),
    words: inset(area, { bottom: size + px(44) }),
  };
}

/** Height of name and handle under a round portrait, design px. */
const namesHeight = 150;

/** Stacks name and handle under a round portrait at the top of the area. */
function placeOnTop(scene: Scene, area: Area): PortraitPlace {
  const { px, shape, heightPx } = scene;
  const size = Math.round(heightPx * shares.round[shape]);
  const names = { ...area, y: area.y + size + px(16), height: px(namesHeight) };
  return {
    image: { ...area, width: size, height: size },
    names,
    words: inset(area, { top: size + px(16 + namesHeight + 30) }),
  };
}

function placeCutOut(scene: Scene, area: Area, portrait: BrandImage): PortraitPlace {
  const { px, shape, heightPx, widthPx } = scene;
  const ratio = portrait.widthPx / portrait.heightPx;
  const height = Math.min(heightPx * shares.cutOut[shape], (widthPx * widest[shape]) / ratio);
  const width = height * ratio;
  const x = widthPx - width - px(24);
  const image = { x, y: heightPx - height, width, height };
  const namesPx = px(150);
  const left = { ...area, width: Math.max(px(200), x - area.x + width * 0.06) };
  const isLandscape = shape === "landscape";
  return {
    image,
    names: footOf(left, namesPx),
    words: isLandscape
      ? inset(left, { bottom: namesPx + px(30) })
      : { ...area, height: Math.max(1, image.y - area.y - px(20)) },
  };
}

/** The slide's words, and the input for drawing top row and foot. */
type Composed = Composing<{ nodes: SlideNode[]; furniture: Scene }>;

/**
 * Composes a cover with the creator's portrait, name and handle at its foot. A cut-out stands on the slide's lower edge,
 * any other portrait is round.
 */
export function* composeByPortrait(
  scene: Scene,
  skin: TemplateSkin,
  { portrait, composer }: { portrait: BrandImage; composer: Composer },
): Composed {
  const { px, context, floorPx, colors } = scene;
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const hasNoGround = isCutOut(portrait);
  const isOnTop = skin.portrait === "top" && scene.shape !== "landscape";
  const place = hasNoGround
    ? placeCutOut(scene, area, portrait)
    : (isOnTop ? placeOnTop : placeRound)(scene, area);
  const names = [
    brandName(scene, {
      letters: skin.letters.label,
      sizePx: Math.max(floorPx.body, px(58)),
      color: sheet.inkLarge,
    }),
    brandDetails(scene, {
      letters: skin.letters.body,
      sizePx: Math.max(floorPx.body, px(40)),
      color: sheet.ink,
    }),
  ].filter((line) => line !== null);
  const border = `${Math.max(2, px(7))}px solid ${sheet.accentLarge}`;
  const image: SlideNode = hasNoGround
    ? {
        kind: "image",
        src: portrait.src,
        style: { width: place.image.width, height: place.image.height },
      }
    : roundPortrait(portrait, place.image.height, { ground: colors.fill.background, border });
  const foot = {
    flexDirection: "column",
    justifyContent: hasNoGround ? "flex-end" : isOnTop ? "flex-start" : "center",
  } as const;
  const words = { ...skin, area: () => place.words };
  return {
    nodes: [
      ...(yield* composer(withBrand(scene, null), words)),
      boxAt(place.image, {}, image),
      boxAt(place.names, { ...foot, rowGap: px(6), alignItems: "flex-start" }, ...names),
    ],
    // Name and handle aren't repeated in the foot, and nothing is drawn over a cut-out.
    furniture: {
      ...withBrand(scene, context.brand && { ...context.brand, name: "", handle: "", website: "" }),
      hidesCue: hasNoGround,
    },
  };
}

function withBrand(scene: Scene, brand: SlideBrand | null): Scene {
  return { ...scene, context: { ...scene.context, brand } };
}
