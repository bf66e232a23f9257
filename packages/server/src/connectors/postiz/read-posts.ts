import { z } from "zod";
import type { Verdict } from "../connector.ts";

const postSchema = z.object({
  id: z.string(),
  state: z.string(),
  content: z.string().nullish(),
  group: z.string().nullish(),
  publishDate: z.string().nullish(),
  releaseURL: z.string().nullish(),
  releaseId: z.string().nullish(),
  integration: z.object({ id: z.string() }).nullish(),
});
const postsSchema = z.object({ posts: z.array(postSchema) });

export type PostizPost = z.output<typeof postSchema>;

/** Returns the posts of a list; null if it can't be read. */
export const readPosts = (json: unknown): PostizPost[] | null =>
  postsSchema.safeParse(json).data?.posts ?? null;

export const acceptedMessage = "Postiz has the post and is publishing it.";

/** Returns `failed` if Postiz reports an error. The reason is then in Postiz's notifications. */
export function readState({
  id,
  state,
  releaseURL,
  releaseId,
}: PostizPost): Verdict | { kind: "failed" } {
  switch (state) {
    case "DRAFT":
      return { kind: "absent" };
    case "PUBLISHED": {
      // A thread has several URLs, separated by commas.
      const [url = ""] = releaseURL?.split(",") ?? [];
      const isFound = releaseId !== "missing" && url !== "";
      return { kind: "published", post: { id, url: isFound ? url : null } };
    }
    case "ERROR":
      return { kind: "failed" };
    default:
      return { kind: "pending", message: acceptedMessage };
  }
}
