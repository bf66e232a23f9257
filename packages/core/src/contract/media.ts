import { z } from "zod";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

/** Longest address that is fetched, in characters: what the common browsers and servers agree on. */
const maxUrlLength = 2048;

/** Query of `GET /api/media/fetch`: the address of a picture. What is allowed behind it the server decides. */
const mediaFetchQuerySchema = z.object({
  url: z
    .string("Please enter a URL")
    .trim()
    .min(1, "Please enter a URL")
    .max(maxUrlLength, `The URL may have up to ${maxUrlLength} characters`),
});

/** The response of `POST /api/media`, whose body is the file itself; `url` is what a slide takes. */
export const uploadedMediaSchema = z.object({
  url: z.string(),
  /** Of the picture as it is kept: upright, at most 2160 px wide or high, without metadata. */
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  sizeBytes: z.int().positive(),
  /** How it differs from the file, of a file with a very long edge: `is 9,000 by 60 pixels, so a smaller copy is drawn`. */
  note: z.string().exactOptional(),
});

export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;

/** The response of `GET /api/media/usage`: how much of what an account may upload is used. */
export const mediaUsageSchema = z.object({
  usedBytes: z.int().nonnegative(),
  quotaBytes: z.int().nonnegative(),
});

export type MediaUsage = z.infer<typeof mediaUsageSchema>;

/** Uploads of who is signed in, the files themselves for whoever knows their address, and pictures of other sites. */
export const mediaEndpoints = {
  fetchMedium: {
    access: "anyone",
    query: mediaFetchQuerySchema,
    responses: {
      200: {
        description:
          "The picture; `X-Media-Note` says how it differs from the file where an edge was very long.",
        mediaTypes: ["image/webp"],
      },
    },
    errors: [413, 422, 502],
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
  getMediaUsage: { access: "session", responses: { 200: mediaUsageSchema } },
  getUpload: {
    access: "anyone",
    responses: { 200: { description: "The upload.", mediaTypes: ["image/webp"] } },
    errors: [404],
  },
  getThumbnail: {
    access: "anyone",
    params: uuidParamsSchema.extend({ name: z.string() }),
    responses: { 200: { description: "A carousel's first slide.", mediaTypes: ["image/jpeg"] } },
    errors: [404],
  },
} as const satisfies EndpointGroup;
