import { z } from "zod";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { bodyLimits } from "./body-limits.ts";
import { contentFields } from "./carousels.ts";
import type { EndpointGroup } from "./endpoint.ts";

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
});

export type CarouselFile = z.infer<typeof carouselFileSchema>;

/**
 * The response of `POST /api/library/import`. `unchanged` counts carousels that are already in the account; `skipped`
 * lists refused files.
 */
export const bulkImportResponseSchema = z.object({
  imported: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  skipped: z.array(z.object({ file: z.string(), message: z.string() })),
});

export type BulkImportResponse = z.infer<typeof bulkImportResponseSchema>;

/** Bulk export and bulk import of the signed-in user's carousels. */
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
