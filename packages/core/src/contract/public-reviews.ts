import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { carouselExample } from "./public-carousels.ts";
import {
  newReviewSchema,
  type Review,
  type ReviewList,
  reviewListSchema,
  reviewRequestSchema,
} from "./reviews.ts";

const reviewExample: Review = {
  id: "7d1f2a36-7d0c-4c7d-9f4e-2f6d5b1a8c77",
  state: "open",
  has_password: false,
  created_at: "2027-01-02T03:04:05.678Z",
  expires_at: "2027-02-01T03:04:05.678Z",
  answer: { answer: "approved", name: "Ana", version: 3, at: "2027-01-03T03:04:05.678Z" },
};

const reviewListExample: ReviewList = {
  reviews: [reviewExample],
  comments: [
    {
      id: "8e1f2a36-7d0c-4c7d-9f4e-2f6d5b1a8c88",
      review_id: reviewExample.id,
      slide: 0,
      x: 0.5,
      y: 0.25,
      version: 3,
      name: "Ana",
      text: "Could this be larger?",
      created_at: "2027-01-03T03:04:05.678Z",
      resolved_at: null,
    },
  ],
};

const ofCarousel = {
  owned: "carousel",
  params: describeIdParams("The carousel's `id`.", carouselExample.id),
} as const;

/** Links on which people without an account comment on a carousel, and approve it or ask for changes. */
export const publicReviewEndpoints = {
  "v1.createReview": {
    ...ofCarousel,
    access: "publish",
    operation: {
      summary: "Ask for a review",
      description:
        "Creates a link on which anyone can comment on the carousel's newest version, approve it or ask for changes. A publication with `approval: client` is published once it is approved there. The link is only in this response.",
      tag: "Carousels",
    },
    body: reviewRequestSchema,
    responses: {
      201: newReviewSchema.meta({
        description: "The link. `url` is only a path if the server has no `PUBLIC_URL`.",
        examples: [
          {
            review: { ...reviewExample, answer: null },
            url: "https://slides.example/review/dGhpcyBpcyBvbmx5IGFuIGV4YW1wbGUgdG9rZW4gaGVy",
          },
        ],
      }),
    },
    errors: [404, 410, 422],
    example: { body: { days: 14 } },
  },
  "v1.listReviews": {
    ...ofCarousel,
    access: "read",
    operation: {
      summary: "List reviews and comments",
      description:
        "Returns the carousel's review links with their latest answers, and the comments. An answer is about one version; later versions need a new one.",
      tag: "Carousels",
    },
    responses: {
      200: reviewListSchema.meta({
        description: "The links and comments, newest first.",
        examples: [reviewListExample],
      }),
    },
    errors: [404, 410],
  },
  "v1.withdrawReview": {
    access: "publish",
    owned: "review",
    operation: {
      summary: "Withdraw a review link",
      description: "The link stops working. Its comments stay.",
      tag: "Carousels",
    },
    params: describeIdParams("The review's `id`.", reviewExample.id),
    responses: { 204: z.null().meta({ description: "The link doesn't work any more." }) },
    errors: [404],
  },
} as const satisfies EndpointGroup;
