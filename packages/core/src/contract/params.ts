import { z } from "zod";

/** A path's `id` that is a UUID; what is none finds nothing. */
export const uuidParamsSchema = z.object({ id: z.uuid().catch("") });

/** A path's `id` as the public API's document describes it; what is no UUID finds nothing. */
export function describeIdParams(description: string, example: string) {
  return z.object({
    id: z
      .string()
      .overwrite((id) => (z.uuid().safeParse(id).success ? id : ""))
      .meta({ description, examples: [example] }),
  });
}
