import { countWords } from "@slideloom/core/text";
import { Parser } from "htmlparser2";
import { hidesByFading, isAnimated, parseStyle } from "./hidden-style.ts";

interface FadingPart {
  start: number;
  isFading: boolean;
  hasHeading: boolean;
  words: number;
  linkWords: number;
}

/** Deeper pages are refused later. */
const maxDepth = 256;
/** A part with a heading and at least this many words is a section of the page. */
const minWords = 20;
const fading = /opacity\s*:\s*[0.]|visibility\s*:\s*hidden/i;
const around = /^(?:nav|header|footer|aside|dialog|form)$/;

/**
 * Returns the positions of elements that begin invisible and appear when the page is scrolled: those marked by a
 * library for animations, and sections with a heading.
 */
export function findFadingParts(html: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!fading.test(html)) return found;
  const open: FadingPart[] = [];
  let fadingCount = 0;
  let linkDepth = 0;
  let aroundDepth = 0;
  const parser: Parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "a") linkDepth += 1;
      if (around.test(name)) aroundDepth += 1;
      if (open.length > maxDepth) return parser.pause();
      if (fadingCount > 0 && /^h[1-6]$/.test(name)) for (const part of open) part.hasHeading = true;
      const style = attributes["style"];
      const isFading =
        style !== undefined && fading.test(style) && hidesByFading(parseStyle(style));
      if (isFading) fadingCount += 1;
      open.push({ start: parser.startIndex, isFading, hasHeading: false, words: 0, linkWords: 0 });
      if (isFading && aroundDepth === 0 && isAnimated(attributes)) found.add(parser.startIndex);
    },
    ontext: (text) => {
      if (fadingCount === 0) return;
      const words = countWords(text);
      for (const part of open) {
        if (!part.isFading) continue;
        part.words += words;
        if (linkDepth > 0) part.linkWords += words;
      }
    },
    onclosetag: (name) => {
      const part = open.pop();
      if (part?.isFading) fadingCount -= 1;
      const isSection =
        part?.isFading &&
        part.hasHeading &&
        part.words >= minWords &&
        part.linkWords * 2 < part.words;
      if (isSection && aroundDepth === 0) found.add(part.start);
      if (name === "a") linkDepth = Math.max(0, linkDepth - 1);
      if (around.test(name)) aroundDepth = Math.max(0, aroundDepth - 1);
    },
  });
  parser.end(html);
  return found;
}
