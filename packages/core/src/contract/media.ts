import { z } from "zod";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { pathTextSchema, uuidParamsSchema } from "./params.ts";

/** Longest URL that is fetched, in characters; common browsers and servers support this length. */
const maxUrlLength = 2048;

/** The query of `GET /api/media/fetch`: an image's URL. The server's SSRF guard decides which URLs are allowed. */
const mediaFetchQuerySchema = z.object({
  url: z
    .string("Please enter a URL")
    .trim()
    .min(1, "Please enter a URL")
    .max(maxUrlLength, `The URL can have up to ${maxUrlLength} characters`),
});

/** The response to an upload by `POST /api/media`. `url` is the value for a slide's media. */
export const uploadedMediaSchema = z.object({
  url: z.string(),
  /** Size of the stored image: upright, at most 2160 px wide or high, without metadata. */
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  sizeBytes: z.int().positive(),
  /**
   * Set if a smaller copy of the image was stored. A phrase to put after the file's name, e.g. `is 9,000 by 60 pixels,
   * so a smaller copy is drawn`.
   */
  note: z.string().exactOptional(),
});

export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;

/** The response of `GET /api/media/usage`: the used part of the account's upload quota. */
const mediaUsageSchema = z.object({
  usedBytes: z.int().nonnegative(),
  quotaBytes: z.int().nonnegative(),
});

export type MediaUsage = z.infer<typeof mediaUsageSchema>;

/** Endpoints for uploads and images of other sites. Anyone who knows the secret URL of an upload can read it. */
export const mediaEndpoints = {
  fetchMedium: {
    access: "anyone",
    query: mediaFetchQuerySchema,
    responses: {
      200: {
        description:
          "The image. A very long or wide image becomes a smaller copy, and the header `X-Media-Note` says so.",
        mediaTypes: ["image/webp"],
      },
    },
    errors: [413, 422],
    example: { query: { url: "https://pictures.example/desk.jpg" } },
  },
  uploadMedium: {
    access: "session",
    body: "file",
    bodyLimit: bodyLimits.media,
    rateLimit: "libraryChange",
    responses: { 201: uploadedMediaSchema },
    errors: [413, 422],
  },
  /** Converts an image to sRGB, e.g. a CMYK image, whose colours differ between browsers. The server stores no copy. */
  convertMedium: {
    access: "anyone",
    body: "file",
    bodyLimit: bodyLimits.media,
    rateLimit: "mediaFetch",
    responses: { 200: { description: "The image in sRGB.", mediaTypes: ["image/webp"] } },
    errors: [413, 422],
  },
  getMediaUsage: { access: "session", responses: { 200: mediaUsageSchema } },
  getUpload: {
    access: "anyone",
    params: z.object({ name: pathTextSchema }),
    responses: { 200: { description: "The upload.", mediaTypes: ["image/webp"] } },
    errors: [404],
  },
  getThumbnail: {
    access: "anyone",
    params: uuidParamsSchema.extend({ name: pathTextSchema }),
    responses: { 200: { description: "A carousel's first slide.", mediaTypes: ["image/jpeg"] } },
    errors: [404, 422],
  },
} as const satisfies EndpointGroup;
