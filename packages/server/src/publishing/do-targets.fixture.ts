import type { TestApp } from "../app/app.fixture.ts";
import { targetTask } from "./target/task-kind.ts";

type Server = Pick<TestApp, "context">;

/** Runs all due publishing tasks, including new tasks that are due at once. */
export async function doDueTargets({ context: { taskRunner } }: Server): Promise<void> {
  for (;;) {
    const begun = await taskRunner.claimDue(targetTask);
    await taskRunner.whenIdle();
    if (begun === 0) return;
  }
}

/** Returns when the next publishing task is due; null if there is none. */
export async function findNextTargetMs({ context }: Server): Promise<number | null> {
  const next = await context.database.queries
    .selectFrom("tasks")
    .select("runAtMs")
    .where("kind", "=", targetTask.name)
    .orderBy("runAtMs")
    .executeTakeFirst();
  return next?.runAtMs ?? null;
}

/** Runs publishing tasks until `endMs`, setting the clock to each due time. */
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
