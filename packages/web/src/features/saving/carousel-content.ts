import { maxCarouselTitleLength } from "@slideloom/core/contract";
import { stripMarkup } from "@slideloom/core/document";
import { usePostStore } from "../../state/post-store.ts";
import type { CarouselLink, Draft } from "./draft.ts";
import { buildDraft } from "./draft-sync.ts";

/** What is saved of a carousel. */
export interface CarouselContent extends Pick<CarouselLink, "title" | "status"> {
  draft: Draft;
}

/** One line that a title may be, empty where nothing is left of it. */
export function cleanTitle(title: string): string {
  const line = title.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return line
    .slice(0, maxCarouselTitleLength)
    .replace(/\p{Cs}$/u, "")
    .trim();
}

/** The post's own title as a carousel's; empty where it has none. */
export function readPostTitle(): string {
  return cleanTitle(stripMarkup(usePostStore.getState().lastValidPost?.title ?? ""));
}

export function readContent({ title, status }: CarouselLink): CarouselContent {
  return { title, status, draft: buildDraft() };
}

/** Equal texts are equal contents. */
export function serializeContent({ title, status, draft }: CarouselContent): string {
  return JSON.stringify([title, status, draft]);
}
