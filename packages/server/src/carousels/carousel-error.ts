import { trashDays } from "@slideloom/core/contract";
import { defineErrors } from "../errors/domain-error.ts";

/** What can't be done with saved carousels. */
export const CarouselError = defineErrors({
  "bad-cursor": "The list can't go on from there. Load it again.",
  "carousel-exists": "There is another carousel with this id already.",
  "carousel-in-bin": `This carousel is in the bin. Restore it within ${trashDays} days to go on.`,
  "carousel-not-found": "There is no such carousel.",
  "carousel-not-in-bin": "Only what is in the bin is deleted for good.",
  "library-full": "Your library is full. Delete carousels for good to save new ones.",
  "version-not-found": "This version is not kept any more.",
});
