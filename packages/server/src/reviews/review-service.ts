import { randomUUID } from "node:crypto";
import { maxReviewComments, maxReviews } from "@slideloom/core/contract/review-limits";
import type { NewReview, ReviewList, reviewRequestSchema } from "@slideloom/core/contract/reviews";
import type { z } from "zod";
import type { PasswordHasher } from "../accounts/password-hasher.ts";
import { getCarouselRow, type CarouselService } from "../carousels/carousel-service.ts";
import type { Database } from "../db/database.ts";
import type { ReviewRow } from "../db/review-tables.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import { ReviewError } from "./review-error.ts";
import { presentComment, presentReview } from "./review-presenter.ts";
import {
  countOpenReviews,
  insertReview,
  listAccountReviews,
  listCommentRows,
  listReviewRows,
  resolveCommentRow,
  withdrawReviewRow,
} from "./review-repository.ts";

const dayMs = 24 * 60 * 60_000;

export interface ReviewServiceSettings {
  database: Database;
  now: () => Date;
  publicUrl: string | null;
  carousels: Pick<CarouselService, "change">;
  passwords: Pick<PasswordHasher, "hash">;
}

/** Review links of an account's carousels, and the comments left there. */
export class ReviewService {
  readonly #settings: ReviewServiceSettings;

  constructor(settings: ReviewServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Creates a link. Its token is only returned here.
   * @throws {CarouselError} if there is no such carousel.
   * @throws {ReviewError} if the carousel has too many links.
   */
  async create(
    accountId: string,
    carouselId: string,
    { days, password }: z.output<typeof reviewRequestSchema>,
  ): Promise<NewReview> {
    const { carousels, passwords, publicUrl } = this.#settings;
    const passwordHash = password === undefined ? null : await passwords.hash(password);
    const token = createToken();
    const nowMs = this.#nowMs;
    const row: ReviewRow = {
      id: randomUUID(),
      accountId,
      carouselId,
      tokenHash: hashToken(token),
      passwordHash,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + days * dayMs,
      withdrawnAtMs: null,
      answer: null,
      answeredBy: null,
      answeredVersion: null,
      answeredAtMs: null,
    };
    await carousels.change(accountId, async (queries) => {
      await getCarouselRow(queries, accountId, carouselId);
      const open = await countOpenReviews(queries, carouselId, nowMs);
      if (open >= maxReviews) throw new ReviewError("too-many-reviews");
      await insertReview(queries, row);
    });
    return { review: presentReview(row, nowMs), url: `${publicUrl ?? ""}/review/${token}` };
  }

  /** @throws {CarouselError} if there is no such carousel. */
  async list(accountId: string, carouselId: string): Promise<ReviewList> {
    const { queries } = this.#settings.database;
    await getCarouselRow(queries, accountId, carouselId);
    const rows = await listReviewRows(queries, carouselId, maxReviews);
    const ids = rows.map(({ id }) => id);
    const comments = await listCommentRows(queries, ids, maxReviewComments);
    return {
      reviews: rows.map((row) => presentReview(row, this.#nowMs)),
      comments: comments.map((row) => ({ ...presentComment(row), review_id: row.reviewId })),
    };
  }

  /**
   * The link stops working; its comments stay.
   * @throws {ReviewError} if there is no such link.
   */
  async withdraw(accountId: string, id: string): Promise<void> {
    await this.#settings.carousels.change(accountId, async (queries) => {
      const isFound = await withdrawReviewRow(queries, { accountId, id, nowMs: this.#nowMs });
      if (!isFound) throw new ReviewError("review-not-found");
    });
  }

  /** @throws {ReviewError} if there is no such comment. */
  async resolve(accountId: string, id: string, isResolved: boolean): Promise<void> {
    await this.#settings.carousels.change(accountId, async (queries) => {
      const resolvedAtMs = isResolved ? this.#nowMs : null;
      const isFound = await resolveCommentRow(queries, { accountId, id, resolvedAtMs });
      if (!isFound) throw new ReviewError("review-comment-not-found");
    });
  }

  /** Returns all links with their comments for the account's data export. */
  async collect(accountId: string) {
    const { queries } = this.#settings.database;
    const rows = await listAccountReviews(queries, accountId);
    const reviews = [];
    for (const row of rows) {
      const comments = await listCommentRows(queries, [row.id], maxReviewComments);
      reviews.push({
        ...presentReview(row, this.#nowMs),
        carousel_id: row.carouselId,
        comments: comments.map(presentComment),
      });
    }
    return reviews;
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}
