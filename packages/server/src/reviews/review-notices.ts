import type { ReviewAnswer } from "@slideloom/core/contract/reviews";
import type { Notice } from "../accounts/account-notices.ts";

const subjects = {
  comment: "New comments on your carousel",
  approved: "Your carousel was approved",
  changes: "Changes were asked for on your carousel",
} as const;

/** Builds the mail about a review. It contains none of the reviewer's words, because anyone with the link writes them. */
export function buildReviewNews(what: ReviewAnswer | "comment", link: string): Notice {
  const rest =
    what === "comment" ? ["For the next hour, we won't email you about more comments."] : [];
  return {
    subject: subjects[what],
    text: [
      "Hello,",
      "Somebody with your review link has answered. See what they say in the editor:",
      link,
      ...rest,
      "",
    ].join("\n\n"),
  };
}
