import { randomUUID } from "node:crypto";
import type { Carousel } from "@slideloom/core/carousel";
import { maxReviewComments } from "@slideloom/core/contract/review-limits";
import type {
  AnswerRequest,
  CommentRequest,
  OpenReviewPage,
  ReviewComment,
} from "@slideloom/core/contract/reviews";
import type { LoginGuard } from "../accounts/login-guard.ts";
import type { PasswordHasher } from "../accounts/password-hasher.ts";
import { readCarousel } from "../carousels/carousel-content.ts";
import { findVersionRow } from "../carousels/carousel-repository.ts";
import type { Database } from "../db/database.ts";
import type { ReviewCommentRow, ReviewRow } from "../db/review-tables.ts";
import type { CarouselVersionRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { PublicationService } from "../publishing/publication-service.ts";
import { hashToken } from "../secrets/secret-token.ts";
import { dropSources } from "../shares/drop-undrawn.ts";
import { proxyMedia } from "../shares/shared-media.ts";
import { describeChanges, presentPost } from "./build-review-page.ts";
import { ReviewError } from "./review-error.ts";
import type { ReviewPasses } from "./review-passes.ts";
import { presentAnswer, presentComment, toIso } from "./review-presenter.ts";
import {
  answerReviewRow,
  countComments,
  findOpenReview,
  insertComment,
  listCommentRows,
  type OpenReview,
} from "./review-repository.ts";

/** Comments within this time after another one are not mailed about. */
const quietMs = 60 * 60_000;

export interface ReviewPageServiceSettings {
  database: Database;
  now: () => Date;
  guard: LoginGuard;
  passes: ReviewPasses;
  passwords: Pick<PasswordHasher, "verify">;
  publications: Pick<PublicationService, "listForClient" | "answerForClient">;
}

/** The token of a link, and the pass if the link has a password. */
export interface ReviewKey {
  token: string;
  pass?: string | undefined;
}

interface Shown {
  review: OpenReview;
  version: CarouselVersionRow;
  posts: Awaited<ReturnType<PublicationService["listForClient"]>>;
}

/** What people with a review link see and do. Methods throw a `ReviewError` if the link doesn't work. */
export class ReviewPageService {
  readonly #settings: ReviewPageServiceSettings;

  constructor(settings: ReviewPageServiceSettings) {
    this.#settings = settings;
  }

  /** Returns the page; null if the link's password is needed first. */
  async find(key: ReviewKey): Promise<OpenReviewPage | null> {
    const review = await this.#findReview(key.token);
    if (!this.#isUnlocked(review, key)) return null;
    const { version, posts } = await this.#findShown(review);
    const { queries } = this.#settings.database;
    const comments = await listCommentRows(queries, [review.id], maxReviewComments);
    const draft = readCarousel(version.draft);
    return {
      state: "open",
      title: version.title,
      version: version.number,
      draft: dropSources(proxyMedia(key.token, draft, "getReviewMedium")),
      posts: posts.map(presentPost),
      answer: presentAnswer(review),
      changes: await this.#findChanges(review, version.number, draft),
      comments: comments.map(presentComment),
      expires_at: toIso(review.expiresAtMs),
    };
  }

  /**
   * Checks the link's password and returns a pass.
   * @throws {RateLimitError} if wrong passwords were tried too often.
   */
  async unlock(token: string, password: string, attempt: { address: string; signal: AbortSignal }) {
    const { guard, passes, passwords } = this.#settings;
    const { id, passwordHash } = await this.#findReview(token);
    if (passwordHash !== null) {
      await guard.run({ ...attempt, subject: id }, async () => {
        const isRight = await passwords.verify(passwordHash, password);
        if (!isRight) throw new ReviewError("review-password-wrong");
      });
    }
    return passes.issue(id, this.#nowMs);
  }

  /** Stores a comment. `isNews` is false if there was another one shortly before. */
  async comment(key: ReviewKey, request: CommentRequest) {
    const { review, version } = await this.#open(key);
    if (request.version !== version.number) throw new ReviewError("review-changed");
    const isOnSlide = request.slide === null || request.slide < version.slides;
    if (!isOnSlide) throw new ReviewError("review-slide-unknown");
    const { database } = this.#settings;
    return database.transaction(`review:${review.id}`, async (queries) => ({
      ...(await this.#addComment(queries, review, request)),
      review,
    }));
  }

  /** Stores an answer about exactly what the reviewer saw, and approves the posts that wait for it. */
  async answer(key: ReviewKey, request: AnswerRequest): Promise<ReviewRow> {
    const { review, version } = await this.#open(key);
    if (request.version !== version.number) throw new ReviewError("review-changed");
    const { accountId, carouselId } = review;
    const { answer, name, posts, text } = request;
    const approvedBy = answer === "approved" ? name : null;
    const seen = { carouselId, version: version.number, posts, approvedBy };
    const isSeen = await this.#settings.publications.answerForClient(
      accountId,
      seen,
      async (queries) => {
        const isStored = await answerReviewRow(queries, review.id, {
          answer,
          answeredBy: name,
          answeredVersion: version.number,
          answeredAtMs: this.#nowMs,
        });
        if (!isStored) throw new ReviewError("review-not-found");
        const comment = { version: version.number, slide: null, x: null, y: null, name };
        if (text !== undefined) await this.#addComment(queries, review, { ...comment, text });
      },
    );
    if (!isSeen) throw new ReviewError("review-changed");
    return review;
  }

  /** Returns what the page draws, with other sites' media. */
  async findDraft(token: string): Promise<Carousel> {
    const { version } = await this.#findShown(await this.#findReview(token));
    return readCarousel(version.draft);
  }

  async #findReview(token: string): Promise<OpenReview> {
    const { queries } = this.#settings.database;
    const review = await findOpenReview(queries, hashToken(token), this.#nowMs);
    if (!review) throw new ReviewError("review-not-found");
    return review;
  }

  #isUnlocked({ id, passwordHash }: ReviewRow, { pass }: ReviewKey): boolean {
    if (passwordHash === null) return true;
    return pass !== undefined && this.#settings.passes.isValid(id, pass, this.#nowMs);
  }

  async #open(key: ReviewKey): Promise<Shown> {
    const review = await this.#findReview(key.token);
    if (!this.#isUnlocked(review, key)) throw new ReviewError("review-locked");
    return this.#findShown(review);
  }

  /** The version of the next post that waits for the client, with all posts of this version; else the newest one. */
  async #findShown(review: OpenReview): Promise<Shown> {
    const { database, publications } = this.#settings;
    const { accountId, carouselId } = review;
    const waiting = await publications.listForClient(accountId, carouselId);
    const number = waiting[0]?.carousel_version ?? review.carousel.version;
    const version = await findVersionRow(database.queries, carouselId, number);
    // Only between two queries: the carousel was deleted or saved meanwhile.
    if (!version) throw new ReviewError("review-not-found");
    return { review, version, posts: waiting.filter((one) => one.carousel_version === number) };
  }

  async #findChanges(
    { carouselId, answeredVersion }: ReviewRow,
    number: number,
    draft: Carousel,
  ): Promise<OpenReviewPage["changes"]> {
    if (answeredVersion === null || answeredVersion === number) return null;
    const { queries } = this.#settings.database;
    const answered = await findVersionRow(queries, carouselId, answeredVersion);
    return answered && describeChanges(readCarousel(answered.draft), draft);
  }

  async #addComment(
    queries: Queries,
    { id: reviewId }: ReviewRow,
    comment: CommentRequest,
  ): Promise<{ comment: ReviewComment; isNews: boolean }> {
    const createdAtMs = this.#nowMs;
    const { count, newestMs } = await countComments(queries, reviewId);
    if (count >= maxReviewComments) throw new ReviewError("review-full");
    const row: ReviewCommentRow = {
      ...comment,
      id: randomUUID(),
      reviewId,
      createdAtMs,
      resolvedAtMs: null,
    };
    await insertComment(queries, row);
    const isNews = newestMs === null || newestMs < createdAtMs - quietMs;
    return { comment: presentComment(row), isNews };
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}
