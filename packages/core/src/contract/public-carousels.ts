import { z } from "zod";
import { captionsSchema } from "../carousel/captions-schema.ts";
import { samplePost } from "../document/sample-post.ts";
import { bodyLimits } from "./body-limits.ts";
import { carouselStatuses, maxCarouselTitleLength } from "./carousel-limits.ts";
import { carouselListQuerySchema, carouselSummarySchema } from "./carousels.ts";
import { publicPostSchema } from "./public-post.ts";
import { publicMediaUrlsSchema, renderRequestSchema } from "./public-render.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import { carouselExample, carouselListExample } from "./public-examples.ts";

const limitMessage = "The limit field must be a whole number from 1 to 100.";
const { shape } = carouselListQuerySchema;

/** The query of `GET /api/v1/carousels`. */
const publicCarouselListQuerySchema = z.object({
  q: shape.q.meta({ description: "Text to search for in titles, ignoring case and accents." }),
  status: shape.status.meta({ description: "`all` by default." }),
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .default(50)
    .meta({ description: "Carousels per page, 50 by default." }),
  cursor: shape.cursor.meta({ description: "`nextCursor` of the previous page." }),
});

const titleMessage = "The title field must be 1 to 200 characters.";
const versionMessage = "The version field must be a whole number from 1.";
const { design, network, format } = renderRequestSchema.shape;

const contentFields = {
  title: z
    .string(titleMessage)
    .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .min(1, titleMessage)
    .max(maxCarouselTitleLength, titleMessage)
    .nullish()
    .meta({ description: "The title in lists; the post's title by default." }),
  status: z
    .enum(carouselStatuses, `The status field must be one of ${carouselStatuses.join(", ")}.`)
    .nullish()
    .meta({ description: "`draft` by default." }),
  design,
  network,
  format,
  media_urls: publicMediaUrlsSchema.nullish().meta({
    description:
      "Images and videos by slide number, from 1: URLs, or paths of uploads. Images as `data:` URLs become uploads.",
  }),
  captions: captionsSchema.nullish().meta({
    description: "Captions for individual services; the others use the post's `caption`.",
    examples: [{ x: "Five habits. Which one is hardest?" }],
  }),
  ai_generated: z.boolean().nullish().meta({
    description:
      "Whether a model wrote any of the words. Networks with a label for it get it by default.",
  }),
};

/** `POST /api/v1/carousels`. */
export const newPublicCarouselRequestSchema = z.object({
  id: z.uuidv4("The id field must be a UUID of version 4.").nullish().meta({
    description: "Your own id, so that a repeated request saves one carousel.",
  }),
  post: publicPostSchema,
  ...contentFields,
});

const unchanged = "Unchanged if absent.";

/** `PUT /api/v1/carousels/{id}`. */
const publicCarouselRequestSchema = z.object({
  version: z
    .int(versionMessage)
    .positive(versionMessage)
    .meta({
      description: "The version that you changed. Returns 409 if another was saved since.",
      examples: [3],
    }),
  post: publicPostSchema.nullish().meta({ description: `The post. ${unchanged}` }),
  title: contentFields.title.meta({ description: `The title in lists. ${unchanged}` }),
  status: contentFields.status.meta({ description: `The label in My Carousels. ${unchanged}` }),
  design: design.meta({
    description: `Design settings as exported by the editor. ${unchanged}`,
    examples: [{ template: "bold", primaryColor: "#0f766e" }],
  }),
  network: network.meta({ description: `The image size. ${unchanged}`, examples: ["linkedin"] }),
  format: format.meta({ description: `A carousel or a single post. ${unchanged}` }),
  media_urls: contentFields.media_urls.meta({
    description: `Images and videos by slide number, from 1: URLs, or paths of uploads. Images as \`data:\` URLs become uploads. ${unchanged}`,
  }),
  captions: contentFields.captions.meta({
    description: `Captions for individual services; the others use the post's \`caption\`. ${unchanged}`,
  }),
  ai_generated: contentFields.ai_generated.meta({
    description: `Whether a model wrote any of the words. ${unchanged}`,
  }),
});

export type PublicCarouselRequest = Partial<z.output<typeof publicCarouselRequestSchema>>;

/** The design of a saved carousel. */
export const savedDesignSchema = z.record(z.string(), z.unknown());

/** A saved carousel with its content. */
export const publicCarouselSchema = carouselSummarySchema
  .omit({ thumbnailUrl: true, deletedAt: true })
  .extend({
    content: z.string().meta({ description: "The post as text, as it was saved." }),
    design: savedDesignSchema,
    media_urls: publicMediaUrlsSchema,
    captions: captionsSchema.meta({ description: "Captions for individual services." }),
    ai_generated: z.boolean().meta({ description: "Whether a model wrote any of the words." }),
    share_url: z
      .string()
      .nullable()
      .meta({ description: "URL of the shared page; null unless shared." }),
    warnings: z
      .array(z.string())
      .optional()
      .meta({ description: "Settings that were ignored, and images that were not saved." }),
  });

export type PublicCarousel = z.infer<typeof publicCarouselSchema>;

/** The response of `GET /api/v1/carousels`. */
export const publicCarouselListResponseSchema = z.object({
  carousels: z.array(carouselSummarySchema.omit({ thumbnailUrl: true, deletedAt: true })),
  nextCursor: z
    .string()
    .nullable()
    .meta({ description: "Cursor of the next page; null on the last." }),
});

export type PublicCarouselListResponse = z.infer<typeof publicCarouselListResponseSchema>;

const params = describeIdParams("The carousel's `id`.", carouselExample.id);
const describeCarousel = (description: string) =>
  publicCarouselSchema.meta({ description, examples: [carouselExample] });

/** `/api/v1/carousels`: saved carousels, which `render` draws by id. */
export const publicCarouselEndpoints = {
  "v1.listCarousels": {
    access: "read",
    operation: {
      summary: "List saved carousels",
      description:
        "Newest first, a page at a time, without those in the trash. `render` turns one into a file by its `id`.",
      tag: "Carousels",
    },
    query: publicCarouselListQuerySchema,
    responses: {
      200: publicCarouselListResponseSchema.meta({
        description: "A page of carousels.",
        examples: [carouselListExample],
      }),
    },
  },
  "v1.createCarousel": {
    access: "write",
    operation: {
      summary: "Save a new carousel",
      description: "Saves a post with its design, for the editor and for `render`.",
      tag: "Carousels",
    },
    headers: idempotencyHeadersSchema,
    body: newPublicCarouselRequestSchema,
    bodyLimit: bodyLimits.postWithImages,
    responses: { 201: describeCarousel("The saved carousel.") },
    errors: [409, 422],
    example: { body: { post: samplePost } },
  },
  "v1.getCarousel": {
    access: "read",
    owned: "carousel",
    operation: {
      summary: "Get a saved carousel",
      description: "Returns the post as text, its design, and its current version.",
      tag: "Carousels",
    },
    params,
    responses: { 200: describeCarousel("The carousel.") },
    errors: [404, 410],
  },
  "v1.updateCarousel": {
    access: "write",
    owned: "carousel",
    operation: {
      summary: "Save a new version of a carousel",
      description: "Absent fields are unchanged. Earlier versions are kept.",
      tag: "Carousels",
    },
    params,
    body: publicCarouselRequestSchema,
    bodyLimit: bodyLimits.postWithImages,
    responses: { 200: describeCarousel("The updated carousel.") },
    errors: [404, 409, 410, 422],
    example: { body: { version: 1, title: "Tea" } },
  },
  "v1.deleteCarousel": {
    access: "write",
    owned: "carousel",
    operation: {
      summary: "Move a carousel to the trash",
      description: "You can restore it in the editor for 30 days.",
      tag: "Carousels",
    },
    params,
    responses: { 204: z.null().meta({ description: "The carousel is in the trash." }) },
    errors: [404],
  },
} as const satisfies EndpointGroup;
