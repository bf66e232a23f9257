import { trashDays } from "@slideloom/core/contract";

const messages = {
  "bad-cursor": "The list can't go on from there. Load it again.",
  "carousel-exists": "There is another carousel with this id already.",
  "carousel-in-bin": `This carousel is in the bin. Restore it within ${trashDays} days to go on.`,
  "carousel-not-found": "There is no such carousel.",
  "carousel-not-in-bin": "Only what is in the bin is deleted for good.",
  "library-full": "Your library is full. Delete carousels for good to save new ones.",
  "version-not-found": "This version is not kept any more.",
};

export type CarouselErrorCode = keyof typeof messages;

/** What can't be done with saved carousels. The message is for people. */
export class CarouselError extends Error {
  override name = "CarouselError";
  readonly code: CarouselErrorCode;

  constructor(code: CarouselErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
