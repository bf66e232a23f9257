import { z } from "zod";

/** A path's `id`, as the document describes it; what is no id finds nothing. */
export function describeIdParams(description: string, example: string) {
  return z.object({
    id: z
      .string()
      .overwrite((id) => (z.uuid().safeParse(id).success ? id : ""))
      .meta({ description, examples: [example] }),
  });
}
