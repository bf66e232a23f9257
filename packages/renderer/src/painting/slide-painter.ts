import { buildPalette, type Design, type Palette } from "@slideloom/core/design";
import { drawPostIcons, joinIconTexts, limitPostText } from "@slideloom/core/document";
import { loadIcons } from "@slideloom/core/icons";
import type { Compression } from "@slideloom/core/outputs";
import {
  buildPlacementKey,
  isSameText,
  loadSlideTools,
  openComposition,
  type BoxNode,
  type PatternPlan,
  type SlideInput,
  type SlideMedia,
  type SlideNode,
  type SlideTools,
  type TextNode,
  type TextRef,
} from "@slideloom/core/slide";
import type { AssetSource } from "../asset-source.ts";
import { loadEmojiCode } from "../emoji/split-emoji.ts";
import { BrandImages } from "../media/brand-images.ts";
import { BackdropCache, stackLayers, type LayeredSlide } from "./backdrop-cache.ts";
import { cutLines } from "../text/cut-lines.ts";
import { cutWords } from "../text/cut-words.ts";
import { loadEmojiImages } from "./load-emoji-images.ts";
import { toEngineNode, type EngineNodeOptions } from "../engine/engine-node.ts";
import type { Engine, EngineImage, EngineNode, PixelType } from "../engine/engine.ts";
import { createInkTools, type InkTools } from "../marks/ink-tools.ts";
import { memoizeMeasurements } from "./measure-memory.ts";
import { drawPatternAt, planPattern } from "./plan-pattern.ts";
import { RenderError } from "../render-error.ts";
import {
  fitComposition,
  type FittedComposition,
  type MeasureSlide,
  type OpenComposition,
} from "../text/fit-composition.ts";
import { FitMemory } from "../text/fit-memory.ts";
import { FontBook } from "../text/font-book.ts";
import type { LineBook, TextShapes } from "../text/line-book.ts";
import { settleLines } from "../text/settle-lines.ts";
import { completeCatalogue } from "../fonts/complete-catalogue.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { hyphenateLines, type HyphenatedTexts } from "../text/hyphenate-lines.ts";
import { planType } from "../text/line-pieces.ts";
import { settleFurniture } from "../text/settle-furniture.ts";
import { type MeasuredMedium, readMeasuredSlide } from "../text/measured-slide.ts";
import { listMedia, MediaLibrary } from "../media/media-library.ts";
import type { FetchBytes } from "../media/media.ts";
import type { MediaBox, MissingCharacters, SlideJob, SlideLayout } from "../slide-job.ts";
import { nothingLeft, planSetting } from "../setting/plan-setting.ts";
import { collectWords, listFamilyTexts } from "../text/slide-words.ts";
import { buildTextLayer, sortForReading } from "../setting/text-layer.ts";
import {
  describeLeft,
  describeMissing,
  listBeforeNotes,
  listGroundNotes,
  listMediaNotes,
  listMissingMedia,
} from "./slide-notes.ts";

/** A slide with its layout decided, ready to be drawn at any scale. */
export interface LaidOutSlide extends LayeredSlide {
  /** The pattern of the design, or null if it has none. It is drawn over the ornaments. */
  pattern: PatternPlan | null;
  images: EngineImage[];
  layout: SlideLayout;
}

/** A painter's engine and its sources of fonts, emoji and media. */
export interface SlidePainterOptions {
  engine: Engine;
  assets: AssetSource;
  fetchBytes: FetchBytes;
  /** Compositions of slides; core's by default. */
  compositions?: OpenComposition;
}

/** Fonts, emoji and measuring function for one slide. */
interface DrawingTools {
  fontFamilies: Map<string, string[]>;
  images: EngineImage[];
  missing: MissingCharacters[];
  hyphenated: HyphenatedTexts;
  lines: LineBook;
  measure: MeasureSlide;
}

export interface PaintOptions {
  scale: number;
  type: PixelType;
  quality?: number | undefined;
  compression?: Compression | undefined;
  /** True if more slides of the same post are drawn at this scale afterwards. */
  inSeries?: boolean;
}

const cachedLayouts = 64;
const keptShapes = 960;

/** Options for nodes without text. */
const noText: EngineNodeOptions = { fontFamilies: new Map(), breakWords: false };

/** Scale at which a PDF's text is measured. The engine rounds lines to device px, here to 1/8 CSS px. */
const fineScale = 8;

/** Lays out and draws slides with one engine. */
export class SlidePainter {
  readonly #engine: Engine;
  readonly #fonts: FontBook;
  readonly #assets: AssetSource;
  readonly #media: MediaLibrary;
  readonly #brands: BrandImages;
  readonly #layouts = new LeastRecentlyUsed<Promise<LaidOutSlide>>(cachedLayouts);
  readonly #backdrops: BackdropCache;
  readonly #fits = new FitMemory();
  readonly #shapes: TextShapes = new LeastRecentlyUsed(keptShapes);
  readonly #ink: InkTools;
  readonly #compositions: OpenComposition;
  #lastPalette: { key: string; palette: Palette } | null = null;

  constructor({ engine, assets, fetchBytes, compositions = openComposition }: SlidePainterOptions) {
    this.#engine = memoizeMeasurements(engine);
    this.#fonts = new FontBook(this.#engine, assets);
    this.#assets = assets;
    this.#compositions = compositions;
    this.#backdrops = new BackdropCache(engine);
    this.#ink = createInkTools(this.#engine);
    this.#media = new MediaLibrary(engine, fetchBytes);
    this.#brands = new BrandImages(engine, fetchBytes);
  }

  /** Decides font sizes, truncation and positions. Rejects with `RenderError` if a font or an emoji can't be loaded. */
  layOut(written: SlideJob): Promise<LaidOutSlide> {
    const { post, left } = limitPostText(written.post);
    const job = { ...written, post };
    const leftText = left.filter(
      ({ slide }) => job.postType === "single" || slide === job.slideIndex,
    );
    const laidOut = this.#layOutWithIcons(job);
    return leftText.length === 0
      ? laidOut
      : laidOut.then((slide) => ({ ...slide, layout: { ...slide.layout, leftText } }));
  }

  async #layOutWithIcons(job: SlideJob): Promise<LaidOutSlide> {
    await load(loadIcons(joinIconTexts(job.post)));
    return this.#layOutDrawn({ ...job, post: drawPostIcons(job.post) });
  }

  #layOutDrawn(job: SlideJob): Promise<LaidOutSlide> {
    // Slides with media are not cached, since media may finish loading later.
    if (listMedia(job).length > 0) return this.#layOutNow(job);
    const key = layoutKey(job, this.#brands.keyOf(job));
    const known = this.#layouts.get(key);
    if (known) return known;
    const laidOut = this.#layOutNow(job);
    this.#layouts.set(key, laidOut);
    laidOut.catch(() => this.#layouts.delete(key));
    return laidOut;
  }

  /** Draws a laid out slide: file bytes, or RGBA pixels for `raw`. */
  async paint(
    laidOut: LaidOutSlide,
    { inSeries = false, ...options }: PaintOptions,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { widthPx, heightPx, images, foreground, pattern } = laidOut;
    const { scale } = options;
    const drawn = pattern
      ? drawPatternAt(pattern, scale).map((tiles) => toEngineNode(tiles, noText))
      : [];
    const slide = {
      ...laidOut,
      foreground: { ...foreground, children: [...drawn, ...foreground.children] },
    };
    const kept = await this.#backdrops.find(slide, scale, inSeries);
    return this.#engine.render(stackLayers(slide, kept, scale), {
      ...options,
      widthPx,
      heightPx,
      images: kept ? [...images, kept.image] : images,
    });
  }

  async #layOutNow(job: SlideJob): Promise<LaidOutSlide> {
    const [
      slideTools,
      media,
      { brand, images: brandImages, missing: brandMissing, notes: brandNotes },
    ] = await Promise.all([loadTools(job), this.#media.load(job), this.#brands.load(job)]);
    const input: SlideInput = {
      ...job,
      palette: this.#paletteOf(job.design),
      tools: slideTools,
      media: media.bySlide,
      brand,
    };
    const pictures = [...media.images, ...brandImages];
    const { root: composed, breakWords, tools } = await this.#compose(job, input, pictures);
    const { fontFamilies, hyphenated, images, lines, measure } = tools;
    const settled = await settleFurniture(composed, (tree) => measure(tree, breakWords));
    const lined = breakWords ? settled.measured : await settleLines(settled, tools);
    const overflows = cutLines(lined, job.slideIndex);
    const whole = overflows.length > 0 ? await measure(settled.root, breakWords) : lined;
    const cut = await cutWords(settled.root, whole, (tree) => measure(tree, breakWords));
    const root = cut ?? settled.root;
    const typeScale = job.setBy === "pdf" ? fineScale : 1;
    const isKnown = !cut && typeScale === 1;
    const measured = isKnown ? whole : await measure(root, breakWords, { scale: typeScale });
    const shown = Object.entries(media.bySlide);
    const plan = job.setBy === "pdf" ? planType(root, measured, fontFamilies) : null;
    const measureNode = (node: EngineNode) => this.#engine.measure(node, widthOf(root), images);
    const left =
      job.setBy === "pptx"
        ? await planSetting(measured, measureNode, { fontFamilies, breakWords })
        : nothingLeft;
    const boxes = measured.media.flatMap((rect, place): MediaBox[] => {
      const [slide, found] = shown[place] ?? [];
      return found ? [boxMedium(Number(slide), found, rect)] : [];
    });
    const texts = buildTextLayer(measured, fontFamilies, {
      pieces: plan?.lines,
      baselines: left.baselines,
    });
    const options = { fontFamilies, hyphenated, breakWords, ...(!breakWords && { lines }) };
    const hasMarks = measured.texts.some(({ node }) => node.spans.some(({ mark }) => mark));
    const isHidden = (node: TextNode) => isOf(node, job.hidden);
    const marked = hasMarks
      ? await (
          await loadMarks()
        )(root, measured, this.#ink, { ...options, isHidden })
      : root;
    return {
      ...splitLayers(marked, {
        ...options,
        isHidden: (node) => isOf(node, job.hidden) || left.baselines.has(node),
        hidesChart: left.chart !== null,
        unlettered: plan?.spans,
      }),
      pattern: planPattern(input, root, measured),
      widthPx: widthOf(root),
      heightPx: Number(root.style.height),
      images,
      layout: {
        widthPx: widthOf(root),
        heightPx: Number(root.style.height),
        texts: sortForReading(texts),
        ...(left.chart && { chart: left.chart }),
        media: boxes,
        overflows,
        missing: tools.missing,
        ...describeLeft(job.slideIndex, settled.left),
        missingMedia: listMissingMedia(job.slideIndex, media.bySlide, brandMissing),
        mediaNotes: [
          ...listMediaNotes(job.slideIndex, { bySlide: media.bySlide, boxes }, brandNotes),
          ...listGroundNotes(input),
          ...listBeforeNotes(input, root),
        ],
      },
    };
  }

  /** Builds the slide by its first composition that fits. */
  async #compose(
    job: SlideJob,
    input: SlideInput,
    pictures: EngineImage[],
  ): Promise<FittedComposition<DrawingTools>> {
    const { format, slideIndex, design } = job;
    const slide = [format, slideIndex, design.ornament].join(" ");
    const prepare = async (draft: BoxNode) => {
      const tools = await this.#prepare(job, draft, pictures);
      return { ...tools, memory: this.#fits.open(slide, [...tools.fontFamilies]) };
    };
    return fitComposition(input, prepare, this.#compositions);
  }

  /** Loads the fonts and emoji for a tree's text. */
  async #prepare(job: SlideJob, tree: BoxNode, pictures: EngineImage[]): Promise<DrawingTools> {
    const texts = listFamilyTexts(tree);
    await load(loadEmojiCode(texts.map(({ text }) => text).join(" ")));
    await completeCatalogue(texts, postExcerpt(job));
    const words = collectWords(tree);
    const [fontFamilies, emoji, openLineBook] = await Promise.all([
      this.#fonts.prepare(words.families, postExcerpt(job)),
      loadEmojiImages(this.#assets, words.art.values()),
      loadLines(),
    ]);
    const images = [...pictures, ...emoji];
    const hyphenated: HyphenatedTexts = new WeakMap();
    const lines = openLineBook(postExcerpt(job), this.#shapes, [...fontFamilies]);
    const measure: MeasureSlide = (root, breakWords, { scale, splitsWords } = {}) =>
      hyphenateLines(hyphenated, async () => {
        const broken = splitsWords ? { splitsWords } : !breakWords && { lines };
        const node = toEngineNode(root, { fontFamilies, breakWords, hyphenated, ...broken });
        const measured = await this.#engine.measure(node, widthOf(root), images, scale);
        return readMeasuredSlide(root, measured);
      });
    const missing = describeMissing(job.slideIndex, words);
    return { fontFamilies, images, missing, hyphenated, lines, measure };
  }

  #paletteOf(design: Design): Palette {
    const key = JSON.stringify(design);
    if (this.#lastPalette?.key !== key) {
      this.#lastPalette = { key, palette: buildPalette(design) };
    }
    return this.#lastPalette.palette;
  }
}

/** Waits for code that is loaded on its own. */
async function load<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (cause) {
    throw new RenderError("The code that draws this slide could not be loaded", { cause });
  }
}

/** Loads the code that only slides with marks need. */
const loadMarks = async () => (await load(import("../marks/draw-marks.ts"))).drawMarks;

/** Loads the words of all languages, which are as large as the code that draws with them. */
const loadLines = async () => (await load(import("../text/line-book.ts"))).openLineBook;

const loadTools = (job: SlideJob): Promise<SlideTools> => load(loadSlideTools(job, job.design));

/** Returns whether a node is the text at `place`, or decorates that text. */
function isOf({ ref, partOf = ref }: TextNode, place: TextRef | undefined): boolean {
  return partOf !== undefined && place !== undefined && isSameText(partOf, place);
}

function splitLayers(
  root: BoxNode,
  options: EngineNodeOptions,
): Pick<LayeredSlide, "backdrop" | "ornaments" | "foreground"> {
  const roleOf = (node: SlideNode) => (node.kind === "box" ? node.role : undefined);
  const layer = (keep: (node: SlideNode) => boolean) =>
    toEngineNode({ ...root, children: root.children.filter(keep) }, options);
  const ornaments = layer((node) => roleOf(node) === "ornaments");
  return {
    backdrop: layer((node) => roleOf(node) === "backdrop"),
    ornaments: ornaments.children.length > 0 ? ornaments : null,
    foreground: layer((node) => roleOf(node) !== "backdrop" && roleOf(node) !== "ornaments"),
  };
}

function boxMedium(
  slide: number,
  { kind, url, posterUrl, fit }: SlideMedia,
  box: MeasuredMedium,
): MediaBox {
  return {
    kind,
    slide,
    url,
    ...(posterUrl && { posterUrl }),
    ...(fit === "contain" && { fit }),
    ...box,
  };
}

function widthOf(root: BoxNode): number {
  return Number(root.style.width);
}

/** Cache key of everything that decides a slide's layout and pixels. */
function layoutKey(job: SlideJob, brand: string[] | null): string {
  const { post, design, format, postType, slideIndex, hidden, setBy } = job;
  const content =
    postType === "single" ? post.content : [post.content[slideIndex], buildPlacementKey(job)];
  return JSON.stringify([
    post.title,
    post.hashtags,
    content,
    postExcerpt({ post }),
    design,
    format,
    postType,
    slideIndex,
    hidden,
    setBy,
    brand,
  ]);
}

const excerptSlides = 5;
const excerptLength = 2000;

/** Returns enough of the post to detect whether it is Chinese, Japanese or Korean. */
function postExcerpt({ post }: Pick<SlideJob, "post">): string {
  return [
    post.title,
    ...post.content
      .slice(0, excerptSlides)
      .map(({ header, description }) => header + (description[0]?.value ?? "")),
  ]
    .join(" ")
    .slice(0, excerptLength);
}
