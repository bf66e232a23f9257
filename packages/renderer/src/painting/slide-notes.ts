import { shortenMediaUrl } from "@slideloom/core/media";
import type { SlideMedia } from "@slideloom/core/slide";
import type { BrandNote } from "../media/brand-pictures.ts";
import type { MediaNote, MissingCharacters, MissingMedium, SlideLayout } from "../slide-job.ts";
import type { SlideWords } from "../text/slide-words.ts";

const listed = new Intl.ListFormat("en-GB");

/** Names the characters that no font has, and the emoji without art. */
export function describeMissing(
  slide: number,
  { missing, leftEmoji }: Pick<SlideWords, "missing" | "leftEmoji">,
): MissingCharacters[] {
  const describe = (characters: string[], message: string) =>
    characters.length === 0
      ? []
      : [{ slide, characters, message: `Slide ${slide + 1}: ${message}` }];
  const emoji = leftEmoji.join(" ");
  return [
    ...describe(missing, `no font has ${missing.join(" ")}`),
    ...describe(
      leftEmoji,
      leftEmoji.length === 1
        ? `${emoji} has no art yet and is left out`
        : `${emoji} have no art yet and are left out`,
    ),
  ];
}

/** Names the furniture that a slide has no room for; empty if all fits. */
export function describeLeft(slide: number, left: string[]): Pick<SlideLayout, "leftFurniture"> {
  const message = `Slide ${slide + 1} has no room for ${listed.format(left)}`;
  return left.length === 0 ? {} : { leftFurniture: [{ slide, message }] };
}

type MediaBySlide = Readonly<Record<number, SlideMedia>>;

const describeImage = (slide: number, image: string, what: string) => ({
  slide,
  message: `Slide ${slide + 1}: the image ${image} ${what}`,
});

/** Lists images that can't be loaded: those of slides, and the brand's. */
export function listMissingMedia(
  slideIndex: number,
  bySlide: MediaBySlide,
  brandMissing: readonly BrandNote[],
): MissingMedium[] {
  const describe = (slide: number, image: string, cause: string) =>
    describeImage(slide, image, `can't be loaded: ${cause}`);
  const failed = Object.entries(bySlide).filter(([, { kind }]) => kind === "failed");
  return [
    ...failed.map(([slide, { url, cause = "" }]) => ({
      ...describe(Number(slide), shortenMediaUrl(url), cause),
      url,
      cause,
    })),
    ...brandMissing.map(({ image, text }) => describe(slideIndex, image, text)),
  ];
}

/** Lists images that are drawn differently from their files. */
export function listMediaNotes(
  slideIndex: number,
  bySlide: MediaBySlide,
  brandNotes: readonly BrandNote[],
): MediaNote[] {
  return [
    ...Object.entries(bySlide).flatMap(([slide, { url, note }]) =>
      note === undefined ? [] : [describeImage(Number(slide), shortenMediaUrl(url), note)],
    ),
    ...brandNotes.map(({ image, text }) => describeImage(slideIndex, image, text)),
  ];
}
