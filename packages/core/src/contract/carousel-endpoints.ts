import { emptyCarousel } from "../carousel/carousel.ts";
import { bodyLimits } from "./body-limits.ts";
import {
  carouselChangeRequestSchema,
  carouselConflictSchema,
  carouselListQuerySchema,
  carouselListResponseSchema,
  carouselRequestSchema,
  carouselResponseSchema,
  deleteCarouselQuerySchema,
  newCarouselRequestSchema,
} from "./carousels.ts";
import type { Endpoint, EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

/** Common fields of endpoints for one carousel of the signed-in user. */
const ofCarousel = {
  access: "session",
  owned: "carousel",
  params: uuidParamsSchema,
} as const satisfies Partial<Endpoint>;

const change = { ...ofCarousel, rateLimit: "libraryChange" } as const;
const saveResponses = { 200: carouselResponseSchema, 409: carouselConflictSchema };
const content = { title: "Tea", status: "draft", draft: emptyCarousel } as const;

export const carouselEndpoints = {
  listCarousels: {
    access: "session",
    query: carouselListQuerySchema,
    responses: { 200: carouselListResponseSchema },
  },
  createCarousel: {
    access: "session",
    rateLimit: "libraryChange",
    body: newCarouselRequestSchema,
    bodyLimit: bodyLimits.postWithImages,
    responses: { 201: carouselResponseSchema },
    errors: [409, 422],
    example: { body: content },
  },
  getCarousel: { ...ofCarousel, responses: { 200: carouselResponseSchema }, errors: [404, 410] },
  saveCarousel: {
    ...change,
    body: carouselRequestSchema,
    bodyLimit: bodyLimits.postWithImages,
    responses: saveResponses,
    errors: [404, 410],
    example: { body: { version: 1, ...content } },
  },
  changeCarousel: {
    ...change,
    body: carouselChangeRequestSchema,
    responses: saveResponses,
    errors: [404, 410],
    example: { body: { version: 1, title: "Tea" } },
  },
  deleteCarousel: {
    ...change,
    query: deleteCarouselQuerySchema,
    responses: { 204: null },
    errors: [404, 409],
  },
  duplicateCarousel: {
    ...change,
    responses: { 201: carouselResponseSchema },
    errors: [404, 410, 422],
  },
  restoreCarousel: {
    ...change,
    responses: { 200: carouselResponseSchema },
    errors: [404, 409, 422],
  },
} as const satisfies EndpointGroup;
