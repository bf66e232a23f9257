import { type ImageType, isImageType, outputs, type OutputType } from "./outputs.ts";

/** File systems hold names of at most 255 bytes; this leaves room for what follows the title. */
const maxTitleBytes = 240;

/** Name of one downloaded slide, `slideNumber` from 1: `carousel-slide-3.png`. */
export function slideFileName(slideNumber: number, type: ImageType = "png"): string {
  return `carousel-slide-${slideNumber}.${outputs[type].extension}`;
}

/** Name of one slide inside the ZIP, `slideNumber` from 1: `slide-3.png`. */
export function zipEntryName(slideNumber: number, type: ImageType = "png"): string {
  return `slide-${slideNumber}.${outputs[type].extension}`;
}

/**
 * Name of a file of all slides: the title with a hyphen for every character that is no letter, mark or digit of any script,
 * `carousel` where there is none. Only a title too long for a file name is cut.
 */
export function titledFileName(title: string, extension: string, suffix = "slides"): string {
  return `${titleFileName(title)}-${suffix}.${extension}`;
}

/** Name of an output; `slideNumber`, from 1, is that of a picture's slide. */
export function outputFileName(type: OutputType, title: string, slideNumber: number): string {
  if (isImageType(type)) return slideFileName(slideNumber, type);
  const { extension, suffix } = outputs[type];
  return titledFileName(title, extension, suffix);
}

/** Name of a post's folder among those of others, `postNumber` from 1: `007-Five-tips`. */
export function postFolderName(postNumber: number, title: string): string {
  return `${String(postNumber).padStart(3, "0")}-${titleFileName(title)}`;
}

function titleFileName(title: string): string {
  const name = title.trim() === "" ? "carousel" : title.replace(/[^\p{L}\p{M}\p{N}]/gu, "-");
  return cutToBytes(name, maxTitleBytes);
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
