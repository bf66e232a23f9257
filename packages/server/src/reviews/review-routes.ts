import type { ReviewAnswer } from "@slideloom/core/contract/reviews";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountMails } from "../accounts/account-mails.ts";
import { findBaseUrl } from "../accounts/find-base-url.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import type { Config } from "../config/config.ts";
import type { ReviewRow } from "../db/review-tables.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { sendImage } from "../media/upload-routes.ts";
import type { SharedMediaService } from "../shares/shared-media-service.ts";
import { nameParty } from "../turns/party.ts";
import { buildReviewNews } from "./review-notices.ts";
import type { ReviewKey, ReviewPageService } from "./review-page-service.ts";
import type { ReviewService } from "./review-service.ts";

export interface ReviewParts {
  accountMails: Pick<AccountMails, "queueNotice">;
  closing: AbortController;
  config: Config;
  reviews: ReviewService;
  reviewPages: ReviewPageService;
  sharedMedia: SharedMediaService;
}

/** Routes for review links: for their owner, and for anyone who has one. */
export function registerReviews(app: FastifyInstance, context: ReviewParts): void {
  const { reviews } = context;

  addRoute(app, "createReview", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    return reply.code(201).send(await reviews.create(id, request.params.id, request.body));
  });

  addRoute(app, "listReviews", async (request) =>
    reviews.list(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "withdrawReview", async (request, reply) => {
    await reviews.withdraw(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });

  addRoute(app, "resolveReviewComment", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    await reviews.resolve(id, request.params.id, request.body.resolved);
    return reply.code(204).send();
  });

  registerPage(app, context);
}

function registerPage(app: FastifyInstance, context: ReviewParts): void {
  const { reviewPages, sharedMedia } = context;

  async function tellOwner(
    request: FastifyRequest,
    { accountId: id, carouselId }: ReviewRow,
    what: ReviewAnswer | "comment",
  ): Promise<void> {
    const link = new URL(`/create/${carouselId}`, findBaseUrl(request, context.config)).href;
    await context.accountMails.queueNotice({ id }, buildReviewNews(what, link), request.log);
  }

  addRoute(
    app,
    "getReviewPage",
    async (request) => (await reviewPages.find(readKey(request))) ?? { state: "locked" as const },
  );

  addRoute(app, "unlockReview", async (request, reply) => {
    const signal = createClientAbortSignal(reply, context.closing.signal);
    const attempt = { address: request.ip, signal };
    const { password } = request.body;
    return { pass: await reviewPages.unlock(request.params.token, password, attempt) };
  });

  addRoute(app, "commentOnReview", async (request, reply) => {
    const { comment, isNews, review } = await reviewPages.comment(readKey(request), request.body);
    if (isNews) await tellOwner(request, review, "comment");
    return reply.code(201).send(comment);
  });

  addRoute(app, "answerReview", async (request, reply) => {
    const review = await reviewPages.answer(readKey(request), request.body);
    await tellOwner(request, review, request.body.answer);
    return reply.code(204).send();
  });

  addRoute(app, "getReviewMedium", async (request, reply) => {
    const { token, medium } = request.params;
    const draft = await reviewPages.findDraft(token);
    const image = await sharedMedia.read(draft, medium, nameParty(request.party));
    return sendImage(reply, "image/webp", image, "private, max-age=3600");
  });
}

function readKey({
  params,
  headers,
}: {
  params: { token: string };
  headers: { "x-review-pass"?: string | undefined };
}): ReviewKey {
  return { token: params.token, pass: headers["x-review-pass"] };
}
