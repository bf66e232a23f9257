import { z } from "zod";
import { type Carousel, postTypes } from "../carousel/carousel.ts";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { sizePresetIds } from "../design/size-preset.ts";
import {
  type CarouselStatus,
  carouselStatuses,
  maxCarouselTitleLength,
} from "./carousel-limits.ts";

/** One line of text that people read. */
export const lineSchema = (empty: string) =>
  z
    .string(empty)
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(1, empty)
        .max(maxCarouselTitleLength, `It may have up to ${maxCarouselTitleLength} characters`),
    );

/** The fields of what people change of a saved carousel. */
export const contentFields = {
  title: lineSchema("Please enter a title"),
  status: z.enum(carouselStatuses),
  draft: carouselSchema,
};

/** What people change of a saved carousel. */
export interface CarouselContent {
  title: string;
  status: CarouselStatus;
  draft: Carousel;
}

/**
 * The body of `POST /api/carousels`. `id` may be chosen by the client, a random UUID, so that a request whose response was
 * lost can be sent again and makes no second carousel.
 */
export const newCarouselRequestSchema = z.object({ id: z.uuidv4().optional(), ...contentFields });

export type NewCarouselRequest = z.infer<typeof newCarouselRequestSchema>;

/**
 * The body of `PUT /api/carousels/:id`. `version` is the one that was edited: where another was saved since, the response
 * is 409 with that one. Automatic saves that follow each other closely count as one version in the history.
 */
export const carouselRequestSchema = z.object({
  version: z.int().positive(),
  isAutosave: z.boolean().default(false),
  ...contentFields,
});

export type CarouselRequest = z.input<typeof carouselRequestSchema>;

/** The body of `PATCH /api/carousels/:id`: another title or status, the rest as it is. */
export const carouselChangeRequestSchema = z.object({
  version: z.int().positive(),
  title: contentFields.title.optional(),
  status: contentFields.status.optional(),
});

export type CarouselChangeRequest = z.infer<typeof carouselChangeRequestSchema>;

/**
 * What lists can be narrowed to: `published` has been published somewhere or is marked so, `scheduled` is still to be
 * published somewhere, `draft` is neither.
 */
export const carouselListStatuses = ["all", "published", "scheduled", "draft"] as const;

export const carouselSorts = ["updated", "created", "title"] as const;
const sortDirections = ["asc", "desc"] as const;

/**
 * The query of `GET /api/carousels`. `q` is looked for in titles, without regard to case and accents; `direction` is
 * newest or A first unless given; `bin=true` lists what was deleted.
 */
export const carouselListQuerySchema = z.object({
  status: z.enum(carouselListStatuses).default("all"),
  q: z.string().trim().max(maxCarouselTitleLength).default(""),
  sort: z.enum(carouselSorts).default("updated"),
  direction: z.enum(sortDirections).optional(),
  bin: z.stringbool().default(false),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export type CarouselListQuery = z.infer<typeof carouselListQuerySchema>;

/** The fields that lists and versions have of what is in a carousel. */
export const summaryFields = {
  format: z.enum(postTypes),
  /** The picture size. */
  network: z.enum(sizePresetIds),
  /** How many; 0 where the text is no valid post. */
  slides: z.int().nonnegative(),
  /** The address of a thumbnail of the first slide; null where there is none to draw. */
  thumbnailUrl: z.string().nullable(),
};

/** A carousel as lists show it. */
export const carouselSummarySchema = z.object({
  id: z.string(),
  /** From 1, one more with each change. */
  version: z.int().positive(),
  title: z.string(),
  status: z.enum(carouselStatuses),
  ...summaryFields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it was put into the trash. */
  deletedAt: z.iso.datetime().nullable(),
});

export type CarouselSummary = z.infer<typeof carouselSummarySchema>;

/** A carousel of a list, with what of it is published. */
const listedCarouselSchema = carouselSummarySchema.extend({
  /** Whether it has been published somewhere. */
  isPublished: z.boolean(),
  /** When it is published next; null where nothing is scheduled. */
  dueAt: z.iso.datetime().nullable(),
});

export type ListedCarousel = z.infer<typeof listedCarouselSchema>;

export const carouselListResponseSchema = z.object({
  carousels: z.array(listedCarouselSchema),
  /** Asks for the page after this one; null at the end. */
  nextCursor: z.string().nullable(),
});

export type CarouselListResponse = z.infer<typeof carouselListResponseSchema>;

/** A whole carousel. */
export const carouselResponseSchema = carouselSummarySchema.extend({
  draft: carouselSchema,
  /** The address of its read-only page, a path unless `PUBLIC_URL` is set; null where it is not shared. */
  shareUrl: z.string().nullable(),
});

export type CarouselResponse = z.infer<typeof carouselResponseSchema>;

/** The response 409: somebody saved first, and what they saved. */
export const carouselConflictSchema = z.object({
  message: z.string(),
  current: carouselResponseSchema,
});

export type CarouselConflict = z.infer<typeof carouselConflictSchema>;

/** `?permanently=true` on `DELETE /api/carousels/:id` removes what is in the trash permanently. */
export const deleteCarouselQuerySchema = z.object({ permanently: z.stringbool().default(false) });
