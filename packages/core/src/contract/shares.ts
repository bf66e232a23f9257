import { z } from "zod";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { summaryFields } from "./carousels.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { pathTextSchema, uuidParamsSchema } from "./params.ts";

/** The response of `POST /api/carousels/:id/share`. If `PUBLIC_URL` isn't set, `url` is only a path. */
const shareResponseSchema = z.object({ token: z.string(), url: z.string() });

export type ShareResponse = z.infer<typeof shareResponseSchema>;

/** The response of `GET /api/shares/:token`, for people who open a shared link. */
const sharedCarouselSchema = z.object({
  title: z.string(),
  format: summaryFields.format,
  network: summaryFields.network,
  slides: summaryFields.slides,
  updatedAt: z.iso.datetime(),
  /** Path of an image of the first slide; null if there is no such image. */
  pictureUrl: z.string().nullable(),
  draft: carouselSchema,
});

export type SharedCarousel = z.infer<typeof sharedCarouselSchema>;

/** Malformed tokens become empty and return 404. */
export const tokenParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .catch(""),
});

const picture = (mediaType: string) => ({ description: "The image.", mediaTypes: [mediaType] });

/** Share links of carousels: managed by their owner, readable by anyone with the link. */
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
    errors: [404, 422],
  },
  getSharedSlide: {
    access: "anyone",
    params: tokenParamsSchema,
    responses: { 200: picture("image/jpeg") },
    errors: [404, 422],
  },
  /** Proxies an image of another site, so that viewers never contact that site. */
  getSharedMedium: {
    access: "anyone",
    params: tokenParamsSchema.extend({ medium: pathTextSchema, name: pathTextSchema }),
    responses: { 200: picture("image/webp") },
    errors: [404, 413, 422],
  },
} as const satisfies EndpointGroup;
