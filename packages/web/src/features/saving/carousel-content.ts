import { type CarouselContent, maxCarouselTitleLength } from "@slideloom/core/contract";
import { stripMarkup } from "@slideloom/core/document";
import { cutUnits } from "@slideloom/core/text";
import type { CarouselLink } from "./local-copy.ts";
import { getDocument, readCarousel } from "../../state/carousel-store.ts";

/** One line that a title may be, empty where nothing is left of it. */
export function cleanTitle(title: string): string {
  const line = title.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return cutUnits(line, maxCarouselTitleLength).trim();
}

/** The post's own title as a carousel's; empty where it has none. */
export function readPostTitle(): string {
  return cleanTitle(stripMarkup(getDocument().lastPost?.title ?? ""));
}

export function readContent({ title, status }: CarouselLink): CarouselContent {
  return { title, status, draft: readCarousel() };
}

/** Equal texts are equal contents. */
export function serializeContent({ title, status, draft }: CarouselContent): string {
  return JSON.stringify([title, status, draft]);
}
