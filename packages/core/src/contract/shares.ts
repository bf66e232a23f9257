import { z } from "zod";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { summaryFields } from "./carousels.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

/** The response of `POST /api/carousels/:id/share`; `url` is a path unless `PUBLIC_URL` is set. */
const shareResponseSchema = z.object({ token: z.string(), url: z.string() });

export type ShareResponse = z.infer<typeof shareResponseSchema>;

/** The response of `GET /api/shares/:token`: what somebody with the link sees. */
const sharedCarouselSchema = z.object({
  title: z.string(),
  format: summaryFields.format,
  network: summaryFields.network,
  slides: summaryFields.slides,
  updatedAt: z.iso.datetime(),
  /** The path of a picture of the first slide in its size preset; null where there is none. */
  pictureUrl: z.string().nullable(),
  draft: carouselSchema,
});

export type SharedCarousel = z.infer<typeof sharedCarouselSchema>;

/** What is no token finds nothing. */
export const tokenParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .catch(""),
});

const picture = (mediaType: string) => ({ description: "The picture.", mediaTypes: [mediaType] });

/** Links to carousels: their owner opens and revokes them, and whoever has one reads. */
export const shareEndpoints = {
  shareCarousel: {
    access: "session",
    owned: "carousel",
    params: uuidParamsSchema,
    rateLimit: "libraryChange",
    responses: { 200: shareResponseSchema },
    errors: [404, 410],
  },
  revokeShare: {
    access: "session",
    owned: "carousel",
    params: uuidParamsSchema,
    rateLimit: "libraryChange",
    responses: { 204: null },
    errors: [404],
  },
  getSharedCarousel: {
    access: "anyone",
    params: tokenParamsSchema,
    responses: { 200: sharedCarouselSchema },
    errors: [404],
  },
  getOpenGraphImage: {
    access: "anyone",
    params: tokenParamsSchema,
    responses: { 200: picture("image/png") },
    errors: [404],
  },
  getSharedSlide: {
    access: "anyone",
    params: tokenParamsSchema,
    responses: { 200: picture("image/jpeg") },
    errors: [404],
  },
  /** An image of another site that the shared carousel shows; viewers never ask that site themselves. */
  getSharedMedium: {
    access: "anyone",
    params: tokenParamsSchema.extend({ medium: z.string(), name: z.string() }),
    responses: { 200: picture("image/webp") },
    errors: [404, 413, 422, 502],
  },
} as const satisfies EndpointGroup;
