import { z } from "zod";
import type { Verdict } from "../connector.ts";

/** A post or draft as Postiz lists it. */
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

const notificationSchema = z.object({ content: z.string(), createdAt: z.string() });
const notificationsSchema = z.union([
  z.array(notificationSchema),
  z.object({ notifications: z.array(notificationSchema) }).transform((page) => page.notifications),
]);

/** Maximum difference assumed between this server's clock and Postiz's. */
const clockMs = 2 * 60_000;
/** Maximum wait for the notification with the reason of a failure. */
const explainedMs = 5 * 60_000;
const explainWaitMs = 30_000;

const uncertain: Verdict = {
  kind: "undecidable",
  message: "Postiz couldn't confirm the post. Check whether it was published on your profile.",
};

/**
 * Reads notifications for the reason of a post's failure; they name the service, but not the post. If one says that
 * Postiz couldn't confirm a post, the post may have appeared.
 */
export function readReason(
  json: unknown,
  { identifier, armedAtMs, nowMs }: { identifier: string; armedAtMs: number; nowMs: number },
): Verdict {
  const recent = (notificationsSchema.safeParse(json).data ?? [])
    .filter(({ createdAt }) => Date.parse(createdAt) >= armedAtMs - clockMs)
    .map(({ content }) => content);
  const isAbout = (content: string) => content.toLowerCase().includes(identifier.toLowerCase());
  const unconfirmed = recent.some((content) => /confirm/i.test(content) && isAbout(content));
  if (unconfirmed) return uncertain;
  for (const content of recent) {
    const message = findRefusal(content, identifier);
    if (message !== null) return { kind: "refused", code: "postiz-error", message };
  }
  return nowMs - armedAtMs < explainedMs
    ? {
        kind: "pending",
        waitMs: explainWaitMs,
        message: "Postiz reports an error. We're waiting for the reason.",
      }
    : uncertain;
}

/**
 * Returns a message for people if a notification says why a post on the service wasn't published; null for other
 * notifications.
 */
function findRefusal(content: string, identifier: string): string | null {
  const [, service, reason = ""] =
    /^An error occurred while posting on ([\w-]+)(?:: (.*))?$/is.exec(content) ?? [];
  if (service === identifier) {
    return reason.trim() || "The network refused the post. Postiz doesn't say why.";
  }
  const [, named, cause = ""] =
    /^We couldn't post to ([\w-]+) for .*? because (.*)$/is.exec(content) ?? [];
  if (named !== identifier) return null;
  return /reconnect/i.test(cause)
    ? "Postiz has lost access to this account. Reconnect it in Postiz, then try again."
    : "This account is disabled in Postiz. Enable it there, then try again.";
}
