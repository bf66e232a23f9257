import { z } from "zod";
import { brandSchema } from "../carousel/brand-schema.ts";
import { maxUploadBytes } from "../media/index.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uploadedMediaSchema } from "./media.ts";
import { describeIdParams, pathTextSchema } from "./params.ts";
import { carouselExample, publicCarouselSchema } from "./public-carousels.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";

const params = describeIdParams("The carousel's `id`.", carouselExample.id);
const describeCarousel = (description: string) =>
  publicCarouselSchema.meta({ description, examples: [carouselExample] });

const maxVersion = 2_147_483_647;

/** A malformed version number becomes 0, which returns 404. */
const versionParams = params.extend({
  version: z.coerce
    .number()
    .int()
    .nonnegative()
    .max(maxVersion)
    .catch(0)
    .meta({ description: "The number of the version to restore.", examples: [2] }),
});

const shareSchema = z.object({
  url: z.string().meta({
    description: "URL of the public page. Only a path if the server has no `PUBLIC_URL`.",
  }),
});

const brandPartsSchema = z.object({
  ...brandSchema.pick({ name: true, handle: true, website: true, placement: true }).shape,
  palette: brandSchema.shape.palette,
  fonts: brandSchema.shape.fonts,
  has_logo: z.boolean().meta({ description: "Whether the brand has a logo or avatar." }),
});

const urlMessage = "The url field must be the web or `data:` URL of an image.";

const imageSchema = uploadedMediaSchema
  .omit({ widthPx: true, heightPx: true, sizeBytes: true })
  .extend({
    url: uploadedMediaSchema.shape.url.meta({
      description: "The path to use as a slide's `media` or in `media_urls`.",
    }),
    width: z.int().positive(),
    height: z.int().positive(),
    bytes: z.int().positive(),
  });

const imageUploadSchema = z.object({
  upload_url: z.string().meta({
    description: "Takes one `PUT` with the file. Only a path if the server has no `PUBLIC_URL`.",
  }),
  url: imageSchema.shape.url.meta({
    description: "The path that the image will have, to use as a slide's `media`.",
  }),
  expires_at: z.string().meta({ description: "When the upload URL stops working." }),
  max_bytes: z.int().positive(),
});

/** Endpoints for programs that keep a library: copies, public pages, earlier versions, images and the brand. */
export const publicLibraryEndpoints = {
  "v1.duplicateCarousel": {
    access: "write",
    owned: "carousel",
    operation: {
      summary: "Duplicate a carousel",
      description: "Saves a copy as a new draft. Its title ends in “(copy)”.",
      tag: "Carousels",
    },
    headers: idempotencyHeadersSchema,
    params,
    responses: { 201: describeCarousel("The copy.") },
    errors: [404, 409, 410, 422],
  },
  "v1.shareCarousel": {
    access: "write",
    owned: "carousel",
    operation: {
      summary: "Share a carousel",
      description:
        "Creates a public page of the carousel's newest version, or returns the page that it has. Anyone with the link can see it.",
      tag: "Carousels",
    },
    params,
    responses: {
      200: shareSchema.meta({
        description: "The public page.",
        examples: [
          { url: "https://slides.example/s/dGhpcyBpcyBvbmx5IGFuIGV4YW1wbGUgdG9rZW4gaGVy" },
        ],
      }),
    },
    errors: [404, 410],
  },
  "v1.revokeShare": {
    access: "write",
    owned: "carousel",
    operation: {
      summary: "Stop sharing a carousel",
      description: "The public page's link stops working.",
      tag: "Carousels",
    },
    params,
    responses: { 204: z.null().meta({ description: "The carousel isn't shared." }) },
    errors: [404],
  },
  "v1.restoreVersion": {
    access: "write",
    owned: "carousel",
    operation: {
      summary: "Restore an earlier version of a carousel",
      description: "Saves the content of an earlier version as the newest version.",
      tag: "Carousels",
    },
    params: versionParams,
    body: z.object({
      version: z
        .int("The version field must be a whole number from 1.")
        .positive("The version field must be a whole number from 1.")
        .meta({ description: "The carousel's current `version`.", examples: [3] }),
    }),
    responses: { 200: describeCarousel("The restored carousel.") },
    errors: [404, 409, 410],
    example: { body: { version: 1 } },
  },
  "v1.getBrand": {
    access: "read",
    operation: {
      summary: "Get the brand",
      description:
        "Returns the name, handle, website, colours and fonts that the account saved. Null if there is no brand.",
      tag: "Carousels",
    },
    responses: {
      200: z
        .object({ brand: brandPartsSchema.nullable() })
        .meta({ description: "The brand.", examples: [{ brand: null }] }),
    },
  },
  "v1.listBrands": {
    access: "read",
    operation: {
      summary: "List the brand kits",
      description:
        "Returns the account's brand kits, its first one first. Send a kit's `id` as `brand_id` to save or render a post with its brand, colours and fonts.",
      tag: "Carousels",
    },
    responses: {
      200: z
        .object({
          brands: z.array(
            brandPartsSchema.extend({
              id: z.string(),
              title: z.string().meta({ description: "The kit's name. Empty if it has none." }),
            }),
          ),
        })
        .meta({ description: "The brand kits.", examples: [{ brands: [] }] }),
    },
  },
  "v1.addImage": {
    access: "write",
    operation: {
      summary: "Add an image",
      description:
        "Stores an image from the web, or a `data:` URL, with the account's uploads. The same image is stored once. Images that no carousel uses are deleted after a day.",
      tag: "Carousels",
    },
    body: z.object({
      url: z
        .string(urlMessage)
        .trim()
        .min(1, urlMessage)
        .max(bodyLimits.postWithImages, urlMessage)
        .meta({
          description: "The image's web URL, or a `data:` URL of up to 5 MB.",
          examples: ["https://pictures.example/desk.jpg"],
        }),
    }),
    bodyLimit: bodyLimits.postWithImages,
    responses: {
      201: imageSchema.meta({
        description: "The stored image.",
        examples: [{ url: "/media/8kq2Zt.webp", width: 1080, height: 1350, bytes: 84_210 }],
      }),
    },
    errors: [413, 422],
    example: {
      body: {
        url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      },
    },
  },
  "v1.createImageUpload": {
    access: "write",
    operation: {
      summary: "Get an upload URL for an image",
      description:
        "Returns a URL that takes one image by `PUT`, without an API key, for 30 minutes. The body is the file, of up to 5 MB. The response to the `PUT` is the same as of “Add an image”.",
      tag: "Carousels",
    },
    responses: {
      201: imageUploadSchema.meta({
        description: "The upload URL.",
        examples: [
          {
            upload_url: "https://slides.example/media/8kq2Zt.webp?account=6f1c&sig=1764500000000-x",
            url: "/media/8kq2Zt.webp",
            expires_at: "2026-11-30T12:00:00.000Z",
            max_bytes: maxUploadBytes,
          },
        ],
      }),
    },
  },
  /** Stores the file of a URL from `v1.createImageUpload`, for anyone who has the URL. */
  storeImage: {
    access: "anyone",
    params: z.object({ name: pathTextSchema }),
    query: z.object({
      account: z.string().max(36).default(""),
      sig: z.string().max(100).default(""),
    }),
    body: "file",
    bodyLimit: bodyLimits.media,
    rateLimit: "mediaFetch",
    responses: { 201: imageSchema },
    errors: [404, 409, 410, 413, 422],
  },
} as const satisfies EndpointGroup;
