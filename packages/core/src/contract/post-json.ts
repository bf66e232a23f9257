import { z } from "zod";
import { postLimits } from "../document/limits.ts";
import { parsePost } from "../document/parse-post.ts";

/** The JSON text of a post in the editor, parsed. */
export const postJsonSchema = z
  .string("'content' must be the JSON text of a post.")
  .max(postLimits.textBytes, "'content' can have up to 1 MiB.")
  .transform((text, context) => {
    const result = parsePost(text);
    if (result.ok) return result.post;
    context.addIssue(`'content' is not a valid post: ${result.error.message}`);
    return z.NEVER;
  });
