import { z } from "zod";
import { type Carousel, postTypes } from "../carousel/carousel.ts";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { sizePresetIds } from "../design/size-preset.ts";

export const carouselStatuses = ["draft", "published"] as const;
export type CarouselStatus = (typeof carouselStatuses)[number];

/** Longest title of a saved carousel and name of a version, in characters. */
export const maxCarouselTitleLength = 200;
/** How many versions of a carousel are kept, the current one among them. */
export const maxCarouselVersions = 50;
/** How long a deleted carousel can be restored. */
export const trashDays = 30;

/** One line of text that people read. */
const lineSchema = (empty: string) =>
  z
    .string(empty)
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(1, empty)
        .max(maxCarouselTitleLength, `It may have up to ${maxCarouselTitleLength} characters`),
    );

const contentFields = {
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

export const carouselSorts = ["updated", "created", "title"] as const;
export const sortDirections = ["asc", "desc"] as const;

/**
 * The query of `GET /api/carousels`. `q` is looked for in titles, without regard to case and accents; `direction` is
 * newest or A first unless given; `bin=true` lists what was deleted.
 */
export const carouselListQuerySchema = z.object({
  status: z.enum(["all", ...carouselStatuses]).default("all"),
  q: z.string().trim().max(maxCarouselTitleLength).default(""),
  sort: z.enum(carouselSorts).default("updated"),
  direction: z.enum(sortDirections).optional(),
  bin: z.stringbool().default(false),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export type CarouselListQuery = z.infer<typeof carouselListQuerySchema>;

const summaryFields = {
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

export const carouselListResponseSchema = z.object({
  carousels: z.array(carouselSummarySchema),
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

/** A version as the history lists it. */
export const carouselVersionSchema = z.object({
  version: z.int().positive(),
  /** Given by its owner. */
  name: z.string().nullable(),
  title: z.string(),
  status: z.enum(carouselStatuses),
  ...summaryFields,
  savedAt: z.iso.datetime(),
});

export type CarouselVersion = z.infer<typeof carouselVersionSchema>;

/** Newest first; the first is the current one. */
export const carouselVersionsResponseSchema = z.object({
  versions: z.array(carouselVersionSchema),
});

export type CarouselVersionsResponse = z.infer<typeof carouselVersionsResponseSchema>;

/** A version with its content. */
export const carouselVersionResponseSchema = carouselVersionSchema.extend({
  draft: carouselSchema,
});

export type CarouselVersionResponse = z.infer<typeof carouselVersionResponseSchema>;

/** The body of `PATCH /api/carousels/:id/versions/:version`; null takes the name away. */
export const versionNameRequestSchema = z.object({
  name: lineSchema("Please enter a name").nullable(),
});

/** The body of `POST /api/carousels/:id/versions/:version/restore`: the current version, as for `PUT`. */
export const restoreVersionRequestSchema = z.object({ version: z.int().positive() });

/** The response of `POST /api/carousels/:id/share`; `url` is a path unless `PUBLIC_URL` is set. */
export const shareResponseSchema = z.object({ token: z.string(), url: z.string() });

export type ShareResponse = z.infer<typeof shareResponseSchema>;

/** The response of `GET /api/shares/:token`: what somebody with the link sees. */
export const sharedCarouselSchema = z.object({
  title: z.string(),
  format: summaryFields.format,
  network: summaryFields.network,
  slides: summaryFields.slides,
  updatedAt: z.iso.datetime(),
  /** The path of a picture of the first slide in its size preset; null where there is none. */
  pictureUrl: z.string().nullable(),
  draft: carouselSchema,
});

export type SharedCarousel = z.infer<typeof sharedCarouselSchema>;

/** A carousel as a file of its own in the ZIP of a bulk export; the uploads that it shows stand in the folder `media`. */
export const carouselFileSchema = z.object({
  slideloom: z.literal("carousel", "It is no carousel of Slideloom"),
  formatVersion: z.literal(1, "It was written by a newer version of Slideloom"),
  /** Importing what is there already makes no second one. */
  id: z.uuid(),
  title: contentFields.title,
  status: contentFields.status,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  draft: carouselSchema,
});

export type CarouselFile = z.infer<typeof carouselFileSchema>;

/**
 * The response of `POST /api/library/import`; `unchanged` are those that were there already, `skipped` says which files
 * were not taken, and why.
 */
export const bulkImportResponseSchema = z.object({
  imported: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  skipped: z.array(z.object({ file: z.string(), message: z.string() })),
});

export type BulkImportResponse = z.infer<typeof bulkImportResponseSchema>;
