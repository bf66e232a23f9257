import { maxTags, trashDays } from "@slideloom/core/contract/carousel-limits";
import { defineErrors } from "../errors/domain-error.ts";

export const CarouselError = defineErrors({
  "bad-cursor": "This page of the list is no longer valid. Reload the list.",
  "carousel-exists": "Another carousel already has this id.",
  "carousel-in-bin": `This carousel is in the trash. Restore it within ${trashDays} days to keep working on it.`,
  "carousel-not-found": "There is no such carousel.",
  "carousel-not-in-bin": "Only carousels in the trash can be deleted permanently.",
  "library-full": "Your library is full. Permanently delete carousels to save new ones.",
  "too-many-tags": `A carousel can have up to ${maxTags} tags. Remove some first.`,
  "version-not-found": "This version no longer exists.",
});
