import { plural } from "@slideloom/core/text";
import type { MediaBox, SlideLayout } from "@slideloom/renderer";

/** Describes videos that the file shows as still images or file names, and media problems. Null if there are none. */
export function describeMedia(layouts: readonly SlideLayout[]): string | null {
  const media = layouts.flatMap((layout) => layout.media);
  const list = (isListed: (box: MediaBox) => boolean) => media.filter(isListed);
  const stills = list(({ kind, posterUrl }) => kind === "video" && posterUrl !== undefined);
  const unread = list(({ kind, posterUrl }) => kind === "video" && posterUrl === undefined);
  const missing = layouts.flatMap(({ missingMedia, mediaNotes = [] }) => [
    ...missingMedia,
    ...mediaNotes,
  ]);
  const notes = [
    stills.length > 0 && "Videos appear as still images.",
    unread.length > 0 &&
      `This browser can't read the ${plural(unread.length, "video", "videos")} on ${nameSlides(unread)}, so ${plural(unread.length, "the slide shows its file name", "the slides show the file names")}.`,
    // A post laid out for several platforms reports missing media once per platform.
    ...new Set(missing.map(({ message }) => `${message}.`)),
  ];
  return notes.filter(Boolean).join(" ") || null;
}

/** `slide 2`, `slides 2, 4`. */
function nameSlides(media: readonly MediaBox[]): string {
  const numbers = media.map(({ slide }) => slide + 1);
  return numbers.length === 1 ? `slide ${numbers[0]}` : `slides ${numbers.join(", ")}`;
}
