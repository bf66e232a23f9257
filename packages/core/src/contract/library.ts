import { z } from "zod";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { bodyLimits } from "./body-limits.ts";
import { maxTagLength, maxTags } from "./carousel-limits.ts";
import { contentFields } from "./carousels.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { maxSelected } from "./publications.ts";

/** A tag on one line. */
const tagSchema = z
  .string()
  .max(10 * maxTagLength)
  .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1, "Enter a tag")
      .max(maxTagLength, `A tag can have up to ${maxTagLength} characters`),
  );

/** `POST /api/library/tags`: adds tags to carousels and removes others. */
const tagChangeRequestSchema = z.object({
  carousel_ids: z.array(z.uuid()).min(1, "Choose at least one carousel").max(maxSelected),
  add: z.array(tagSchema).max(maxTags).default([]),
  remove: z.array(tagSchema).max(50).default([]),
});

export type TagChangeRequest = z.output<typeof tagChangeRequestSchema>;

const filterSchema = z.array(z.object({ name: z.string(), count: z.int().positive() }));

/** Tags and brands in the library, with the number of carousels. */
const libraryFiltersSchema = z.object({ tags: filterSchema, brands: filterSchema });

export type LibraryFilters = z.infer<typeof libraryFiltersSchema>;

/** A carousel's JSON file in the ZIP of a bulk export; its uploads are in the folder `media`. */
export const carouselFileSchema = z.object({
  slideloom: z.literal("carousel", "The file isn't a Slideloom carousel"),
  formatVersion: z.literal(1, "The file was exported by a newer version of Slideloom"),
  /** Makes imports idempotent: an unchanged carousel isn't imported again. */
  id: z.uuid(),
  title: contentFields.title,
  status: contentFields.status,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  draft: carouselSchema,
  tags: z.array(tagSchema).max(maxTags).optional(),
});

export type CarouselFile = z.infer<typeof carouselFileSchema>;

/**
 * The response of `POST /api/library/import`. `unchanged` counts carousels that are already in the account; `skipped`
 * lists refused files.
 */
const bulkImportResponseSchema = z.object({
  imported: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  skipped: z.array(z.object({ file: z.string(), message: z.string() })),
});

export type BulkImportResponse = z.infer<typeof bulkImportResponseSchema>;

/** Bulk export and bulk import of the signed-in user's carousels. */
export const libraryEndpoints = {
  getLibraryFilters: { access: "session", responses: { 200: libraryFiltersSchema } },
  changeTags: {
    access: "session",
    rateLimit: "libraryChange",
    body: tagChangeRequestSchema,
    responses: { 204: null },
    errors: [404, 422],
    example: {
      body: { carousel_ids: ["3f0f2a36-7d0c-4c7d-9f4e-2f6d5b1a8c11"], add: ["Launch"] },
    },
  },
  exportLibrary: {
    access: "session",
    rateLimit: "libraryFile",
    responses: { 200: { description: "All carousels.", mediaTypes: ["application/zip"] } },
  },
  importLibrary: {
    access: "session",
    body: "file",
    bodyLimit: bodyLimits.library,
    rateLimit: "libraryFile",
    responses: { 200: bulkImportResponseSchema },
    errors: [413, 422],
  },
} as const satisfies EndpointGroup;
