import type { WrittenSlide } from "@slideloom/core/document";
import { readPartialSlides } from "@slideloom/core/writing";

/** Maximum length of a reply that is shown while it grows, in UTF-16 units. Longer replies are shown when complete. */
const shownCharactersMax = 10_000;
/** A growing reply is read anew each time that at least this fraction of it is new. */
const growthShare = 0.01;

/** Returns a function that reads a growing reply and reports its slides. */
export function readWords(report: (slides: WrittenSlide[]) => void): (piece: string) => void {
  let reply = "";
  let readCharacters = 0;
  let shown = "[]";
  return (piece) => {
    reply += piece;
    const isGrown = reply.length - readCharacters >= reply.length * growthShare;
    if (reply.length > shownCharactersMax || !isGrown) return;
    readCharacters = reply.length;
    const slides = readPartialSlides(reply);
    const words = JSON.stringify(slides);
    if (words === shown) return;
    shown = words;
    report(slides);
  };
}
