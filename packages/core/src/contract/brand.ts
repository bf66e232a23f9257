import { z } from "zod";
import { brandSchema } from "../carousel/brand-schema.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { defaultBrand } from "../design/index.ts";
import { uuidParamsSchema } from "./params.ts";

/** The response of `GET` and `PUT /api/brand`: null and version 0 before the first save. Each save increments `version`. */
const brandResponseSchema = z.object({
  brand: brandSchema.nullable(),
  version: z.int().nonnegative(),
});

export type BrandResponse = z.infer<typeof brandResponseSchema>;

/** The body of `PUT /api/brand`. `version` must be the stored one, else the response is 409 (optimistic locking). */
const brandRequestSchema = z.object({ brand: brandSchema, version: z.int().nonnegative() });

export type BrandRequest = z.infer<typeof brandRequestSchema>;

/** Maximum number of an account's brand kits. */
export const maxBrandKits = 20;

const kitTitleSchema = z
  .string()
  .trim()
  .min(1, "Name the brand kit")
  .max(60, "The name of a brand kit can have up to 60 characters");

const kitFields = {
  id: z.string(),
  /** Empty for a first kit that was never named. */
  title: z.string(),
  version: z.int().positive(),
  /** Whether it is the account's first kit, which new carousels start with and `GET /api/brand` returns. */
  isFirst: z.boolean(),
};

/** A brand kit: its brand has no `kit`. */
const brandKitSchema = z.object({ ...kitFields, brand: brandSchema });

export type BrandKit = z.infer<typeof brandKitSchema>;

/** A kit without its images, for lists. */
const brandKitSummarySchema = z.object({ ...kitFields, name: z.string() });

export type BrandKitSummary = z.infer<typeof brandKitSummarySchema>;

const newBrandKitSchema = z.object({ title: kitTitleSchema, brand: brandSchema });

export type NewBrandKit = z.infer<typeof newBrandKitSchema>;

/** `version` must be the stored one, else the response is 409 (optimistic locking). */
const brandKitRequestSchema = newBrandKitSchema.extend({ version: z.int().positive() });

export type BrandKitRequest = z.infer<typeof brandKitRequestSchema>;

const kitExample = { title: "Bakery", brand: defaultBrand };

export const brandEndpoints = {
  getBrand: { access: "session", responses: { 200: brandResponseSchema } },
  saveBrand: {
    access: "session",
    body: brandRequestSchema,
    responses: { 200: brandResponseSchema },
    errors: [409],
    example: { body: { brand: defaultBrand, version: 0 } },
  },
  listBrandKits: {
    access: "session",
    responses: { 200: z.object({ kits: z.array(brandKitSummarySchema) }) },
  },
  createBrandKit: {
    access: "session",
    body: newBrandKitSchema,
    rateLimit: "libraryChange",
    responses: { 201: brandKitSchema },
    errors: [422],
    example: { body: kitExample },
  },
  getBrandKit: {
    access: "session",
    owned: "brandKit",
    params: uuidParamsSchema,
    responses: { 200: brandKitSchema },
    errors: [404],
  },
  saveBrandKit: {
    access: "session",
    owned: "brandKit",
    params: uuidParamsSchema,
    body: brandKitRequestSchema,
    rateLimit: "libraryChange",
    responses: { 200: brandKitSchema },
    errors: [404, 409],
    example: { body: { ...kitExample, version: 1 } },
  },
  /** Carousels keep their copy of the kit. */
  deleteBrandKit: {
    access: "session",
    owned: "brandKit",
    params: uuidParamsSchema,
    responses: { 204: null },
    errors: [404, 409],
  },
} as const satisfies EndpointGroup;
