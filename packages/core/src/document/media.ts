import type { PostDocument } from "./post-document.ts";

/** A slide's medium, or null. */
export function findMedium({ slideIds, media }: PostDocument, slideIndex: number): string | null {
  return media[slideIds[slideIndex] ?? ""] ?? null;
}

/** Sets a slide's medium; null removes it. Does nothing for a missing slide. */
export function setMedium(
  document: PostDocument,
  { slideIndex, url }: { slideIndex: number; url: string | null },
): PostDocument {
  const id = document.slideIds[slideIndex];
  if (id === undefined || findMedium(document, slideIndex) === url) return document;
  const { [id]: _, ...others } = document.media;
  return { ...document, media: url === null ? others : { ...others, [id]: url } };
}

/** Replaces a medium on every slide that has it. */
export function replaceMedium(
  document: PostDocument,
  { from, to }: { from: string; to: string },
): PostDocument {
  const entries = Object.entries(document.media).map(([id, url]) => [id, url === from ? to : url]);
  return { ...document, media: Object.fromEntries(entries) };
}
