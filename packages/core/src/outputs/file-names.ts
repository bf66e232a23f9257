import { headlineLabel } from "../document/label.ts";
import { type ImageType, isImageType, outputs, type OutputType } from "./outputs.ts";

/** Common file systems limit names to 255 bytes; the title is shorter, so that a suffix fits. */
const maxNameBytes = 255;
const maxTitleBytes = 240;

/** Options that are added to a file's name, so files of the same type and title have different names. */
export interface FileVariant {
  image?: ImageType | undefined;
  /** Whether the ZIP also contains the caption and descriptions. */
  texts?: boolean | undefined;
  /** Whether a presentation's slides are images without editable text. */
  flat?: boolean | undefined;
  /** Number of images in each post, for a ZIP with one folder per post. */
  posts?: readonly number[] | undefined;
}

/** Name of a slide in the ZIP, `slideNumber` from 1: `slide-3.png`. */
export function zipEntryName(slideNumber: number, type: ImageType = "png"): string {
  return `slide-${slideNumber}.${outputs[type].extension}`;
}

/**
 * Returns the name of a file with all slides, made from the title. Hyphens replace all characters but letters, marks
 * and digits.
 */
export function titledFileName(title: string, extension: string, suffix = "slides"): string {
  const tail = `-${suffix}.${extension}`;
  return titleFileName(title, maxNameBytes - tail.length) + tail;
}

/**
 * Name of an output file; `slideNumber` from 1, for images. Options that differ from the defaults are added to the
 * name.
 */
export function outputFileName(
  type: OutputType,
  title: string,
  slideNumber: number,
  variant: FileVariant = {},
): string {
  if (isImageType(type)) return `carousel-${zipEntryName(slideNumber, type)}`;
  const { extension, suffix = "slides" } = outputs[type];
  return titledFileName(title, extension, [suffix, ...listMarks(type, variant)].join("-"));
}

/** Parts of the file name for the variant's options, e.g. `webp`. Options that the type doesn't have are left out. */
function listMarks(type: OutputType, { image = "png", texts, flat, posts = [] }: FileVariant) {
  const { options } = outputs[type];
  const marks: string[] = [];
  if (options.includes("image") && image !== "png") marks.push(outputs[image].extension);
  if (options.includes("image") && posts.length > 1) marks.push("posts");
  if (options.includes("texts") && texts) marks.push("texts");
  if (options.includes("flat") && flat) marks.push("images");
  return marks;
}

/** Name of a post's folder in a ZIP of several posts, `postNumber` from 1: `007-Five-tips`. */
export function postFolderName(postNumber: number, title: string): string {
  return `${String(postNumber).padStart(3, "0")}-${titleFileName(title)}`;
}

function titleFileName(title: string, maxBytes = maxTitleBytes): string {
  const label = headlineLabel(title);
  const name = label.trim() === "" ? "carousel" : label.replace(/[^\p{L}\p{M}\p{N}]/gu, "-");
  return cutToBytes(name, Math.min(maxBytes, maxTitleBytes));
}

/** Cuts the text to at most `maxBytes` UTF-8 bytes, between code points. */
function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let length = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    if (bytes > maxBytes) break;
    length += character.length;
  }
  return text.slice(0, length);
}
