import { z } from "zod";
import { brandSchema } from "../carousel/brand-schema.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { defaultBrand } from "../design/index.ts";

/** The response of `GET` and `PUT /api/brand`: null and version 0 before the first save. Each save increments `version`. */
const brandResponseSchema = z.object({
  brand: brandSchema.nullable(),
  version: z.int().nonnegative(),
});

export type BrandResponse = z.infer<typeof brandResponseSchema>;

/** The body of `PUT /api/brand`. `version` must be the stored one, else the response is 409 (optimistic locking). */
const brandRequestSchema = z.object({ brand: brandSchema, version: z.int().nonnegative() });

export type BrandRequest = z.infer<typeof brandRequestSchema>;

export const brandEndpoints = {
  getBrand: { access: "session", responses: { 200: brandResponseSchema } },
  saveBrand: {
    access: "session",
    body: brandRequestSchema,
    responses: { 200: brandResponseSchema },
    errors: [409],
    example: { body: { brand: defaultBrand, version: 0 } },
  },
} as const satisfies EndpointGroup;
