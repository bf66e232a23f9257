import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import { buildGround } from "../backdrop.ts";
import { drawFurniture } from "../composers/furniture.ts";
import { defaultComposers } from "../composers/registry.ts";
import type { Page, PageSize } from "../composers/single.ts";
import { composeTextPage } from "../composers/text-page.ts";
import type { SlideInput } from "../slide-input.ts";
import { surveySlides } from "../survey-slides.ts";
import { buildScene, canTurn, buildSingleScenes, buildTitledScene } from "./scene/build-scene.ts";
import type { Attempt, Composing, Squeeze } from "./fit/composing.ts";
import { composeByPhoto, composePageByPhoto } from "./photo/photo.ts";
import { portraitOf } from "./furniture/portrait.ts";
import { composeByPortrait } from "./furniture/portrait-cover.ts";
import { getSizePreset } from "../../design/size-preset.ts";
import { enlargeBody } from "./fit/enlarge.ts";
import { findFloors } from "./fit/fit.ts";
import { drawBackImage } from "./photo/back-image.ts";
import type { Composer, TemplateSkin } from "./scene/skin.ts";
import { mirror } from "./scene/boxes.ts";
import { type Scene, shapeOf } from "./scene/scene.ts";

/**
 * Starts to compose a slide, or returns null if the slide doesn't allow the attempt. With `onlyWords`, omits backdrop
 * and ornaments.
 */
export function openComposition(
  input: SlideInput,
  attempt: Attempt,
  { onlyWords = false } = {},
): Composing<BoxNode> | null {
  const { skin } = input.tools;
  const words = openWords(input, attempt);
  if (!words) return null;
  const composing = compose(words, skin, onlyWords);
  const { widthPx, heightPx } = getSizePreset(input.format);
  return attempt.squeeze === 0 && shapeOf(widthPx, heightPx) === "landscape"
    ? enlargeBody(composing, { widthPx, bodyPx: findFloors(widthPx).body })
    : composing;
}

function openWords(input: SlideInput, { page, squeeze }: Attempt): Composing<Page> | null {
  const { skin, single } = input.tools;
  const { postType, slideIndex } = input;
  const layout = postType === "single" ? postType : surveySlides(input).layouts[slideIndex];
  if (!layout) throw new RangeError(`The post has no slide ${slideIndex + 1}`);
  const isTurned = page === "turned";
  if (isTurned && (layout === "single" || !canTurn(input, squeeze))) return null;
  if (layout !== "single") {
    const isTitled = layout === "cover";
    const scene = buildScene(input, {
      layout: page === "text" ? "text" : layout,
      squeeze,
      isTitled,
      isTurned,
    });
    // If the slide has an image, its headline can't move, so this attempt would repeat an earlier one.
    if (isTurned && scene.media) return null;
    const { portrait: at = "own" } = skin;
    const portrait = page === "text" || at === "own" ? null : portraitOf(scene);
    if (portrait && layout === "cover") {
      const composer = composerOf(scene, skin);
      return onStage(scene, composeByPortrait(scene, skin, { portrait, composer }));
    }
    return onStage(
      scene,
      page === "text"
        ? composePageByPhoto(scene, skin, composeTextPage)
        : composeByPhoto(scene, skin, composerOf(scene, skin)),
    );
  }
  if (!single) throw new Error("The composers of single posts are not loaded");
  const isShort = input.post.content.length === 1;
  if (isShort && page === "layout") {
    const scene = buildTitledScene(input, squeeze);
    return single.composeUnderTitle(scene, skin, composerOf(scene, skin));
  }
  const size = page !== "turned" && sizeOfPage[page][squeeze];
  return size
    ? single.composeSections(skin, { ...buildSingleScenes(input, size.squeeze), ...size })
    : null;
}

/**
 * Returns the template's or the default composer of the slide's layout. A cover with a video gets the default, because
 * that draws nothing over the video.
 */
function composerOf({ layout, media }: Scene, skin: TemplateSkin): Composer {
  const isPlain = layout === "cover" && media?.kind === "video";
  const own = isPlain ? undefined : skin.composers[layout];
  if (own) return own;
  const name = layout === "single" ? "text" : layout;
  if (!(name in defaultComposers)) throw new Error(`The layout '${name}' isn't loaded`);
  return defaultComposers[name as keyof typeof defaultComposers];
}

/**
 * How much a single post is compressed in each attempt, and whether its page may get higher; null skips the attempt.
 */
const sizeOfPage: Readonly<
  Record<Exclude<Attempt["page"], "turned">, Record<Squeeze, PageSize | null>>
> = {
  layout: { 0: { squeeze: 0, grows: false }, 1: { squeeze: 1, grows: false }, 2: null },
  text: {
    0: { squeeze: 1, grows: false },
    1: { squeeze: 0, grows: true },
    2: { squeeze: 2, grows: true },
  },
};

function* onStage(
  scene: Scene,
  words: Composing<{ nodes: SlideNode[]; furniture: Scene }>,
): Composing<Page> {
  return { scene, ...(yield* words) };
}

function* compose(
  words: Composing<Page>,
  skin: TemplateSkin,
  onlyWords: boolean,
): Composing<BoxNode> {
  const { scene, nodes, furniture = scene } = yield* words;
  const { context, widthPx, heightPx } = scene;
  const isBare = onlyWords || (scene.squeeze === 2 && scene.media === null) || scene.backImage;
  const ornaments = isBare ? [] : skin.ornaments(scene, skin);
  return box(
    {
      position: "relative",
      display: "flex",
      width: widthPx,
      height: heightPx,
      direction: context.direction,
    },
    onlyWords ? null : buildBackdrop(scene, skin),
    onlyWords ? null : drawBackImage(scene),
    ornaments.length > 0
      ? { ...box(fillOf(scene), ...turn(scene, ornaments)), role: "ornaments" }
      : null,
    ...turn(scene, nodes),
    ...turn(scene, drawFurniture(furniture, skin)),
  );
}

function fillOf({ widthPx, heightPx }: Scene) {
  return { position: "absolute", top: 0, left: 0, width: widthPx, height: heightPx } as const;
}

/** Mirrors nodes if the slide is right-to-left. */
function turn({ rtl, widthPx }: Scene, nodes: SlideNode[]): SlideNode[] {
  return rtl ? nodes.map((node) => mirror(node, widthPx)) : nodes;
}

/**
 * Builds the background, which is the same on all slides of a post. Its box isn't clipped, because clipping takes as
 * long as drawing a layer.
 */
function buildBackdrop(scene: Scene, skin: TemplateSkin): BoxNode {
  const own = scene.backImage ? [] : (skin.ground?.(scene) ?? []);
  const ground = buildGround(scene.context, scene.heightPx);
  return { ...box(fillOf(scene), ...ground, ...turn(scene, own)), role: "backdrop" };
}
