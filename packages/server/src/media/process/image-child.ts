import { maxImagePixels } from "@slideloom/core/media";
import { describeShrunk } from "@slideloom/renderer";
import sharp, { type Sharp } from "sharp";
import { serveParent } from "../../processes/serve-parent.ts";
import type { ImageOrder, ImageReply, ReencodedImage } from "./protocol.ts";

const encoders = {
  webp: (image: Sharp) => image.webp({ quality: 90, smartSubsample: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 1 }),
};
const timeoutSeconds = 10;

// Each image is another one, so kept files and operations would only take memory.
sharp.cache(false);
const report = serveParent<ImageOrder>(async (order) => report(await reply(order)));
report("started");

async function reply(order: ImageOrder): Promise<ImageReply> {
  try {
    return { ok: true, image: await reencode(order) };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : "" };
  }
}

async function reencode({ bytes, as, maxEdgePx }: ImageOrder): Promise<ReencodedImage> {
  const image = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "error", pages: 1 });
  const { width, height } = await image.metadata();
  const upright = image
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: maxEdgePx, height: maxEdgePx, fit: "inside", withoutEnlargement: true });
  const { data, info } = await encoders[as](upright).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    widthPx: info.width,
    heightPx: info.height,
    note: describeShrunk({ width, height }),
  };
}
