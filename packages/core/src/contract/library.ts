import { z } from "zod";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { bodyLimits } from "./body-limits.ts";
import { contentFields } from "./carousels.ts";
import type { EndpointGroup } from "./endpoint.ts";

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

/** All carousels of who is signed in as one file, and back. */
export const libraryEndpoints = {
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
