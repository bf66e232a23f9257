import type { TestApp } from "../app/app.fixture.ts";
import { targetTask } from "./target-task.ts";

type Server = Pick<TestApp, "context">;

/** Does what is due on networks now, and what follows at once. */
export async function doDueTargets({ context: { taskRunner } }: Server): Promise<void> {
  for (;;) {
    const begun = await taskRunner.claimDue(targetTask);
    await taskRunner.whenIdle();
    if (begun === 0) return;
  }
}

/** When something is to be done on networks next; null if nothing is. */
export async function findNextTargetMs({ context }: Server): Promise<number | null> {
  const next = await context.database.queries
    .selectFrom("tasks")
    .select("runAtMs")
    .where("kind", "=", targetTask.name)
    .orderBy("runAtMs")
    .executeTakeFirst();
  return next?.runAtMs ?? null;
}

/** Does what is due moment by moment, on a clock that is set to each, until that moment. */
export async function doTargetsUntil(
  server: Server,
  clock: { nowMs: number },
  endMs: number,
): Promise<void> {
  for (;;) {
    await doDueTargets(server);
    if (clock.nowMs >= endMs) return;
    const nextMs = (await findNextTargetMs(server)) ?? endMs;
    clock.nowMs = Math.min(endMs, Math.max(clock.nowMs + 1, nextMs));
  }
}
