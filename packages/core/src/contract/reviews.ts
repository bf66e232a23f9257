import { z } from "zod";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { captionServices, serviceIds } from "../networks/service-ids.ts";
import { networkIds } from "../networks/networks.ts";
import { publicationPayloadSchema } from "../publishing/publication-payload.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { pathTextSchema, uuidParamsSchema } from "./params.ts";
import {
  maxCommentLength,
  maxReviewDays,
  maxReviewPosts,
  maxReviewerName,
  minReviewPassword,
  reviewDays,
} from "./review-limits.ts";
import { tokenParamsSchema } from "./shares.ts";

/** A reviewer's answer about one version. */
const reviewAnswers = ["approved", "changes"] as const;

export type ReviewAnswer = (typeof reviewAnswers)[number];

/** `withdrawn` and `expired` links no longer work. */
const reviewStates = ["open", "expired", "withdrawn"] as const;

const answeredSchema = z.object({
  answer: z.enum(reviewAnswers),
  /** Name that the reviewer typed; not verified. */
  name: z.string(),
  /** The carousel's version that the answer is about. */
  version: z.int().positive(),
  at: z.iso.datetime(),
});

/** A review link of a carousel. The link itself is only known to who created it. */
const reviewSchema = z.object({
  id: z.string(),
  state: z.enum(reviewStates),
  has_password: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The latest answer; null if there is none. */
  answer: answeredSchema.nullable(),
});

export type Review = z.infer<typeof reviewSchema>;

const reviewCommentSchema = z.object({
  id: z.string(),
  /** Index of the slide; null if the comment is about the whole post. */
  slide: z.int().nonnegative().nullable(),
  /** The place on the slide, as fractions of its width and height; null for the whole slide. */
  x: z.number().nullable(),
  y: z.number().nullable(),
  /** The carousel's version that the comment is about. */
  version: z.int().positive(),
  /** Name that the reviewer typed; not verified. */
  name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
  /** Null while the comment is open. */
  resolved_at: z.iso.datetime().nullable(),
});

export type ReviewComment = z.infer<typeof reviewCommentSchema>;

const reviewPassword = z
  .string("The password field must be text.")
  .min(minReviewPassword, `The password needs at least ${minReviewPassword} characters.`)
  .max(200, "The password can have up to 200 characters.");

/** The body of `POST /api/carousels/:id/reviews`. */
export const reviewRequestSchema = z.object({
  days: z
    .int(`The days field must be a number from 1 to ${maxReviewDays}.`)
    .min(1)
    .max(maxReviewDays)
    .default(reviewDays)
    .meta({ description: `How many days the link works: 1 to ${maxReviewDays}.` }),
  password: reviewPassword.optional().meta({
    description: "People need this password to open the link. Without it, the link is enough.",
  }),
});

/** If `PUBLIC_URL` isn't set, `url` is only a path. It is shown once, because only the token's hash is stored. */
export const newReviewSchema = z.object({ review: reviewSchema, url: z.string() });

export type NewReview = z.infer<typeof newReviewSchema>;

/** The review links of a carousel with the comments left there, newest first. */
export const reviewListSchema = z.object({
  reviews: z.array(reviewSchema),
  comments: z.array(reviewCommentSchema.extend({ review_id: z.string() })),
});

export type ReviewList = z.infer<typeof reviewListSchema>;

const reviewTargetSchema = z.object({
  network: z.enum(networkIds),
  service: z.enum(serviceIds).nullable(),
  by_hand: z.enum(captionServices).nullable(),
  name: z.string(),
  handle: z.string(),
  ...publicationPayloadSchema.pick({ caption: true, options: true, slide_size: true }).shape,
});

export type ReviewTarget = z.infer<typeof reviewTargetSchema>;

/** A post that is published only once a reviewer approves it. */
const reviewPostSchema = z.object({
  id: z.string(),
  version: z.int().positive(),
  due_at: z.iso.datetime().nullable(),
  time_zone: z.string(),
  /** True if the post is published as soon as it is approved. */
  is_due_on_approval: z.boolean(),
  targets: z.array(reviewTargetSchema),
});

export type ReviewPost = z.infer<typeof reviewPostSchema>;

const openPageSchema = z.object({
  state: z.literal("open"),
  title: z.string(),
  /** The carousel's version on the page; comments and answers are about it. */
  version: z.int().positive(),
  draft: carouselSchema,
  posts: z.array(reviewPostSchema),
  answer: answeredSchema.nullable(),
  /** What changed since the answer; null if the answer is about this version, or if that version is gone. */
  changes: z
    .object({
      slides: z.array(z.int().nonnegative()),
      removed: z.int().nonnegative(),
      is_reordered: z.boolean(),
      /** Whether captions or the design changed. */
      captions: z.boolean(),
      design: z.boolean(),
    })
    .nullable(),
  comments: z.array(reviewCommentSchema),
  expires_at: z.iso.datetime(),
});

export type OpenReviewPage = z.infer<typeof openPageSchema>;

/** What a review link shows; a `locked` one needs the pass that `unlockReview` returns. */
const reviewPageSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("locked") }),
  openPageSchema,
]);

/** Proof that the person entered the link's password. */
const passHeadersSchema = z.object({ "x-review-pass": z.string().max(200).optional() });

const nameSchema = z
  .string("Enter your name")
  .max(maxReviewerName, `A name can have up to ${maxReviewerName} characters`)
  // Bidirectional controls could disguise a name. Line breaks and other controls become spaces.
  .transform((name) =>
    name
      .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, "")
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  )
  .pipe(z.string().min(1, "Enter your name"));

const commentText = z
  .string("Enter a comment")
  .max(maxCommentLength, `A comment can have up to ${maxCommentLength} characters`)
  .transform((text) => text.trim())
  .pipe(z.string().min(1, "Enter a comment"));

const fraction = z.number().min(0).max(1);

/** The body of `POST /api/review-pages/:token/comments`. `x` and `y` need a slide, and come together. */
const commentRequestSchema = z
  .object({
    version: z.int().positive(),
    slide: z.int().nonnegative().nullable().default(null),
    x: fraction.nullable().default(null),
    y: fraction.nullable().default(null),
    name: nameSchema,
    text: commentText,
  })
  .refine(
    ({ slide, x, y }) => (x === null) === (y === null) && (x === null || slide !== null),
    "A place needs a slide, x and y.",
  );

export type CommentRequest = z.output<typeof commentRequestSchema>;

/** The body of `POST /api/review-pages/:token/answer`: what the reviewer saw, and their answer. */
const answerRequestSchema = z.object({
  answer: z.enum(reviewAnswers),
  name: nameSchema,
  version: z.int().positive(),
  /** All posts that the page showed, as it showed them. */
  posts: z.array(z.object({ id: z.uuid(), version: z.int().positive() })).max(maxReviewPosts),
  /** A comment about the whole post. */
  text: commentText.optional(),
});

export type AnswerRequest = z.output<typeof answerRequestSchema>;

const ofReviewPage = {
  access: "anyone",
  params: tokenParamsSchema,
  headers: passHeadersSchema,
} as const;

/** Review links: managed by the carousel's owner, used by anyone with the link. */
export const reviewEndpoints = {
  createReview: {
    access: "session",
    owned: "carousel",
    params: uuidParamsSchema,
    rateLimit: "libraryChange",
    body: reviewRequestSchema,
    responses: { 201: newReviewSchema },
    errors: [404, 410, 422],
    example: { body: { days: 14 } },
  },
  listReviews: {
    access: "session",
    owned: "carousel",
    params: uuidParamsSchema,
    responses: { 200: reviewListSchema },
    errors: [404, 410],
  },
  withdrawReview: {
    access: "session",
    owned: "review",
    params: uuidParamsSchema,
    rateLimit: "libraryChange",
    responses: { 204: null },
    errors: [404],
  },
  resolveReviewComment: {
    access: "session",
    owned: "reviewComment",
    params: uuidParamsSchema,
    rateLimit: "libraryChange",
    body: z.object({ resolved: z.boolean() }),
    responses: { 204: null },
    errors: [404],
    example: { body: { resolved: true } },
  },
  getReviewPage: { ...ofReviewPage, responses: { 200: reviewPageSchema }, errors: [404] },
  unlockReview: {
    access: "anyone",
    params: tokenParamsSchema,
    body: z.object({ password: z.string().max(200) }),
    responses: { 200: z.object({ pass: z.string() }) },
    errors: [403, 404],
    example: { body: { password: "a guess" } },
  },
  commentOnReview: {
    ...ofReviewPage,
    rateLimit: "reviewComment",
    body: commentRequestSchema,
    responses: { 201: reviewCommentSchema },
    errors: [403, 404, 409, 422],
    example: { body: { version: 1, slide: 0, x: 0.5, y: 0.5, name: "Ana", text: "Larger" } },
  },
  answerReview: {
    ...ofReviewPage,
    rateLimit: "reviewAnswer",
    body: answerRequestSchema,
    responses: { 204: null },
    errors: [403, 404, 409, 422],
    example: { body: { answer: "approved", name: "Ana", version: 1, posts: [] } },
  },
  /** Proxies an image of another site, so that reviewers never contact that site. */
  getReviewMedium: {
    access: "anyone",
    params: tokenParamsSchema.extend({ medium: pathTextSchema, name: pathTextSchema }),
    responses: { 200: { description: "The image.", mediaTypes: ["image/webp"] } },
    errors: [404, 413, 422],
  },
} as const satisfies EndpointGroup;
