import { type Carousel, parseCaptions, parseCarousel } from "@slideloom/core/carousel";
import type { CarouselContent } from "@slideloom/core/contract/carousels";
import { maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import { parseBrand, parseDesign } from "@slideloom/core/design";
import { parsePost } from "@slideloom/core/document";
import { cleanForeign, cutUnits } from "@slideloom/core/text";
import type { CarouselVersionRow, CarouselSummaryRow } from "../db/library-tables.ts";
import { foldIdentity } from "../accounts/fold-identity.ts";

/** The columns that hold a carousel's content. Equal content results in equal columns, so they can be compared. */
export type ContentRow = CarouselSummaryRow & Pick<CarouselVersionRow, "draft">;

export function buildContentRow({ title, status, draft }: CarouselContent): ContentRow {
  const { captions: given, ...rest } = draft;
  const captions = parseCaptions(given);
  return {
    // Imported files and AI replies may contain characters that databases can't store, e.g. NUL.
    title: cleanForeign(title, maxCarouselTitleLength),
    status,
    format: draft.postType,
    network: draft.carouselFormat,
    slides: countSlides(draft),
    draft: JSON.stringify({
      ...rest,
      design: parseDesign(draft.design).design,
      brand: parseBrand(draft.brand),
      ...(captions && { captions }),
    }),
  };
}

/** Reads a row's `draft` leniently, because an older version may have had fonts that this one lacks. */
export function readCarousel(draft: string): Carousel {
  const parsed = parseCarousel(JSON.parse(draft));
  if (!parsed.ok) throw new Error(`A row has an invalid carousel: ${parsed.reason}`);
  return parsed.carousel;
}

export function isSameContent(one: ContentRow, other: ContentRow): boolean {
  return one.title === other.title && one.status === other.status && one.draft === other.draft;
}

/** Folds a title for search and sorting: without case and accents, and short enough for an index. */
export function foldTitle(title: string): string {
  return cutUnits(foldIdentity(title.normalize("NFKD").replaceAll(/[\p{M}\p{Cc}]/gu, "")), 200);
}

function countSlides({ jsonInput, postType }: Carousel): number {
  const result = parsePost(jsonInput);
  if (!result.ok) return 0;
  return postType === "single" ? 1 : result.post.content.length;
}
