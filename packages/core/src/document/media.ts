import type { PostDocument } from "./post-document.ts";

/** Returns the URL of a slide's image or video; null if there is none. */
export function findMedium({ slideIds, media }: PostDocument, slideIndex: number): string | null {
  return media[slideIds[slideIndex] ?? ""] ?? null;
}

/** Sets the URL of a slide's image or video; null removes it. Does nothing if the slide doesn't exist. */
export function setMedium(
  document: PostDocument,
  { slideIndex, url }: { slideIndex: number; url: string | null },
): PostDocument {
  const id = document.slideIds[slideIndex];
  if (id === undefined || findMedium(document, slideIndex) === url) return document;
  const { [id]: _, ...others } = document.media;
  return { ...document, media: url === null ? others : { ...others, [id]: url } };
}

/** Replaces the URL of an image or video on every slide that has it. */
export function replaceMedium(
  document: PostDocument,
  { from, to }: { from: string; to: string },
): PostDocument {
  const entries = Object.entries(document.media).map(([id, url]) => [id, url === from ? to : url]);
  return { ...document, media: Object.fromEntries(entries) };
}
