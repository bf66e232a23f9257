import { createRequire } from "node:module";
import { detectFileType, isCutOff, maxImagePixels } from "@slideloom/core/media";
import { DeadlineError } from "../deadlines/deadline.ts";
import { Child, type ChildSettings } from "../processes/child.ts";
import { WorkerPool } from "../threads/worker-pool.ts";
import { MediaError } from "./media-error.ts";
import type { ImageOrder, ImageReply, ReencodedImage } from "./process/protocol.ts";

interface ReencodingOptions extends Partial<Pick<ImageOrder, "as" | "maxEdgePx">> {
  /** The party whose turn the image takes. */
  by: string;
}

/** Re-encodes images; see `ImageProcesses.reencode`. */
type ReencodeImage = (
  bytes: Uint8Array,
  source: string,
  options: ReencodingOptions,
) => Promise<ReencodedImage>;

export interface ImageProcesses {
  reencode: ReencodeImage;
  /** Ends the processes; running and waiting images fail. */
  dispose(): Promise<void>;
}

export interface ImageLimits extends ChildSettings {
  /** Time for one image, after which its process is killed. The library's own limit is shorter, but not always kept. */
  timeoutMs: number;
  /** An idle process ends after this time. */
  idleMs: number;
}

const usual: ImageLimits = {
  findFile: () => createRequire(import.meta.url).resolve("#image-child"),
  timeoutMs: 15_000,
  heapMb: 64,
  maxRssMb: 1000,
  maxRestRssMb: 250,
  maxWorks: 1000,
  idleMs: 60_000,
};

/** SVG is missing, because decoding an SVG can't be aborted. */
const readableTypes: ReadonlySet<string> = new Set(["jpeg", "png", "gif", "webp", "avif"]);

/** Creates processes that decode images of strangers, two at once, of different parties. */
export function createImageProcesses(limits: Partial<ImageLimits> = {}): ImageProcesses {
  const { timeoutMs, idleMs, ...settings } = { ...usual, ...limits };
  const create = () => new Child<ImageOrder, ImageReply>(settings);
  const pool = new WorkerPool({ create, idleMs });

  /**
   * Re-encodes the first frame upright, in sRGB, without metadata and with edges of at most `maxEdgePx`, 2160 by
   * default. `source` starts error messages, e.g. "The file from example.com". Throws a `MediaError`.
   */
  const reencode: ReencodeImage = async (bytes, source, { by, as = "webp", maxEdgePx = 2160 }) => {
    requireReadable(bytes, source);
    const order = { bytes, as, maxEdgePx };
    const run = (child: Child<ImageOrder, ImageReply>, signal: AbortSignal) =>
      child.run(order, { timeoutMs, callers: [signal] }, (reply) => reply);
    try {
      const reply = await pool.use(by, run);
      if (reply?.ok) return reply.image;
      throw readDecodingError(reply?.fault ?? "", source);
    } catch (error) {
      throw error instanceof DeadlineError ? readDecodingError("timeout: ", source) : error;
    }
  };
  return { reencode, dispose: () => pool.dispose() };
}

function requireReadable(bytes: Uint8Array, source: string): void {
  const type = detectFileType(bytes);
  if (type === "svg") {
    throw new MediaError(
      "no-picture",
      "SVG images can't be fetched through the server. Save the image as PNG and upload it.",
    );
  }
  if (!readableTypes.has(type)) {
    throw new MediaError("no-picture", `${source} isn't an image.`);
  }
  if (isCutOff(bytes)) {
    throw new MediaError("no-picture", `${source} is incomplete: its end is missing.`);
  }
}

/** Classifies sharp's errors by their messages. A timeout is a sign of load, so a retry may succeed. */
export function readDecodingError(fault: string, source: string): MediaError {
  const options = { cause: new Error(fault) };
  if (/pixel limit/.test(fault)) {
    const message = `The image has more than ${maxImagePixels / 1_000_000} million pixels. Use a smaller one.`;
    return new MediaError("file-too-large", message, options);
  }
  if (/^timeout: /m.test(fault)) {
    const message =
      "The server is busy and couldn't read the image in time. Try again in a minute.";
    return new MediaError("image-timed-out", message, options);
  }
  return new MediaError("no-picture", `${source} is damaged.`, options);
}
