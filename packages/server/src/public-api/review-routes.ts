import type { FastifyInstance } from "fastify";
import { getKeyOwner } from "../api-keys/key-use.ts";
import { addRoute } from "../http/add-route.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { ReviewService } from "../reviews/review-service.ts";
import { findApprover, needsPerson } from "./publication-routes.ts";

export interface PublicReviewParts {
  rateLimits: RateLimits;
  reviews: ReviewService;
}

/** Review links for programs. One that asks before it publishes creates none, since it could approve its own posts. */
export function registerPublicReviews(
  app: FastifyInstance,
  { rateLimits, reviews }: PublicReviewParts,
): void {
  addRoute(app, "v1.createReview", async (request, reply) => {
    if (findApprover(request)) throw needsPerson();
    const { id } = getKeyOwner(request);
    await rateLimits.libraryChange.count(id);
    return reply.code(201).send(await reviews.create(id, request.params.id, request.body));
  });

  addRoute(app, "v1.listReviews", async (request) =>
    reviews.list(getKeyOwner(request).id, request.params.id),
  );

  addRoute(app, "v1.withdrawReview", async (request, reply) => {
    await reviews.withdraw(getKeyOwner(request).id, request.params.id);
    return reply.code(204).send(null);
  });
}
