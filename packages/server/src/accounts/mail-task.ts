import { z } from "zod";
import type { TaskKind } from "../tasks/task-kind.ts";

/** `untilMs` is when retries end, in milliseconds since 1970. */
const payload = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("notice"),
    accountId: z.string(),
    /** Recipient's address; by default the account's. */
    to: z.string().optional(),
    subject: z.string(),
    text: z.string(),
    untilMs: z.number(),
  }),
  z.object({
    kind: z.literal("reset"),
    email: z.string(),
    baseUrl: z.string(),
    untilMs: z.number(),
  }),
  z.object({
    kind: z.literal("confirm-email"),
    changeId: z.string(),
    side: z.enum(["old", "new"]),
    baseUrl: z.string(),
    untilMs: z.number(),
  }),
  z.object({
    kind: z.literal("post-due"),
    /** The target of a post that its owner makes. */
    targetId: z.string(),
    untilMs: z.number(),
  }),
]);

export type MailTask = z.infer<typeof payload>;

/** Task that sends a mail. The payload contains no token; the token is created when the mail is sent. */
export const mailTask: TaskKind<MailTask> = {
  name: "mail",
  payload,
  concurrency: 4,
  maxAttempts: 100,
  graceMs: 20_000,
};
