import { defineErrors } from "../errors/domain-error.ts";

export const ReviewError = defineErrors({
  /** The same for unknown, expired and withdrawn links, so that an answer doesn't tell them apart. */
  "review-not-found":
    "This link doesn't work. It may have expired or been withdrawn. Ask the person who sent it for a new one.",
  "review-locked": "Enter the link's password first.",
  "review-password-wrong": "That isn't the link's password. Ask the person who sent you the link.",
  "review-changed":
    "This post changed after you opened the page. Load the page again to see what changed, then answer.",
  "review-slide-unknown": "This post has no such slide. Load the page again.",
  "review-full": "This link has as many comments as it can take. Ask the person who sent it.",
  "too-many-reviews":
    "This carousel has as many review links as it can have. Withdraw one, then create another.",
  "review-comment-not-found": "There is no such comment.",
});
