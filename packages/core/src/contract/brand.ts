import { z } from "zod";
import { brandSchema } from "../carousel/brand-schema.ts";

/** The answer of `GET` and `PUT /api/brand`: null and 0 before the first. `version` grows with each change. */
export const brandResponseSchema = z.object({
  brand: brandSchema.nullable(),
  version: z.int().nonnegative(),
});

export type BrandResponse = z.infer<typeof brandResponseSchema>;

/** The body of `PUT /api/brand`; `version` is that of the brand it replaces, else the answer is 409. */
export const brandFormSchema = z.object({ brand: brandSchema, version: z.int().nonnegative() });

export type BrandForm = z.infer<typeof brandFormSchema>;
