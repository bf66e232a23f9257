import { nameSlides, pickWords, type Slide } from "../../document/index.ts";
import { cleanText } from "./clean-text.ts";
import { slideLimits } from "./slide-limits.ts";

const altKeys = ["alt", "mediaAlt"] as const;
type AltKey = (typeof altKeys)[number];
type Alts = Partial<Record<AltKey, string>>;

const isSaid = (text = "") => text.trim() !== "";

/** Returns true if a slide or its image has an alt text, which a rewrite then asks for. */
export function hasAltText(slide: Slide | undefined): boolean {
  const words = slide && pickWords(slide);
  return altKeys.some((key) => isSaid(words?.[key]));
}

/** Returns the new alt texts of those that a slide had. Without a usable text in the reply, one is absent. */
export function readAlts(before: Slide, written: Alts): Alts {
  const had = pickWords(before);
  const alts: Alts = {};
  for (const key of altKeys) {
    const own = had[key] ?? "";
    const text = isSaid(own) ? cleanText(written[key] ?? "").replace(/\s+/g, " ") : "";
    // A translation is up to twice as long, so a longer text isn't one.
    const isUsable = text.length <= Math.max(slideLimits.altCharacters, 3 * own.length);
    if (text !== "" && isUsable) alts[key] = text;
  }
  return alts;
}

const consequences: Readonly<Record<AltKey, string>> = {
  alt: "the alt text wasn't rewritten, so we removed it",
  mediaAlt: "the image's alt text wasn't rewritten, so it is unchanged",
};

/** Returns sentences for the person about alt texts that a rewrite lost. */
export function describeLostAlts(slideIndex: number, before: Slide, after: Alts): string[] {
  const had = pickWords(before);
  return altKeys
    .filter((key) => isSaid(had[key]) && !isSaid(after[key]))
    .map((key) => `${nameSlides([slideIndex])}: ${consequences[key]}.`);
}
