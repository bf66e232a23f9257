import type { SlideTransition } from "@slideloom/core/design";
import type { VideoSample } from "mediabunny";
import type { MediaBox } from "../slide-job.ts";
import { type Placement, placeSlides } from "./timeline.ts";

/** Radius of a medium's panel, CSS px, as the engine draws it. */
const panelRadiusPx = 12;

/** Composes the frames of a video: the slide, its own video's picture on it, and the slide before while it leaves. */
export class FrameCanvas {
  readonly #widthPx: number;
  readonly #heightPx: number;
  readonly #frame: OffscreenCanvasRenderingContext2D;
  #slide: OffscreenCanvasRenderingContext2D;
  #before: OffscreenCanvasRenderingContext2D;

  /** Device px. */
  constructor(widthPx: number, heightPx: number) {
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
    this.#frame = createContext(widthPx, heightPx);
    this.#slide = createContext(widthPx, heightPx);
    this.#before = createContext(widthPx, heightPx);
  }

  /** Puts the next slide in, given its RGBA pixels; the one that was there is now the one before. */
  putSlide(pixels: Uint8Array<ArrayBuffer>): void {
    [this.#slide, this.#before] = [this.#before, this.#slide];
    const image = new ImageData(new Uint8ClampedArray(pixels.buffer), this.#widthPx);
    this.#slide.putImageData(image, 0, 0);
  }

  /** Draws the picture of the slide's own video over its poster. */
  drawClip(sample: VideoSample, box: MediaBox, scale: number): void {
    const slide = this.#slide;
    const fit = Math.min(box.widthPx / sample.displayWidth, box.heightPx / sample.displayHeight);
    const widthPx = Math.round(sample.displayWidth * fit);
    const heightPx = Math.round(sample.displayHeight * fit);
    slide.save();
    slide.scale(scale, scale);
    slide.beginPath();
    slide.roundRect(box.xPx, box.yPx, box.widthPx, box.heightPx, panelRadiusPx);
    slide.clip();
    // The video's name stands there.
    if (!box.posterUrl) slide.fillRect(box.xPx, box.yPx, box.widthPx, box.heightPx);
    sample.draw(
      slide,
      box.xPx + (box.widthPx - widthPx) / 2,
      box.yPx + (box.heightPx - heightPx) / 2,
      widthPx,
      heightPx,
    );
    slide.restore();
  }

  /** The frame in which the slide has come that far over the one before, 1 for all the way. */
  compose(transition: SlideTransition, entered: number): OffscreenCanvas {
    if (entered === 1) return this.#slide.canvas;
    const { leaving, entering } = placeSlides(transition, entered);
    this.#place(this.#before.canvas, leaving);
    this.#place(this.#slide.canvas, entering);
    return this.#frame.canvas;
  }

  #place(slide: OffscreenCanvas, { offset, scale, opacity }: Placement): void {
    const frame = this.#frame;
    frame.globalAlpha = opacity;
    frame.drawImage(
      slide,
      this.#widthPx * (offset + (1 - scale) / 2),
      (this.#heightPx * (1 - scale)) / 2,
      this.#widthPx * scale,
      this.#heightPx * scale,
    );
  }
}

function createContext(widthPx: number, heightPx: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext("2d", { alpha: false });
  if (!context) throw new Error("The browser has no canvas to compose frames on");
  return context;
}
