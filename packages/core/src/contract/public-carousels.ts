import { z } from "zod";
import { carouselListQuerySchema, carouselSummarySchema } from "./carousels.ts";

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

/** The answer of `GET /api/v1/carousels`. */
export const publicCarouselListResponseSchema = z.object({
  carousels: z.array(carouselSummarySchema.omit({ thumbnailUrl: true, deletedAt: true })),
  nextCursor: z.string().nullable().meta({ description: "Of the next page; null at the end." }),
});

/** The answer of `GET /api/v1/carousels`. */
export type PublicCarouselListResponse = z.infer<typeof publicCarouselListResponseSchema>;
