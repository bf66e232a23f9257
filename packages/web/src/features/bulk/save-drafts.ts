import type { ImportedPost } from "@slideloom/core/import";
import { maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import { stripMarkup } from "@slideloom/core/document";
import { cutUnits } from "@slideloom/core/text";
import { createCarousel, refreshLists } from "../../lib/carousels.ts";
import { getAppearance } from "../../state/carousel-store.ts";

interface SaveOptions {
  /** An id for each post. Saving again with the same ids saves nothing twice. */
  ids: readonly string[];
  onSaved: (count: number) => void;
}

const nameDraft = (title: string) =>
  cutUnits(
    stripMarkup(title)
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim(),
    maxCarouselTitleLength,
  ) || "Untitled post";

/** Saves each post as a draft in the editor's appearance. Rejects with the first error. */
export async function saveDrafts(
  posts: readonly ImportedPost[],
  { ids, onSaved }: SaveOptions,
): Promise<void> {
  const appearance = getAppearance();
  try {
    for (const [index, { post, mediaUrls }] of posts.entries()) {
      const id = ids[index];
      await createCarousel({
        ...(id !== undefined && { id }),
        title: nameDraft(post.title),
        status: "draft",
        draft: {
          ...appearance,
          jsonInput: JSON.stringify(post, null, 2),
          mediaUrls,
          enableMedia: appearance.enableMedia || Object.keys(mediaUrls).length > 0,
        },
      });
      onSaved(index + 1);
    }
  } finally {
    refreshLists();
  }
}
