import { headlineLabel } from "../document/label.ts";
import { type ImageType, isImageType, outputs, type OutputType } from "./outputs.ts";

/** File systems hold names of at most 255 bytes; the title leaves room for what follows it. */
const maxNameBytes = 255;
const maxTitleBytes = 240;

/** What tells files of one type and title apart. */
export interface FileVariant {
  /** Of the images in a ZIP. */
  image?: ImageType | undefined;
  /** Caption and descriptions are in the ZIP. */
  texts?: boolean | undefined;
  /** Slides of a presentation are images alone. */
  flat?: boolean | undefined;
  /** How many images each post takes, for a ZIP with a folder a post. */
  posts?: readonly number[] | undefined;
}

/** Name of one downloaded slide, `slideNumber` from 1: `carousel-slide-3.png`. */
export function slideFileName(slideNumber: number, type: ImageType = "png"): string {
  return `carousel-slide-${slideNumber}.${outputs[type].extension}`;
}

/** Name of one slide inside the ZIP, `slideNumber` from 1: `slide-3.png`. */
export function zipEntryName(slideNumber: number, type: ImageType = "png"): string {
  return `slide-${slideNumber}.${outputs[type].extension}`;
}

/**
 * Name of a file of all slides: the title without its markup, with a hyphen for every character that is no letter, mark or
 * digit of any script, `carousel` if there is none. Only a title too long for a file name is cut.
 */
export function titledFileName(title: string, extension: string, suffix = "slides"): string {
  const tail = `-${suffix}.${extension}`;
  return titleFileName(title, maxNameBytes - tail.length) + tail;
}

/** Name of an output; `slideNumber`, from 1, is that of an image's slide. A ZIP of PNG images alone has the plain name. */
export function outputFileName(
  type: OutputType,
  title: string,
  slideNumber: number,
  variant: FileVariant = {},
): string {
  if (isImageType(type)) return slideFileName(slideNumber, type);
  const { extension, suffix = "slides" } = outputs[type];
  return titledFileName(title, extension, [suffix, ...listMarks(type, variant)].join("-"));
}

/** What of the variant the type has, as words in its file's name. */
function listMarks(type: OutputType, { image = "png", texts, flat, posts = [] }: FileVariant) {
  const { options } = outputs[type];
  const marks: string[] = [];
  if (options.includes("image") && image !== "png") marks.push(outputs[image].extension);
  if (options.includes("image") && posts.length > 1) marks.push("posts");
  if (options.includes("texts") && texts) marks.push("texts");
  if (options.includes("flat") && flat) marks.push("images");
  return marks;
}

/** Name of a post's folder among those of others, `postNumber` from 1: `007-Five-tips`. */
export function postFolderName(postNumber: number, title: string): string {
  return `${String(postNumber).padStart(3, "0")}-${titleFileName(title)}`;
}

function titleFileName(title: string, maxBytes = maxTitleBytes): string {
  const label = headlineLabel(title);
  const name = label.trim() === "" ? "carousel" : label.replace(/[^\p{L}\p{M}\p{N}]/gu, "-");
  return cutToBytes(name, Math.min(maxBytes, maxTitleBytes));
}

/** The longest start of the text with at most that many UTF-8 bytes, cut between code points. */
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
