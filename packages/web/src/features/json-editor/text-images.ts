import { listSlideMediaUrls, parsePost, takeImages } from "@slideloom/core/document";
import { isCutOff, judgeUpload } from "@slideloom/core/media";
import { addLocalMedium } from "../../state/local-media.ts";

/** A post's text after its images were moved to this browser's storage. */
interface KeptText {
  text: string;
  /** URLs of the stored images by slide index. */
  mediaUrls: Record<number, string>;
  /** Explains which images weren't added, and why; null if all were added. */
  note: string | null;
}

/** Returns true for a post's JSON that contains images as `data:` URLs. */
export const hasTextImages = (text: string): boolean =>
  /^\s*\{/.test(text) && text.includes('"data:image');

/** Moves the `data:` images of a post's text to this browser's files. Saving the carousel uploads them. */
export async function keepTextImages(whole: string): Promise<KeptText> {
  const { text, images } = takeImages(whole, crypto.randomUUID());
  const result = parsePost(text);
  const mediaUrls: Record<number, string> = {};
  const left: string[] = [];
  const slides = result.ok ? result.post.content : [];
  for (const [index, slide] of slides.entries()) {
    const [url = "", before] = listSlideMediaUrls(slide, undefined);
    if (before !== undefined && images.has(before))
      left.push(`The first image for slide ${index + 1} wasn't added: use its web address.`);
    const dataUrl = images.get(url);
    if (dataUrl === undefined) continue;
    const kept = await keepImage(dataUrl, `image ${index + 1}`);
    if (kept.ok) mediaUrls[index] = kept.url;
    else left.push(`The image for slide ${index + 1} wasn't added: ${kept.reason}`);
  }
  return {
    text: text.replace(/"(embedded:[^"]*)"/g, (typed, url: string) =>
      images.has(url) ? '""' : typed,
    ),
    mediaUrls,
    note: left.length === 0 ? null : left.join(" "),
  };
}

async function keepImage(
  dataUrl: string,
  name: string,
): Promise<{ ok: true; url: string } | { ok: false; reason: string }> {
  const bytes = decode(dataUrl);
  const verdict = bytes && judgeUpload({ name, sizeBytes: bytes.length, head: bytes });
  if (!verdict || isCutOff(bytes)) return { ok: false, reason: "it's damaged." };
  if (verdict.kind === "refused") return { ok: false, reason: verdict.reason };
  if (verdict.kind === "too-large") return { ok: false, reason: "it's larger than 5 MB." };
  const { url } = await addLocalMedium(new Blob([bytes], { type: verdict.mimeType }), name);
  return { ok: true, url };
}

function decode(dataUrl: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return null;
  }
}
