import type { Carousel } from "@slideloom/core/carousel";
import { parsePost, samplePostText, stripMarkup } from "@slideloom/core/document";
import { buildUuid } from "../../lib/build-uuid.ts";
import { cleanTitle } from "./carousel-content.ts";
import type { CarouselLink } from "./local-copy.ts";

/** Returns false for an empty post and for the unchanged sample, which aren't worth keeping. */
export function hasWork({ jsonInput, mediaUrls }: Carousel): boolean {
  if (jsonInput.trim() === "") return false;
  return jsonInput !== samplePostText || Object.keys(mediaUrls).length > 0;
}

function readTitle({ jsonInput }: Carousel): string {
  const parsed = parsePost(jsonInput);
  return (parsed.ok && cleanTitle(stripMarkup(parsed.post.title))) || "Untitled post";
}

/** Turns a draft into a carousel that isn't in the account yet. */
export function buildDraftLink(draft: Carousel, accountId: string | null): CarouselLink {
  return {
    id: buildUuid(),
    version: null,
    title: readTitle(draft),
    status: "draft",
    accountId,
  };
}
