import type { Engine, EngineContainer, EngineImage } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";

/** A slide in layers, from the ground up. */
export interface LayeredSlide {
  /** The card with its backdrop alone: the same for all slides of a post. */
  backdrop: EngineContainer;
  /** What lies on it and differs by slide, not by its words; null where there is nothing. */
  ornaments: EngineContainer | null;
  /** The card with everything else. */
  foreground: EngineContainer;
  widthPx: number;
  heightPx: number;
}

/** The picture of a slide's lowest layers. */
export interface KeptBackdrop {
  image: EngineImage;
  /** The ornaments are in the picture. */
  hasOrnaments: boolean;
}

const cachedBackdrops = 12;

/** A carousel's slides in the editor and as thumbnails. */
const cachedOrnaments = 24;

interface Entry {
  image: Promise<EngineImage> | null;
}

/**
 * Keeps drawn backdrops: they are three quarters of a slide's drawing time and the same for a whole post. The first
 * slide on a backdrop is drawn directly, the second one keeps it, so that dragging a colour costs nothing extra. A slide
 * with ornaments that is drawn a second time is kept with them, since the engine reads one picture sooner than two.
 */
export class BackdropCache {
  readonly #engine: Engine;
  readonly #backdrops = new LeastRecentlyUsed<Entry>(cachedBackdrops);
  readonly #ornaments = new LeastRecentlyUsed<Entry>(cachedOrnaments);
  #drawn = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The picture of the slide's backdrop at that scale; null at its first use, unless `atOnce` says that more will come. */
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
    const onGround = placeOnPicture(slide.ornaments, slide, image, scale);
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

/** The slide in one tree: all its layers, or those that the kept picture does not hold on that picture. */
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
    ? placeOnPicture({ ...foreground, children }, slide, kept.image, scale)
    : { ...foreground, children: [...backdrop.children, ...children] };
}

/**
 * A layer on the picture of those below it, one picture pixel for one device pixel. An image, since a CSS background is
 * cut to its box: where the card ends between device pixels, the engine would resample all of it.
 */
function placeOnPicture(
  layer: EngineContainer,
  { widthPx, heightPx }: LayeredSlide,
  { src }: EngineImage,
  scale: number,
): EngineContainer {
  const [width, height] = [widthPx, heightPx].map((px) => Math.round(px * scale) / scale);
  const style = { position: "absolute", top: 0, left: 0, width, height };
  return { ...layer, children: [{ type: "image", src, style }, ...layer.children] };
}
