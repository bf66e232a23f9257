import type { ReviewAnswer } from "@slideloom/core/contract/reviews";

export interface ReviewTables {
  reviews: ReviewRow;
  reviewComments: ReviewCommentRow;
}

/** A link on which people without an account review a carousel. */
export interface ReviewRow {
  id: string;
  accountId: string;
  carouselId: string;
  /** Hash of the token in the link. */
  tokenHash: string;
  /** Argon2id hash; null if the link needs no password. */
  passwordHash: string | null;
  createdAtMs: number;
  expiresAtMs: number;
  withdrawnAtMs: number | null;
  /** The latest answer, who gave it, and about which version; null if there is none. */
  answer: ReviewAnswer | null;
  answeredBy: string | null;
  answeredVersion: number | null;
  answeredAtMs: number | null;
}

export interface ReviewCommentRow {
  id: string;
  reviewId: string;
  /** The carousel's version that the comment is about. */
  version: number;
  /** Index of the slide; null for the whole post. */
  slide: number | null;
  /** Place on the slide, as fractions of its size; null for the whole slide. */
  x: number | null;
  y: number | null;
  name: string;
  text: string;
  createdAtMs: number;
  resolvedAtMs: number | null;
}
