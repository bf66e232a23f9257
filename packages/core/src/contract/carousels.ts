import { z } from "zod";
import { type Carousel, postTypes } from "../carousel/carousel.ts";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { sizePresetIds } from "../design/size-preset.ts";
import {
  type CarouselStatus,
  carouselStatuses,
  maxCarouselTitleLength,
  maxTagLength,
} from "./carousel-limits.ts";
import { switchSchema } from "./params.ts";

const tooLong = `Use at most ${maxCarouselTitleLength} characters`;
/** Maximum length of a line before its white space collapses. */
const maxTypedLength = 10 * maxCarouselTitleLength;

/** A single line of text: control characters and white space collapse to spaces. */
export const lineSchema = (empty: string) =>
  z
    .string(empty)
    .max(maxTypedLength, tooLong)
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(z.string().min(1, empty).max(maxCarouselTitleLength, tooLong));

export const contentFields = {
  title: lineSchema("Enter a title"),
  status: z.enum(carouselStatuses),
  draft: carouselSchema,
};

export interface CarouselContent {
  title: string;
  status: CarouselStatus;
  draft: Carousel;
}

/** The body of `POST /api/carousels`. A client may choose `id`, which makes a repeated request idempotent. */
export const newCarouselRequestSchema = z.object({ id: z.uuidv4().optional(), ...contentFields });

export type NewCarouselRequest = z.infer<typeof newCarouselRequestSchema>;

/**
 * The body of `PUT /api/carousels/:id`. If `version` isn't the current version, the response is 409 with the current
 * carousel.
 */
export const carouselRequestSchema = z.object({
  version: z.int().positive(),
  /** Consecutive autosaves become one version in the history. */
  isAutosave: z.boolean().default(false),
  ...contentFields,
});

export type CarouselRequest = z.input<typeof carouselRequestSchema>;

/** The body of `PATCH /api/carousels/:id`; absent fields are unchanged. */
export const carouselChangeRequestSchema = z.object({
  version: z.int().positive(),
  title: contentFields.title.optional(),
  status: contentFields.status.optional(),
});

export type CarouselChangeRequest = z.infer<typeof carouselChangeRequestSchema>;

/**
 * Filters of carousel lists. `published` means published on a network, or marked as published by hand. `draft` means
 * neither published nor scheduled.
 */
export const carouselListStatuses = ["all", "published", "scheduled", "draft"] as const;

export const carouselSorts = ["updated", "created", "title"] as const;
const sortDirections = ["asc", "desc"] as const;

/**
 * The query of `GET /api/carousels`. `q` searches titles, slides and captions for all its words, and `bin=true` lists
 * the trash.
 */
export const carouselListQuerySchema = z.object({
  status: z.enum(carouselListStatuses).default("all"),
  q: z.string().trim().max(maxCarouselTitleLength).default(""),
  sort: z.enum(carouselSorts).default("updated"),
  /** Defaults to newest first, or to A first for titles. */
  direction: z.enum(sortDirections).optional(),
  bin: switchSchema.default(false),
  /** Only carousels with this tag, ignoring case and accents. */
  tag: z.string().trim().max(maxTagLength).optional(),
  /** Only carousels whose brand has this name. */
  brand: z.string().trim().max(200).optional(),
  /** Only carousels that are published or scheduled on this connected account. */
  connection: z.string().max(100).optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export type CarouselListQuery = z.infer<typeof carouselListQuerySchema>;

/** Fields about a carousel's content, in lists and versions. */
export const summaryFields = {
  format: z.enum(postTypes),
  /** The size preset. */
  network: z.enum(sizePresetIds),
  /** Number of slides; 0 if the carousel's JSON text isn't a valid post. */
  slides: z.int().nonnegative(),
  /** URL of the first slide's thumbnail; null if there is no slide. */
  thumbnailUrl: z.string().nullable(),
};

export const carouselSummarySchema = z.object({
  id: z.string(),
  /** Starts at 1 and increments with each change. */
  version: z.int().positive(),
  title: z.string(),
  status: z.enum(carouselStatuses),
  ...summaryFields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the carousel was moved to the trash; null if it isn't there. */
  deletedAt: z.iso.datetime().nullable(),
});

export type CarouselSummary = z.infer<typeof carouselSummarySchema>;

/** A carousel in a list, with its publication state. */
const listedCarouselSchema = carouselSummarySchema.extend({
  /** Whether the carousel is published on at least one network. */
  isPublished: z.boolean(),
  /** Time of the next scheduled publication, or null. */
  dueAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
});

export type ListedCarousel = z.infer<typeof listedCarouselSchema>;

export const carouselListResponseSchema = z.object({
  carousels: z.array(listedCarouselSchema),
  /** Cursor of the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});

export type CarouselListResponse = z.infer<typeof carouselListResponseSchema>;

export const carouselResponseSchema = carouselSummarySchema.extend({
  draft: carouselSchema,
  /**
   * URL of the read-only page; null if the carousel isn't shared. If `PUBLIC_URL` isn't set, the URL is only a path.
   */
  shareUrl: z.string().nullable(),
  /** After a save: messages about images that were not saved. */
  warnings: z.array(z.string()).optional(),
});

export type CarouselResponse = z.infer<typeof carouselResponseSchema>;

/** The 409 response of a version conflict, with the current carousel. */
export const carouselConflictSchema = z.object({
  message: z.string(),
  current: carouselResponseSchema,
});

export type CarouselConflict = z.infer<typeof carouselConflictSchema>;

/** The query of `DELETE /api/carousels/:id`; `permanently=true` deletes a carousel in the trash for good. */
export const deleteCarouselQuerySchema = z.object({ permanently: switchSchema.default(false) });
