import { buildPalette, type Design, type Palette } from "@slideloom/core/design";
import { buildSlide, type BoxNode, type SlideInput, type SlideMedia } from "@slideloom/core/slide";
import type { AssetSource } from "./asset-source.ts";
import { emojiSrc, toEngineNode } from "./engine-node.ts";
import type { Engine, EngineImage, EngineNode, PixelType } from "./engine.ts";
import { fitSlide } from "./fit-slide.ts";
import { FontBook } from "./font-book.ts";
import { LeastRecentlyUsed } from "./least-recently-used.ts";
import { readMeasuredSlide, type MeasuredSlide } from "./measured-slide.ts";
import { loadMedia, type FetchBytes, type LoadedMedia } from "./media.ts";
import { withDeadline } from "./deadline.ts";
import type { MediaBox, SlideJob, SlideLayout } from "./slide-job.ts";
import { collectWords } from "./slide-words.ts";
import { buildTextLayer } from "./text-layer.ts";

/** A slide with everything decided: draw it at any scale. */
export interface LaidOutSlide {
  node: EngineNode;
  images: EngineImage[];
  layout: SlideLayout;
}

/** Lays out and draws slides with one engine. Rejects with `RenderError` when a font can't be had. */
export interface SlidePainter {
  layOut(job: SlideJob): Promise<LaidOutSlide>;
  paint(
    slide: LaidOutSlide,
    options: { scale: number; type: PixelType },
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** What a painter draws with and where it reads fonts, emoji and media from. */
export interface SlidePainterOptions {
  engine: Engine;
  assets: AssetSource;
  fetchBytes: FetchBytes;
}

const cachedLayouts = 64;
const cachedMedia = 40;

/** A failed medium is tried again after this long, so that typing does not ask for it at every key. */
const retryMediaAfterMs = 5000;

export function createSlidePainter({
  engine,
  assets,
  fetchBytes,
}: SlidePainterOptions): SlidePainter {
  const fonts = new FontBook(engine, assets);
  const layouts = new LeastRecentlyUsed<Promise<LaidOutSlide>>(cachedLayouts);
  const media = new LeastRecentlyUsed<{ loading: Promise<LoadedMedia>; staleAtMs: number }>(
    cachedMedia,
  );
  const emoji = new Map<string, EngineImage>();
  let lastPalette: { key: string; palette: Palette } | null = null;

  function paletteOf(design: Design): Palette {
    const key = JSON.stringify(design);
    if (lastPalette?.key !== key) lastPalette = { key, palette: buildPalette(design) };
    return lastPalette.palette;
  }

  async function getMedia(url: string): Promise<LoadedMedia> {
    const known = media.get(url);
    if (known && known.staleAtMs > performance.now()) return known.loading;
    const entry = {
      loading: loadMedia(engine, fetchBytes, url),
      staleAtMs: Number.POSITIVE_INFINITY,
    };
    media.set(url, entry);
    const loaded = await entry.loading;
    if (loaded.media.kind === "failed") entry.staleAtMs = performance.now() + retryMediaAfterMs;
    return loaded;
  }

  async function loadJobMedia(
    job: SlideJob,
  ): Promise<{ media: Record<number, SlideMedia>; images: EngineImage[] }> {
    const loaded = await Promise.all(
      usedMedia(job).map(async ([index, url]) => [index, await getMedia(url)] as const),
    );
    return {
      media: Object.fromEntries(loaded.map(([index, { media: found }]) => [index, found])),
      images: loaded.flatMap(([, { image }]) => image ?? []),
    };
  }

  async function getEmoji(id: string): Promise<EngineImage> {
    const known = emoji.get(id);
    if (known) return known;
    const data = await withDeadline(assets.loadEmoji(id), `The picture of emoji ${id}`);
    const image = { src: emojiSrc(id), data };
    emoji.set(id, image);
    return image;
  }

  async function layOutNow(job: SlideJob): Promise<LaidOutSlide> {
    const { media: slideMedia, images: mediaImages } = await loadJobMedia(job);
    const shown = Object.values(slideMedia);
    const input: SlideInput = { ...job, palette: paletteOf(job.design), media: slideMedia };
    const draft = buildSlide(input, { typeFactor: 1, cut: {}, heightPx: 0 });
    const words = collectWords(draft);
    const [fontFamilies, emojiImages] = await Promise.all([
      fonts.prepare(words.families, postText(job)),
      Promise.all([...words.emoji].map(getEmoji)),
    ]);
    const images = [...mediaImages, ...emojiImages];
    const measure = async (root: BoxNode, breakWords: boolean): Promise<MeasuredSlide> => {
      const node = toEngineNode(root, { fontFamilies, breakWords });
      return readMeasuredSlide(root, await engine.measure(node, stageWidth(root), images));
    };
    const { fit, breakWords, overflows } = await fitSlide(input, measure);
    const root = buildSlide(input, fit);
    const node = toEngineNode(root, { fontFamilies, breakWords });
    const measured = await measure(root, breakWords);
    return {
      node,
      images,
      layout: {
        widthPx: stageWidth(root),
        heightPx: fit.heightPx,
        typeFactor: fit.typeFactor,
        texts: buildTextLayer(measured),
        media: measured.media.flatMap((rect, place): MediaBox[] => {
          const found = shown[place];
          return found ? [{ kind: found.kind, url: found.url, ...rect }] : [];
        }),
        overflows,
      },
    };
  }

  return {
    layOut(job) {
      const hasMedia = usedMedia(job).length > 0;
      const key = layoutKey(job);
      const known = hasMedia ? undefined : layouts.get(key);
      if (known) return known;
      const laidOut = layOutNow(job);
      layouts.set(key, laidOut);
      laidOut.catch(() => layouts.delete(key));
      return laidOut;
    },
    paint({ node, images, layout }, { scale, type }) {
      return engine.render(node, {
        widthPx: layout.widthPx,
        heightPx: layout.heightPx,
        scale,
        type,
        images,
      });
    },
  };
}

function stageWidth(root: BoxNode): number {
  return Number(root.style.width);
}

/** The media that the job's picture shows, by slide index, in order. */
function usedMedia({
  mediaUrls,
  postType,
  slideIndex,
  post,
}: SlideJob): [index: number, url: string][] {
  return Object.entries(mediaUrls)
    .map(([index, url]): [number, string] => [Number(index), url])
    .filter(
      ([index, url]) =>
        url && (postType === "single" ? index < post.content.length : index === slideIndex),
    )
    .sort(([one], [other]) => one - other);
}

/** Everything that decides a slide's layout and pixels, as a cache key. */
function layoutKey({ post, design, format, postType, slideIndex }: SlideJob): string {
  const content =
    postType === "single" ? post.content : [post.content[slideIndex], post.content.length];
  return JSON.stringify([post.title, post.hashtags, content, design, format, postType, slideIndex]);
}

/** Enough of the post to tell which East Asian script it is written in. */
function postText({ post }: SlideJob): string {
  return `${post.title} ${post.content
    .slice(0, 5)
    .map(({ header, description }) => `${header} ${description[0]?.value ?? ""}`)
    .join(" ")}`.slice(0, 4000);
}
