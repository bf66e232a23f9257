import { type LightText, refuseImages, takeImages } from "../document/embedded-images.ts";
import type { ParseResult } from "../document/parse-result.ts";
import { type PostText, readPostWithin } from "./read-post-text.ts";

/**
 * A post sent to the API or the CLI. In `json` and `result`, short addresses replace the `data:` URLs of images.
 * `images` maps each address to its URL.
 */
export interface SentPost extends PostText {
  images: ReadonlyMap<string, string>;
}

/**
 * Like `readPostWithin`, for a text that may contain images as `data:` URLs. The images don't count towards the text's
 * size limit. Never throws.
 */
export function readSentPost(text: string, name?: string): SentPost {
  const light = takeImages(text, name);
  return addImages(readPostWithin(light.text), light);
}

/** Completes a post that was read from `light.text`, as `readSentPost` does. */
export const addImages = ({ json, result }: PostText, light: LightText): SentPost => ({
  json,
  images: light.images,
  result: checkImages(result, light),
});

function checkImages(read: ParseResult, { images, restorePlaces }: LightText): ParseResult {
  const warnings = restorePlaces(read.warnings);
  if (!read.ok) {
    const [error = read.error] = restorePlaces([read.error]);
    return { ok: false, error, issues: restorePlaces(read.issues), warnings };
  }
  const refusal = refuseImages(read.post, images);
  return refusal
    ? { ok: false, error: refusal, issues: [refusal], warnings }
    : { ok: true, post: read.post, warnings };
}
