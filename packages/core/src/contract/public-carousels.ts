import { z } from "zod";
import {
  carouselListQuerySchema,
  carouselStatuses,
  carouselSummarySchema,
  maxCarouselTitleLength,
} from "./carousels.ts";
import { publicPostSchema } from "./public-post.ts";
import { publicMediaUrlsSchema, renderRequestSchema } from "./public-render.ts";

const limitMessage = "The limit field must be a whole number from 1 to 100.";
const { shape } = carouselListQuerySchema;

/** The query of `GET /api/v1/carousels`. */
export const publicCarouselListQuerySchema = z.object({
  q: shape.q.meta({ description: "Words of titles, without regard to case and accents." }),
  status: shape.status.meta({ description: "`all` by default." }),
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .default(50)
    .meta({ description: "How many a page holds, 50 by default." }),
  cursor: shape.cursor.meta({ description: "`nextCursor` of the page before." }),
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
    .meta({ description: "What lists show; the post's title by default." }),
  status: z
    .enum(carouselStatuses, `The status field must be one of ${carouselStatuses.join(", ")}.`)
    .nullish()
    .meta({ description: "`draft` by default." }),
  design,
  network,
  format,
  media_urls: publicMediaUrlsSchema.nullish().meta({
    description:
      "Pictures and videos of slides, by the slide's number from 1: web addresses, or paths of uploads.",
  }),
};

/** `POST /api/v1/carousels`. */
export const newPublicCarouselRequestSchema = z.object({
  id: z.uuidv4("The id field must be a UUID of version 4.").nullish().meta({
    description: "Chosen by you, so that a request sent twice saves one carousel.",
  }),
  post: publicPostSchema,
  ...contentFields,
});

/** `PUT /api/v1/carousels/{id}`. */
export const publicCarouselRequestSchema = z.object({
  version: z
    .int(versionMessage)
    .positive(versionMessage)
    .meta({
      description: "The version that was changed; 409 where another was saved since.",
      examples: [3],
    }),
  post: publicPostSchema.nullish().meta({ description: "The post, where it is another." }),
  ...contentFields,
});

export type PublicCarouselRequest = Partial<z.output<typeof publicCarouselRequestSchema>>;

/** A saved carousel with its content. */
export const publicCarouselSchema = carouselSummarySchema
  .omit({ thumbnailUrl: true, deletedAt: true })
  .extend({
    content: z.string().meta({ description: "The post as text, as it was typed." }),
    design: z.record(z.string(), z.unknown()),
    media_urls: publicMediaUrlsSchema,
    share_url: z.string().nullable().meta({ description: "Of its page; null unless shared." }),
    warnings: z.array(z.string()).optional().meta({ description: "About what was not taken." }),
  });

/** A saved carousel with its content. */
export type PublicCarousel = z.infer<typeof publicCarouselSchema>;

/** The response of `GET /api/v1/carousels`. */
export const publicCarouselListResponseSchema = z.object({
  carousels: z.array(carouselSummarySchema.omit({ thumbnailUrl: true, deletedAt: true })),
  nextCursor: z.string().nullable().meta({ description: "Of the next page; null at the end." }),
});

/** The response of `GET /api/v1/carousels`. */
export type PublicCarouselListResponse = z.infer<typeof publicCarouselListResponseSchema>;
