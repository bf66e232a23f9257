import { z } from "zod";
import { carouselSchema } from "../carousel/carousel-schema.ts";
import { carouselStatuses } from "./carousel-limits.ts";
import {
  carouselConflictSchema,
  carouselResponseSchema,
  lineSchema,
  summaryFields,
} from "./carousels.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

const carouselVersionSchema = z.object({
  version: z.int().positive(),
  /** Name that the owner gave the version. */
  name: z.string().nullable(),
  title: z.string(),
  status: z.enum(carouselStatuses),
  ...summaryFields,
  savedAt: z.iso.datetime(),
});

export type CarouselVersion = z.infer<typeof carouselVersionSchema>;

/** The versions of a carousel, newest first. The first one is the current version. */
const carouselVersionsResponseSchema = z.object({
  versions: z.array(carouselVersionSchema),
});

export type CarouselVersionsResponse = z.infer<typeof carouselVersionsResponseSchema>;

const carouselVersionResponseSchema = carouselVersionSchema.extend({
  draft: carouselSchema,
});

export type CarouselVersionResponse = z.infer<typeof carouselVersionResponseSchema>;

/** The body of `PATCH /api/carousels/:id/versions/:version`; null removes the name. */
const versionNameRequestSchema = z.object({
  name: lineSchema("Enter a name").nullable(),
});

/**
 * The body of `POST /api/carousels/:id/versions/:version/restore`. `version` must be the current version, else the
 * response is 409.
 */
const restoreVersionRequestSchema = z.object({ version: z.int().positive() });

const maxVersion = 2_147_483_647;

/** A malformed version number becomes 0, which returns 404. */
const versionParamsSchema = uuidParamsSchema.extend({
  version: z.coerce.number().int().positive().max(maxVersion).catch(0),
});

/** Version history of the signed-in user's carousels. */
export const versionEndpoints = {
  listVersions: {
    access: "session",
    owned: "carousel",
    params: uuidParamsSchema,
    responses: { 200: carouselVersionsResponseSchema },
    errors: [404],
  },
  getVersion: {
    access: "session",
    owned: "carousel",
    params: versionParamsSchema,
    responses: { 200: carouselVersionResponseSchema },
    errors: [404],
  },
  nameVersion: {
    access: "session",
    owned: "carousel",
    params: versionParamsSchema,
    body: versionNameRequestSchema,
    rateLimit: "libraryChange",
    responses: { 200: carouselVersionSchema },
    errors: [404, 410],
    example: { body: { name: "Before the holidays" } },
  },
  restoreVersion: {
    access: "session",
    owned: "carousel",
    params: versionParamsSchema,
    body: restoreVersionRequestSchema,
    rateLimit: "libraryChange",
    responses: { 200: carouselResponseSchema, 409: carouselConflictSchema },
    errors: [404, 410],
    example: { body: { version: 1 } },
  },
} as const satisfies EndpointGroup;
