import type { Compression } from "@slideloom/core/outputs";
import type { Pixels } from "../pixels.ts";
import { encodePng } from "../png/encode-png.ts";

/** CSS in camel case; numbers are px. */
export type EngineStyle = Readonly<Record<string, string | number | undefined>>;

export interface EngineContainer {
  type: "container";
  style: EngineStyle;
  children: EngineNode[];
}

/** A node as the drawing engine takes it. */
export type EngineNode =
  | EngineContainer
  | { type: "text"; style: EngineStyle; text: string }
  | { type: "image"; style: EngineStyle; src: string; width?: number; height?: number };

/** One line's piece of text in one font; px from its node's top left. */
export interface MeasuredRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A laid out node; `transform` is a CSS matrix whose last two numbers are its place on the stage, px. */
export interface MeasuredNode {
  width: number;
  height: number;
  transform: [number, number, number, number, number, number];
  children: MeasuredNode[];
  runs: MeasuredRun[];
}

/** A font file for the engine; subset files of one family share its name, each with its own code points. */
interface EngineFont {
  name: string;
  data: Uint8Array;
  /** For a static file; a variable one serves all weights. */
  weight?: number;
  /** Absent for upright letters. */
  style?: "italic";
  unicodeRange?: [from: number, to: number][];
}

/** Bytes of a picture (PNG, JPEG, WebP, GIF, SVG) that nodes name by `src`. */
export interface EngineImage {
  src: string;
  data: Uint8Array;
}

/** `raw` is RGBA, row by row, not premultiplied. */
export type PixelType = "raw" | "png" | "jpeg" | "webp";

interface EngineRender {
  /** Stage size in CSS px; the picture has `scale` device pixels for each. */
  widthPx: number;
  heightPx: number;
  scale: number;
  type: PixelType;
  /** 1 to 100, of JPEG and WebP; 90 unless said otherwise. */
  quality?: number | undefined;
  /** Of PNG; fast unless said otherwise. */
  compression?: Compression | undefined;
  images: EngineImage[];
}

/** The drawing engine: the same pixels in a browser's worker and in Node. Rejects with the engine's own Error on bad input. */
export interface Engine {
  registerFont(font: EngineFont): Promise<void>;
  /**
   * Lays out in a viewport of that width, as high as the content; at scale 1 unless said otherwise, which decides to which device
   * pixels lines are moved.
   */
  measure(
    node: EngineNode,
    widthPx: number,
    images: EngineImage[],
    scale?: number,
  ): Promise<MeasuredNode>;
  render(node: EngineNode, options: EngineRender): Promise<Uint8Array<ArrayBuffer>>;
}

/** Quality of exported JPEG and WebP files. */
const defaultQuality = 90;

/** Turns pixels into a lossy WebP; null where it can't. */
export type EncodeWebp = (
  pixels: Pixels,
  quality: number,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Takumi's renderer, native or wasm, behind the one interface. */
export interface TakumiRenderer {
  registerFont(font: EngineFont): Promise<unknown>;
  measure(node: EngineNode, options: object): Promise<MeasuredNode>;
  render(node: EngineNode, options: object): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Wraps a Takumi renderer. Its wasm build writes lossless WebP only, several times as large: there `encodeWebp` goes first.
 */
export function createEngine(takumi: TakumiRenderer, encodeWebp?: EncodeWebp): Engine {
  async function render(
    node: EngineNode,
    { quality = defaultQuality, compression = "fast", ...options }: EngineRender,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { type, scale, images } = options;
    const width = Math.round(options.widthPx * scale);
    const height = Math.round(options.heightPx * scale);
    if (type === "webp" && encodeWebp) {
      const data = await render(node, { ...options, type: "raw" });
      const encoded = await encodeWebp({ data, widthPx: width, heightPx: height }, quality);
      if (encoded) return encoded;
    }
    if (type === "png" && compression === "fast") {
      const data = await render(node, { ...options, type: "raw" });
      return encodePng({ data, widthPx: width, heightPx: height });
    }
    const isLossy = type === "jpeg" || type === "webp";
    return takumi.render(node, {
      width,
      height,
      devicePixelRatio: scale,
      format: type,
      images,
      ...(isLossy && { quality }),
    });
  }

  return {
    async registerFont(font) {
      await takumi.registerFont(font);
    },
    async measure(node, widthPx, images, scale = 1) {
      const options = { width: widthPx * scale, devicePixelRatio: scale, images };
      const measured = await takumi.measure(node, options);
      return scale === 1 ? measured : divideNode(measured, scale);
    },
    render,
  };
}

/** A node that was measured in device px, in CSS px. */
function divideNode(node: MeasuredNode, scale: number): MeasuredNode {
  const { width, height, children, runs } = node;
  const [a, b, c, d, x, y] = node.transform;
  return {
    width: width / scale,
    height: height / scale,
    transform: [a, b, c, d, x / scale, y / scale],
    children: children.map((child) => divideNode(child, scale)),
    runs: runs.map((run) => ({
      text: run.text,
      x: run.x / scale,
      y: run.y / scale,
      width: run.width / scale,
      height: run.height / scale,
    })),
  };
}
