import { z } from "zod";
import type { TaskKind } from "../tasks/task-kind.ts";

const payload = z.object({ targetId: z.string() });

/** Identifies the target to process. */
export type TargetTask = z.infer<typeof payload>;

/**
 * The key is the target's id. The destination is the connection's id, so a connection's posts are sent one at a time.
 */
export const targetTask: TaskKind<TargetTask> = {
  name: "publication-target",
  payload,
  concurrency: 32,
  // Slots reserved for accounts without a running task, because a service that never responds holds a slot for the
  // whole call timeout.
  reserved: 16,
  shares: { account: 4, destination: 1 },
  maxAttempts: 10,
  // On shutdown, a running task has this long to finish, because a network call takes at most this long.
  graceMs: 30_000,
};

/** How long before the due time a target is prepared. */
export const earlyMs = 10 * 60_000;
/** Maximum delay of a post after its due time. After that, a person decides whether to publish the post. */
export const latestMs = 60 * 60_000;
/**
 * Maximum time between setting a target to `sending` and calling the network. A process that was suspended for longer
 * makes no call.
 */
export const armedForMs = 5_000;
/** Access that expires within this time after the due time is renewed before preparation. */
export const renewalMarginMs = 10 * 60_000;
/** Delays between checks for a post whose call has an unknown outcome. */
export const checkWaitsMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000];
/** Delay of the first check for a post that the network has accepted. Bridges publish accepted posts within seconds. */
export const firstCheckMs = 5_000;
/**
 * Networks list a post some seconds after they accept it. Before this time has passed, an unlisted post may still
 * exist.
 */
export const listedAfterMs = 30_000;
/** After this time, a call with an unknown outcome is over, so the draft that it should have published may be deleted. */
export const surelyAbsentMs = 15 * 60_000;
/** Retention of files after a target's end, because networks may still fetch them. */
export const filesKeptMs = 48 * 60 * 60_000;
