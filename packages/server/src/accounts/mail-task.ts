import { z } from "zod";
import type { TaskKind } from "../tasks/task-kind.ts";

/** `untilMs`: from when on a mail that could not be sent is not tried again. */
const payload = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("notice"),
    accountId: z.string(),
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
]);

export type MailTask = z.infer<typeof payload>;

/** Sending a mail. No usable link is in the database: that of a reset is made when its mail is sent. */
export const mailTask: TaskKind<MailTask> = {
  name: "mail",
  payload,
  concurrency: 4,
  maxAttempts: 100,
  graceMs: 20_000,
};
