import type { SlideTransition } from "@slideloom/core/design";
import type { VideoSample } from "mediabunny";
import type { MediaBox } from "../slide-job.ts";
import { type Placement, placeSlides } from "./timeline.ts";

/** Corner radius of an image beside text, CSS px, as drawn by the engine. */
const ridingRadiusPx = 12;

/** Composes video frames: the slide with its playing video, and the previous slide during a transition. */
export class FrameCanvas {
  readonly #widthPx: number;
  readonly #heightPx: number;
  readonly #frame: OffscreenCanvasRenderingContext2D;
  #slide: OffscreenCanvasRenderingContext2D;
  #before: OffscreenCanvasRenderingContext2D;

  /** Sizes in device px. */
  constructor(widthPx: number, heightPx: number) {
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
    this.#frame = createContext(widthPx, heightPx);
    this.#slide = createContext(widthPx, heightPx);
    this.#before = createContext(widthPx, heightPx);
  }

  /** Shows the next slide, from RGBA pixels; the current one becomes the previous slide. */
  putSlide(pixels: Uint8Array<ArrayBuffer>): void {
    [this.#slide, this.#before] = [this.#before, this.#slide];
    const image = new ImageData(new Uint8ClampedArray(pixels.buffer), this.#widthPx);
    this.#slide.putImageData(image, 0, 0);
  }

  /** Draws one frame of the slide's video over the video's poster image. */
  drawClip(sample: VideoSample, box: MediaBox, scale: number): void {
    const slide = this.#slide;
    const sides = [box.widthPx / sample.displayWidth, box.heightPx / sample.displayHeight] as const;
    const isFilled = box.focus !== undefined && box.fit === undefined;
    const fit = isFilled ? Math.max(...sides) : Math.min(...sides);
    const [focusX, focusY] = (isFilled && box.focus) || [0.5, 0.5];
    const widthPx = Math.round(sample.displayWidth * fit);
    const heightPx = Math.round(sample.displayHeight * fit);
    slide.save();
    slide.scale(scale, scale);
    slide.beginPath();
    slide.roundRect(box.xPx, box.yPx, box.widthPx, box.heightPx, ridingRadiusPx);
    slide.clip();
    // Covers the video's name in the placeholder.
    if (!box.posterUrl) slide.fillRect(box.xPx, box.yPx, box.widthPx, box.heightPx);
    sample.draw(
      slide,
      box.xPx + (box.widthPx - widthPx) * focusX,
      box.yPx + (box.heightPx - heightPx) * focusY,
      widthPx,
      heightPx,
    );
    slide.restore();
  }

  /** Composes a frame of a transition. `entered` is how far the slide has replaced the previous one, 0 to 1. */
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
