import { getDirection } from "../../drawing/direction.ts";
import { box, type BoxNode, type SlideNode } from "../../drawing/node.ts";
import { buildTypeScale } from "../../drawing/type-scale.ts";
import { buildGround } from "../backdrop.ts";
import type { SlideInput } from "../slide-input.ts";
import { defaultComposers } from "../composers/registry.ts";
import { chooseLayout } from "../../layouts/choose-layout.ts";
import { hasMedia } from "../describe-place.ts";
import type { SlideLayoutName } from "../../layouts/layout-names.ts";
import { readSlide } from "../../layouts/reading/read-slide.ts";
import { getStage } from "../stage.ts";
import type { Composing, Squeeze } from "./composing.ts";
import type { TemplateHand } from "./hand.ts";
import { mirror } from "./place.ts";
import { shapeOf, unitOf, type Scene } from "./scene.ts";

/**
 * Begins the composition of a slide in its layout, in the hand of the design's template. Its result is the stage as a
 * tree: the backdrop, the slide's ornaments and its words; `onlyWords` leaves out the first two, which hold none. Null
 * where the slide is drawn as a stack: a single post.
 */
export function openComposition(
  input: SlideInput,
  squeeze: Squeeze,
  { onlyWords = false } = {},
): Composing<BoxNode> | null {
  const layout = chooseSlideLayout(input, input.slideIndex);
  if (layout === "single") return null;
  const { hand } = input.tools;
  return compose(buildScene(input, layout, squeeze), hand, { layout, onlyWords });
}

function hasPicture(input: SlideInput, index: number): boolean {
  const { media, mediaUrls = {} } = input;
  return media[index] !== undefined || hasMedia({ ...input, mediaUrls }, index);
}

function chooseSlideLayout(input: SlideInput, index: number): SlideLayoutName {
  const { post, postType } = input;
  return chooseLayout({ post, postType, slideIndex: index, hasMedia: hasPicture(input, index) });
}

/** By input, since a slide is composed several times at one. */
const surveys = new WeakMap<SlideInput, Pick<Scene, "layouts" | "pictures">>();

/** What all slides of the post are, which shapes at a slide's edges depend on. */
function surveyPost(input: SlideInput): Pick<Scene, "layouts" | "pictures"> {
  const known = surveys.get(input);
  if (known) return known;
  const survey = {
    layouts: input.post.content.map((_, index) => chooseSlideLayout(input, index)),
    pictures: input.post.content.map((_, index) => hasPicture(input, index)),
  };
  surveys.set(input, survey);
  return survey;
}

function buildScene(input: SlideInput, layout: SlideLayoutName, squeeze: Squeeze): Scene {
  const { post, design, palette, slideIndex } = input;
  const slide = post.content[slideIndex];
  if (!slide) throw new RangeError(`The post has no slide ${slideIndex + 1}`);
  const stage = getStage(input.format);
  const { widthPx, heightPx } = stage;
  const direction = getDirection(`${slide.header} ${post.title}`);
  const unit = unitOf(widthPx, heightPx);
  return {
    context: {
      post,
      design,
      palette,
      stage,
      type: buildTypeScale(1, { low: stage.low, tight: false }),
      direction,
      tokenizeCode: input.tools.tokenizeCode,
      cut: {},
      brand: input.brand ?? null,
    },
    colors: palette.template,
    reading: readSlide(post, slideIndex),
    layout,
    index: slideIndex,
    count: post.content.length,
    ...surveyPost(input),
    media: input.media[slideIndex] ?? null,
    squeeze,
    widthPx,
    heightPx,
    shape: shapeOf(widthPx, heightPx),
    rtl: direction === "rtl",
    px: (design1080) => Math.round(design1080 * unit * 100) / 100,
  };
}

interface ComposeOptions {
  layout: Exclude<SlideLayoutName, "single">;
  onlyWords: boolean;
}

function* compose(
  scene: Scene,
  hand: TemplateHand,
  { layout, onlyWords }: ComposeOptions,
): Composing<BoxNode> {
  const { context, widthPx, heightPx } = scene;
  // A video plays where it stands: the default composer keeps everything clear of it.
  const own = scene.media?.kind === "video" ? undefined : hand.composers[layout];
  const composer = own ?? defaultComposers[layout];
  const words = yield* composer(scene, hand);
  const ornaments = onlyWords || scene.squeeze === 2 ? [] : hand.ornaments(scene, hand);
  return box(
    {
      position: "relative",
      display: "flex",
      width: widthPx,
      height: heightPx,
      direction: context.direction,
    },
    onlyWords ? null : buildBackdrop(scene, hand),
    ornaments.length > 0
      ? { ...box(fillOf(scene), ...turn(scene, ornaments)), role: "ornaments" }
      : null,
    ...turn(scene, words),
    ...turn(scene, hand.furniture(scene, hand)),
  );
}

function fillOf({ widthPx, heightPx }: Scene) {
  return { position: "absolute", top: 0, left: 0, width: widthPx, height: heightPx } as const;
}

/** Nodes as they stand where lines begin at the slide's own side. */
function turn({ rtl, widthPx }: Scene, nodes: SlideNode[]): SlideNode[] {
  return rtl ? nodes.map((node) => mirror(node, widthPx)) : nodes;
}

/** What all slides of the post lie on. Not clipped: a clip costs as much as a layer. */
function buildBackdrop(scene: Scene, hand: TemplateHand): BoxNode {
  const own = hand.ground?.(scene) ?? [];
  const ground = buildGround(scene.context, scene.heightPx);
  return { ...box(fillOf(scene), ...ground, ...turn(scene, own)), role: "backdrop" };
}

/** The template's ground under a stack of that height. */
export function buildStackBackdrop(input: SlideInput, heightPx: number): BoxNode {
  const slideIndex = input.postType === "single" ? 0 : input.slideIndex;
  const scene = buildScene({ ...input, slideIndex }, "text", 0);
  return buildBackdrop({ ...scene, heightPx }, input.tools.hand);
}
