import { buildTonePalette } from "../../../design/build-palette.ts";
import type { Palette } from "../../../design/palette.ts";
import type { Tone } from "../../../design/tone.ts";
import { getSizePreset } from "../../../design/size-preset.ts";
import { getDirection } from "../../../drawing/direction.ts";
import { toneOf } from "../../choose-ground.ts";
import { surveySlides } from "../../survey-slides.ts";
import { findSuitingLayout } from "../../../layouts/layout-rules.ts";
import { parseSlide } from "../../../layouts/reading/parse-slide.ts";
import type { SlideInput } from "../../slide-input.ts";
import type { Squeeze } from "../fit/composing.ts";
import { findFloors } from "../fit/fit.ts";
import { isHeadOver } from "./head-place.ts";
import { readingFor } from "./reading-for.ts";
import { isLow, shapeOf, unitOf, type Scene } from "./scene.ts";

/** Maximum number of hashtags on a slide of a carousel. */
const shownHashtags = 2;

/**
 * Returns the tone of the slide's background, and the slide's colours. A slide whose image can't be shown behind the
 * words has the design's own background.
 */
export function findGround(input: SlideInput): { tone: Tone | null; palette: Palette } {
  const { design, palette, slideIndex, media } = input;
  const { grounds, layouts } = surveySlides(input);
  const tone = toneOf(grounds[slideIndex] ?? "own", design, layouts[slideIndex] ?? "text");
  const isShown = tone !== "picture" || media[slideIndex]?.src !== undefined;
  if (tone === null || !isShown) return { tone: null, palette };
  return { tone, palette: buildTonePalette(design, palette, tone) };
}

type ScenePlace = Pick<Scene, "layout" | "squeeze" | "isTitled"> & { isTurned?: boolean };

/** Whether the headline may be either beside or above the text. True only for compressed landscape slides. */
export function canTurn({ format }: SlideInput, squeeze: Squeeze): boolean {
  const { widthPx, heightPx } = getSizePreset(format);
  return squeeze > 0 && shapeOf(widthPx, heightPx) === "landscape";
}

/**
 * Builds a composer's input for one slide.
 * @throws {RangeError} if the post has no such slide
 */
export function buildScene(input: SlideInput, { isTurned = false, ...place }: ScenePlace): Scene {
  const { post, design, slideIndex } = input;
  const slide = post.content[slideIndex];
  if (!slide) throw new RangeError(`The post has no slide ${slideIndex + 1}`);
  const stage = getSizePreset(input.format);
  const { widthPx, heightPx } = stage;
  const { tone, palette } = findGround(input);
  const { layouts, hasMediaAt } = surveySlides(input);
  const medium = input.media[slideIndex] ?? null;
  const backImage = tone === "picture" ? medium : null;
  const media = backImage ? null : medium;
  const direction = getDirection(`${slide.header} ${post.title}`);
  const unit = unitOf(widthPx, heightPx);
  const reading = readingFor(place.layout, parseSlide(post, slideIndex));
  return {
    ...place,
    footTags: shownHashtags,
    context: {
      post,
      design,
      palette,
      stage,
      direction,
      tokenizeCode: input.tools.tokenizeCode,
      brand: input.brand ?? null,
    },
    tone,
    backImage,
    isPaper: slide.ground === "paper",
    align: slide.align ?? null,
    colors: palette.template,
    reading,
    index: slideIndex,
    count: post.content.length,
    // Shapes across two slides depend on both.
    layouts,
    hasMediaAt,
    media,
    photo: null,
    widthPx,
    heightPx,
    floorPx: findFloors(widthPx),
    // Compressed landscape slides without an image have the headline above the text if `isTurned`. If such a
    // slide is under 400 CSS px high and `squeeze` is 1, the headline is above the text unless `isTurned`.
    shape:
      (media === null || place.layout === "single") &&
      (isHeadOver({ layout: place.layout, squeeze: place.squeeze, reading, stage }) ||
        ((isLow(heightPx) && place.squeeze === 1) !== isTurned && canTurn(input, place.squeeze)))
        ? "square"
        : shapeOf(widthPx, heightPx),
    rtl: direction === "rtl",
    px: (design1080) => Math.round(design1080 * unit * 100) / 100,
  };
}

/** Builds the input for a single post: a scene for the whole page, and a scene for each slide. */
export function buildSingleScenes(
  input: SlideInput,
  squeeze: Squeeze,
): { page: Scene; slides: Scene[] } {
  const slides = input.post.content.map((_, slideIndex) =>
    buildScene({ ...input, slideIndex }, { layout: "single", squeeze, isTitled: true }),
  );
  const [
    first = buildScene({ ...input, slideIndex: 0 }, { layout: "single", squeeze, isTitled: true }),
  ] = slides;
  return { page: { ...first, index: 0, count: 1, media: null }, slides };
}

/** Builds the input for a single post with only one slide. The slide's header is the post's title. */
export function buildTitledScene(input: SlideInput, squeeze: Squeeze): Scene {
  const whole = { ...input, slideIndex: 0 };
  const scene = buildScene(whole, { layout: "single", squeeze, isTitled: true });
  const { title, header, blocks } = readingFor("cover", scene.reading);
  const lead = header.text.trim() === "" ? [] : [{ kind: "paragraph", words: header } as const];
  const reading = { ...scene.reading, header: title, number: null, blocks: [...lead, ...blocks] };
  // The layout is chosen as for the second of three slides. A first slide would be a cover, a last one a closing.
  const layout = findSuitingLayout({
    reading,
    index: 1,
    count: 3,
    hasMedia: scene.hasMediaAt[0] === true,
  });
  return { ...scene, reading, layout, count: 1 };
}
