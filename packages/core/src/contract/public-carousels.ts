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
import { defaultDesign } from "../design/index.ts";
import { examplePost } from "./example-post.ts";

const limitMessage = "The limit field must be a whole number from 1 to 100.";
const { shape } = carouselListQuerySchema;

/** The query of `GET /api/v1/carousels`. */
const publicCarouselListQuerySchema = z.object({
  q: shape.q.meta({
    description:
      "Words to search for in titles, slides and captions, ignoring case and accents. All of them must occur.",
  }),
  status: shape.status.meta({
    description: "Only carousels with this status. `all`, the default, lists every status.",
  }),
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .default(50)
    .meta({ description: "Carousels per page, 50 by default." }),
  cursor: shape.cursor.meta({
    description: "The `nextCursor` of the previous page. Leave it out for the first page.",
  }),
});

const titleMessage = "The title field must be 1 to 200 characters.";
const versionMessage = "The version field must be a whole number from 1.";
const { design, brand_id, network, format } = renderRequestSchema.shape;

const contentFields = {
  title: z
    .string(titleMessage)
    .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .min(1, titleMessage)
    .max(maxCarouselTitleLength, titleMessage)
    .nullish()
    .meta({ description: "The carousel's title in My Carousels. Defaults to the post's title." }),
  status: z
    .enum(carouselStatuses, `The status field must be one of ${carouselStatuses.join(", ")}.`)
    .nullish()
    .meta({ description: "The carousel's status in My Carousels, `draft` by default." }),
  design,
  brand_id,
  network,
  format,
  media_urls: publicMediaUrlsSchema.nullish().meta({
    description:
      "The image or video of each slide, by slide number from 1. Send a URL, the path of an upload, or an image as a `data:` URL, which is saved as an upload.",
  }),
  captions: captionsSchema.nullish().meta({
    description:
      "Captions for individual services, such as `x`. Other services use the post's `caption`.",
    examples: [{ x: "Five habits. Which one is hardest?" }],
  }),
  ai_generated: z.boolean().nullish().meta({
    description:
      "Whether an AI model wrote any of the words. If true, posts are labelled as made with AI by default, on networks that have such a label.",
  }),
};

/** The body of `POST /api/v1/carousels`. */
export const newPublicCarouselRequestSchema = z.object({
  id: z.uuidv4("The id field must be a UUID of version 4.").nullish().meta({
    description:
      "An id that you choose for the carousel. If you repeat the request with the same id, no second carousel is saved.",
  }),
  post: publicPostSchema,
  ...contentFields,
});

const unchanged = "Leave this field out to keep its value.";

/** The body of `PUT /api/v1/carousels/{id}`. Absent fields are unchanged. */
const publicCarouselRequestSchema = z.object({
  version: z
    .int(versionMessage)
    .positive(versionMessage)
    .meta({
      description:
        "The carousel's `version` that your changes are based on. If a newer one was saved since, the response is 409.",
      examples: [3],
    }),
  post: publicPostSchema.nullish().meta({ description: `The post. ${unchanged}` }),
  title: contentFields.title.meta({
    description: `The carousel's title in My Carousels. ${unchanged}`,
  }),
  status: contentFields.status.meta({
    description: `The carousel's status in My Carousels. ${unchanged}`,
  }),
  design: design.meta({
    description: `Design settings as exported by the editor. ${unchanged}`,
    examples: [{ template: "bold", primaryColor: "#0f766e" }],
  }),
  brand_id: brand_id.meta({
    description: `Id of a brand kit. ${unchanged}`,
  }),
  network: network.meta({
    description: `The network whose image size is used. ${unchanged}`,
    examples: ["linkedin"],
  }),
  format: format.meta({
    description: `\`carousel\`, or \`single\` for a post with one slide. ${unchanged}`,
  }),
  media_urls: contentFields.media_urls.meta({
    description: `The image or video of each slide, by slide number from 1. Send a URL, the path of an upload, or an image as a \`data:\` URL, which is saved as an upload. ${unchanged}`,
  }),
  captions: contentFields.captions.meta({
    description: `Captions for individual services, such as \`x\`. Other services use the post's \`caption\`. ${unchanged}`,
  }),
  ai_generated: contentFields.ai_generated.meta({
    description: `Whether an AI model wrote any of the words. ${unchanged}`,
  }),
});

export type PublicCarouselRequest = Partial<z.output<typeof publicCarouselRequestSchema>>;

export const savedDesignSchema = z.record(z.string(), z.unknown());

export const publicCarouselSchema = carouselSummarySchema
  .omit({ thumbnailUrl: true, deletedAt: true })
  .extend({
    content: z.string().meta({ description: "The post's JSON text, exactly as it was saved." }),
    design: savedDesignSchema,
    media_urls: publicMediaUrlsSchema,
    captions: captionsSchema.meta({
      description:
        "Captions for individual services, such as `x`. Other services use the post's `caption`.",
    }),
    ai_generated: z.boolean().meta({ description: "Whether an AI model wrote any of the words." }),
    share_url: z.string().nullable().meta({
      description: "URL of the carousel's public page. Null if the carousel isn't shared.",
    }),
    warnings: z
      .array(z.string())
      .optional()
      .meta({ description: "Describes settings that were ignored and images that weren't saved." }),
  });

export type PublicCarousel = z.infer<typeof publicCarouselSchema>;

/** The response of `GET /api/v1/carousels`. */
export const publicCarouselListResponseSchema = z.object({
  carousels: z.array(carouselSummarySchema.omit({ thumbnailUrl: true, deletedAt: true })),
  nextCursor: z
    .string()
    .nullable()
    .meta({ description: "Send it as `cursor` to get the next page. Null on the last page." }),
});

type PublicCarouselListResponse = z.infer<typeof publicCarouselListResponseSchema>;

/** `GET /api/v1/carousels`. */
const carouselListExample: PublicCarouselListResponse = {
  carousels: [
    {
      id: "6f1f3c52-9d0b-4c56-8a7e-2f6f0c1d9b34",
      version: 3,
      title: "Five habits of people who write well",
      status: "draft",
      format: "carousel",
      network: "linkedin",
      slides: 8,
      createdAt: "2027-01-02T03:04:05.678Z",
      updatedAt: "2027-01-03T03:04:05.678Z",
    },
  ],
  nextCursor: null,
};

/** `GET /api/v1/carousels/{id}`. */
export const carouselExample: PublicCarousel = {
  id: "6f1f3c52-9d0b-4c56-8a7e-2f6f0c1d9b34",
  version: 3,
  title: "Five habits of people who write well",
  status: "draft",
  format: "carousel",
  network: "linkedin",
  slides: 3,
  createdAt: "2027-01-02T03:04:05.678Z",
  updatedAt: "2027-01-03T03:04:05.678Z",
  content: JSON.stringify(examplePost, null, 2),
  design: { ...defaultDesign },
  media_urls: { "2": "https://pictures.example/desk.jpg" },
  captions: { x: "Which habit is hardest?" },
  ai_generated: false,
  share_url: null,
};

const params = describeIdParams("The carousel's `id`.", carouselExample.id);
const describeCarousel = (description: string) =>
  publicCarouselSchema.meta({ description, examples: [carouselExample] });

export const publicCarouselEndpoints = {
  "v1.listCarousels": {
    access: "read",
    operation: {
      summary: "List saved carousels",
      description:
        "Lists carousels that aren't in the trash, newest first, one page at a time. To turn a carousel into a file, send its `id` to `render` as `carousel_id`.",
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
      description:
        "Saves a post with its design. You can then edit it in the editor, or render it by its `id`.",
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
      description: "Returns the post's JSON text, its design and its version number.",
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
      description: "Fields that you leave out are unchanged. Earlier versions are kept.",
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
