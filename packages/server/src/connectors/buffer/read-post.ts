import { z } from "zod";
import type { SendOutcome, Verdict } from "../connector.ts";

const postSchema = z.object({
  id: z.string(),
  status: z.string(),
  externalLink: z.string().nullish(),
  sentAt: z.string().nullish(),
  error: z.object({ message: z.string() }).nullish(),
  assets: z
    .array(
      z.object({
        source: z.string().nullish(),
        document: z.object({ numPages: z.number() }).nullish(),
      }),
    )
    .default([]),
});
const resultSchema = z.object({ post: postSchema });

export type BufferPost = z.output<typeof postSchema>;

export const readPost = (value: unknown): BufferPost | null =>
  postSchema.safeParse(value).data ?? null;

/** Returns the post of a successful mutation. */
export const readResult = (value: unknown): BufferPost | null =>
  resultSchema.safeParse(value).data?.post ?? null;

/** How long to wait for a sent post's link, which Buffer stores some moments after the status `sent`. */
const linkMs = 3 * 60_000;
const linkWaitMs = 30_000;

const acceptedMessage = "Buffer has the post and is publishing it.";

/** Reads the response of the call that publishes a draft. */
export function readSent(value: unknown, checkpoint: object): SendOutcome {
  const post = readResult(value);
  if (!post) return { kind: "unknown", message: "Buffer's response could not be read." };
  const { id, status, externalLink, error } = post;
  if (status === "sent" && externalLink) {
    return { kind: "published", post: { id, url: externalLink } };
  }
  if (status === "error") return refuse(error?.message);
  if (status === "draft") {
    const message = "Buffer kept the post as a draft and didn't publish it. Publish it in Buffer.";
    return { kind: "rejected", code: "buffer-kept-draft", message };
  }
  return {
    kind: "accepted",
    checkpoint: { ...checkpoint, isAccepted: true },
    message: acceptedMessage,
  };
}

/** Interprets a post's status. `held`: the post needs somebody's approval in Buffer. */
export function readStatus(
  { id, status, externalLink, sentAt, error }: BufferPost,
  { armedAtMs, nowMs }: { armedAtMs: number; nowMs: number },
): Verdict | { kind: "held" } {
  switch (status) {
    case "draft":
      return { kind: "absent" };
    case "sent": {
      const sentAtMs = Date.parse(sentAt ?? "");
      const sinceMs = nowMs - (Number.isNaN(sentAtMs) ? armedAtMs : sentAtMs);
      return externalLink || sinceMs > linkMs
        ? { kind: "published", post: { id, url: externalLink ?? null } }
        : {
            kind: "pending",
            waitMs: linkWaitMs,
            message: "Buffer has published the post and is storing its link.",
          };
    }
    case "error":
      return { ...refuse(error?.message), kind: "refused" };
    case "needs_approval":
      return { kind: "held" };
    default:
      return { kind: "pending", message: acceptedMessage };
  }
}

const refuse = (message: string | undefined) =>
  ({
    kind: "rejected",
    code: "buffer-error",
    message:
      message || "Buffer couldn't publish the post and didn't say why. Open the post in Buffer.",
  }) as const;
