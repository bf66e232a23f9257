import type { Engine, EngineContainer, EngineImage } from "./engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";

/** A slide in two layers: what all slides of its post share, and what stands on it. */
export interface LayeredSlide {
  /** The card with its backdrop alone. */
  backdrop: EngineContainer;
  /** The card without it. */
  foreground: EngineContainer;
  widthPx: number;
  heightPx: number;
}

const cachedBackdrops = 12;

/**
 * Keeps drawn backdrops: they are three quarters of a slide's drawing time and the same for a whole post. The first
 * slide on a backdrop is drawn directly, the second one keeps it, so that dragging a colour costs nothing extra.
 */
export class BackdropCache {
  readonly #engine: Engine;
  readonly #backdrops = new LeastRecentlyUsed<{ image: Promise<EngineImage> | null }>(
    cachedBackdrops,
  );
  #drawn = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The picture of the slide's backdrop at that scale; null at its first use, unless `atOnce` says that more will come. */
  find(slide: LayeredSlide, scale: number, atOnce: boolean): Promise<EngineImage | null> {
    const key = JSON.stringify([slide.backdrop, scale]);
    const known = this.#backdrops.get(key);
    const entry = known ?? { image: null };
    if (!known) this.#backdrops.set(key, entry);
    if (!known && !atOnce) return Promise.resolve(null);
    entry.image ??= this.#draw(slide, scale);
    return entry.image;
  }

  async #draw({ backdrop, widthPx, heightPx }: LayeredSlide, scale: number): Promise<EngineImage> {
    this.#drawn += 1;
    const src = `backdrop:${this.#drawn}`;
    const data = await this.#engine.render(backdrop, {
      widthPx,
      heightPx,
      scale,
      type: "png",
      images: [],
    });
    return { src, data };
  }
}

/**
 * The slide's foreground on the picture of its backdrop, one picture pixel for one device pixel. An image, since a CSS
 * background is cut to its box: where the card ends between device pixels, the engine would resample all of it.
 */
export function placeOnBackdrop(
  { foreground, widthPx, heightPx }: LayeredSlide,
  { src }: EngineImage,
  scale: number,
): EngineContainer {
  const [width, height] = [widthPx, heightPx].map((px) => Math.round(px * scale) / scale);
  const style = { position: "absolute", top: 0, left: 0, width, height };
  return { ...foreground, children: [{ type: "image", src, style }, ...foreground.children] };
}
