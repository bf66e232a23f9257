import type { CarouselContent } from "@slideloom/core/contract/carousels";
import { maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import { stripMarkup } from "@slideloom/core/document";
import { cutUnits } from "@slideloom/core/text";
import type { CarouselLink } from "./local-copy.ts";
import { getDocument, readCarousel } from "../../state/carousel-store.ts";

/** Normalizes a title to one line; may return an empty string. */
export function cleanTitle(title: string): string {
  const line = title.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return cutUnits(line, maxCarouselTitleLength).trim();
}

/** Returns the post's title as a carousel title; empty if it has none. */
export function readPostTitle(): string {
  return cleanTitle(stripMarkup(getDocument().lastPost?.title ?? ""));
}

export function readContent({ title, status }: CarouselLink): CarouselContent {
  return { title, status, draft: readCarousel() };
}

/** Serializes content for comparison: equal strings mean equal content. */
export function serializeContent({ title, status, draft }: CarouselContent): string {
  return JSON.stringify([title, status, draft]);
}
