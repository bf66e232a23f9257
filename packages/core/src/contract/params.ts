import { z } from "zod";

/** A path parameter of any format. Longer ones can't exist, and return 400. */
export const pathTextSchema = z.string().max(500);

/** A UUID `id` in the path; malformed ids become empty and return 404. */
export const uuidParamsSchema = z.object({ id: z.uuid().catch("") });

/** A switch in the query, such as `true` or `0`. */
export const switchSchema = z.string().max(10).pipe(z.stringbool());

/** A documented UUID `id` in a public API path; malformed ids become empty and return 404. */
export function describeIdParams(description: string, example: string) {
  return z.object({
    id: z
      .string()
      .overwrite((id) => (z.uuid().safeParse(id).success ? id : ""))
      .max(36)
      .meta({ description, examples: [example] }),
  });
}
