import type { Engine, EngineContainer, EngineImage } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";

/** A slide's layers, bottom first. */
export interface LayeredSlide {
  /** The card with only its backdrop, which all slides of a post share. */
  backdrop: EngineContainer;
  /** The layer of ornaments, or null if there is none. It doesn't depend on the slide's text. */
  ornaments: EngineContainer | null;
  /** The card with its texts and media, without backdrop and ornaments. */
  foreground: EngineContainer;
  widthPx: number;
  heightPx: number;
}

/** A cached image of a slide's lowest layers. */
export interface KeptBackdrop {
  image: EngineImage;
  /** The image includes the ornaments. */
  hasOrnaments: boolean;
}

const cachedBackdrops = 12;

/** Maximum number of cached images of ornaments: enough for a carousel's slides in the editor and as thumbnails. */
const cachedOrnaments = 24;

interface Entry {
  image: Promise<EngineImage> | null;
}

/**
 * Caches drawn backdrops, because they take 75% of a slide's drawing time. A layer is cached only on its second use,
 * because dragging a colour creates layers that are used once.
 */
export class BackdropCache {
  readonly #engine: Engine;
  readonly #backdrops = new LeastRecentlyUsed<Entry>(cachedBackdrops);
  readonly #ornaments = new LeastRecentlyUsed<Entry>(cachedOrnaments);
  #drawn = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Returns the image of the slide's backdrop. On first use, returns null, or draws the image if `atOnce` is true. */
  async find(slide: LayeredSlide, scale: number, atOnce: boolean): Promise<KeptBackdrop | null> {
    const ground = JSON.stringify([slide.backdrop, scale]);
    const { entry, isKnown } = findEntry(this.#backdrops, ground);
    const withOrnaments = slide.ornaments
      ? findEntry(this.#ornaments, `${ground}${JSON.stringify(slide.ornaments)}`)
      : null;
    if (!isKnown && !atOnce) return null;
    entry.image ??= this.#draw(slide.backdrop, slide, scale, []);
    const image = await entry.image;
    if (!slide.ornaments || !withOrnaments?.isKnown) return { image, hasOrnaments: false };
    const onGround = placeOnImage(slide.ornaments, slide, image, scale);
    withOrnaments.entry.image ??= this.#draw(onGround, slide, scale, [image]);
    return { image: await withOrnaments.entry.image, hasOrnaments: true };
  }

  async #draw(
    node: EngineContainer,
    { widthPx, heightPx }: LayeredSlide,
    scale: number,
    images: EngineImage[],
  ): Promise<EngineImage> {
    this.#drawn += 1;
    const src = `backdrop:${this.#drawn}`;
    const data = await this.#engine.render(node, { widthPx, heightPx, scale, type: "png", images });
    return { src, data };
  }
}

function findEntry(
  entries: LeastRecentlyUsed<Entry>,
  key: string,
): { entry: Entry; isKnown: boolean } {
  const known = entries.get(key);
  const entry = known ?? { image: null };
  if (!known) entries.set(key, entry);
  return { entry, isKnown: known !== undefined };
}

/** Stacks a slide's layers in one tree. With a cached image, only the layers above it are added. */
export function stackLayers(
  slide: LayeredSlide,
  kept: KeptBackdrop | null,
  scale: number,
): EngineContainer {
  const { backdrop, ornaments, foreground } = slide;
  const children = [
    ...(kept?.hasOrnaments ? [] : (ornaments?.children ?? [])),
    ...foreground.children,
  ];
  return kept
    ? placeOnImage({ ...foreground, children }, slide, kept.image, scale)
    : { ...foreground, children: [...backdrop.children, ...children] };
}

/**
 * Puts a layer on the image of the layers below, pixel for pixel. The engine would resample a CSS background at
 * fractional edges, so an image node is used.
 */
function placeOnImage(
  layer: EngineContainer,
  { widthPx, heightPx }: LayeredSlide,
  { src }: EngineImage,
  scale: number,
): EngineContainer {
  const [width, height] = [widthPx, heightPx].map((px) => Math.round(px * scale) / scale);
  const style = { position: "absolute", top: 0, left: 0, width, height };
  return { ...layer, children: [{ type: "image", src, style }, ...layer.children] };
}
