import { z } from "zod";

/** A UUID `id` in the path; malformed ids become empty and return 404. */
export const uuidParamsSchema = z.object({ id: z.uuid().catch("") });

/** A documented UUID `id` in a public API path; malformed ids become empty and return 404. */
export function describeIdParams(description: string, example: string) {
  return z.object({
    id: z
      .string()
      .overwrite((id) => (z.uuid().safeParse(id).success ? id : ""))
      .meta({ description, examples: [example] }),
  });
}
