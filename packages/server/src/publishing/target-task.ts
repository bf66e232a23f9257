import { z } from "zod";
import type { TaskKind } from "../tasks/task-kind.ts";

const payload = z.object({ targetId: z.string() });

/** Which target is to be brought a step further. */
export type TargetTask = z.infer<typeof payload>;

/**
 * Publishing on one connection: its key is the target's id, its destination the connection's, so that one post follows the
 * other there. It only wakes: what is to be done, and what must not be done again, says the target's row.
 */
export const targetTask: TaskKind<TargetTask> = {
  name: "publication-target",
  payload,
  concurrency: 32,
  // Services that never answer hold a place for as long as a call may take.
  reserved: 16,
  shares: { account: 4, destination: 1 },
  maxAttempts: 10,
  // As long as a call takes at most: one that is under way is waited for.
  graceMs: 30_000,
};

/** How long before it is due a target is prepared. */
export const earlyMs = 10 * 60_000;
/** How late something may be published without asking. */
export const latestMs = 60 * 60_000;
/** Between allowing the call and making it; a process that was stopped for longer does not make it. */
export const armedForMs = 5_000;
/** Access that ends sooner after a post is due is renewed before the post is prepared. */
export const renewalMarginMs = 10 * 60_000;
/** When a post is looked for again whose call has no known end. */
export const checkWaitsMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000];
/** Servers list a post some seconds after they took it: until then one that is not found may be there. */
export const listedAfterMs = 30_000;
/** From when on a post that is not found was surely not made. */
export const surelyAbsentMs = 15 * 60_000;
/** How long files are kept after a target's end: networks may still fetch them. */
export const filesKeptMs = 48 * 60 * 60_000;
