import type { Carousel } from "@slideloom/core/carousel";
import { parsePost, samplePostText, stripMarkup } from "@slideloom/core/document";
import { buildUuid } from "../../lib/build-uuid.ts";
import { cleanTitle } from "./carousel-content.ts";
import type { CarouselLink } from "./local-copy.ts";

/** Whether there is something to lose: an empty post and the sample as it came are not worth a copy. */
export function hasWork({ jsonInput, mediaUrls }: Carousel): boolean {
  if (jsonInput.trim() === "") return false;
  return jsonInput !== samplePostText || Object.keys(mediaUrls).length > 0;
}

function readTitle({ jsonInput }: Carousel): string {
  const parsed = parsePost(jsonInput);
  return (parsed.ok && cleanTitle(stripMarkup(parsed.post.title))) || "Untitled post";
}

/** Makes of a draft a carousel that the account is yet to get. */
export function buildDraftLink(draft: Carousel, accountId: string | null): CarouselLink {
  return {
    id: buildUuid(),
    version: null,
    title: readTitle(draft),
    status: "draft",
    accountId,
  };
}
