import { setTimeout as delay } from "node:timers/promises";
import type { TargetStatus } from "@slideloom/core/contract/publications";
import { testMs } from "../../../../../scripts/test-patience.mjs";
import { isLeaseOver, leaseMs } from "../../tasks/lease.ts";
import { findTarget } from "../target/target-repository.ts";
import { targetTask } from "../target/task-kind.ts";
import type { Cell, CellEnd, CrashPoint } from "./cell.fixture.ts";
import type { Lane } from "./lane.fixture.ts";
import type { Publisher } from "./start-publisher.fixture.ts";

const pollMs = 15;
/** Statuses that change without the person. */
const movingStatuses: readonly TargetStatus[] = [
  ...(["scheduled", "preparing", "ready", "sending", "checking"] as const),
];

/** A process that waits at the crash point; `answer` lets the network process the pending request. */
interface Reached {
  publisher: Publisher;
  answer: () => void;
}

/** Publishes once with the cell's fault and crash, and returns the result. */
export async function runCell(lane: Lane, { crash, fault }: Cell): Promise<CellEnd> {
  const { network, setting } = lane;
  await lane.startMissing();
  const before = network.countPosts();
  lane.plan(fault);
  const reaching = crash === "none" ? null : waitFor(lane, crash);
  const id = await lane.publish();
  if (reaching) {
    const reached = await settleUntil(lane, id, reaching);
    for (const other of lane.publishers) {
      if (other !== reached.publisher) other.tell({ kind: "stop at", point: null });
    }
    await (setting.signal === "SIGKILL" ? kill(lane, reached) : stop(lane, id, reached));
  }
  await settle(lane, id);
  await rest(lane);
  // A resumed process may have written what it knows after the target had ended, so that it is checked again.
  await settle(lane, id);
  await rest(lane);
  // Also waits for requests of killed processes.
  await network.fake.whenIdle();
  const target = await findTarget(lane.queries, id);
  return { posts: network.countPosts() - before, status: target?.status ?? "draft" };
}

async function rest({ publishers }: Lane): Promise<void> {
  await Promise.all(Array.from(publishers, (publisher) => publisher.rest()));
}

async function waitFor(
  { network, publishers, queries }: Lane,
  crash: Exclude<CrashPoint, "none">,
): Promise<Reached> {
  if (crash !== "during the call") {
    return Promise.race(
      Array.from(publishers, async (publisher) => {
        await publisher.stopAt(crash);
        return { publisher, answer: () => undefined };
      }),
    );
  }
  const { answer } = await network.fake.whenAsked(network.finalCall);
  const { owner } = await queries
    .selectFrom("tasks")
    .select("owner")
    .where("kind", "=", targetTask.name)
    .where("leasedUntilMs", "is not", null)
    .executeTakeFirstOrThrow();
  const publisher = [...publishers].find(({ pid }) => owner?.split(" ")[1] === `${pid}`);
  if (!publisher) throw new Error("No process made this call.");
  return { publisher, answer };
}

async function kill(lane: Lane, { publisher, answer }: Reached): Promise<void> {
  await publisher.end("SIGKILL");
  lane.publishers.delete(publisher);
  await answerNow(lane, answer);
  if (lane.publishers.size === 0) await lane.startMissing();
}

/**
 * Suspends the process until its lease has expired and other processes have finished the target. Then resumes the
 * process.
 */
async function stop(lane: Lane, id: string, { publisher, answer }: Reached): Promise<void> {
  publisher.signal("SIGSTOP");
  lane.publishers.delete(publisher);
  await answerNow(lane, answer);
  lane.clock.nowMs += leaseMs + 1;
  await settle(lane, id);
  publisher.signal("SIGCONT");
  lane.publishers.add(publisher);
  publisher.tell({ kind: "look", nowMs: lane.clock.nowMs });
  publisher.tell({ kind: "go on" });
}

/**
 * Waits until the network has processed the pending request. If the clocks advanced earlier, requests of other
 * processes could be processed first.
 */
async function answerNow({ network }: Lane, answer: () => void): Promise<void> {
  answer();
  await network.fake.whenIdle();
}

/** Advances time until the crash point is reached. */
async function settleUntil(lane: Lane, id: string, reaching: Promise<Reached>): Promise<Reached> {
  let isReached = false;
  const reached = reaching.finally(() => (isReached = true));
  await settle(lane, id, () => isReached);
  if (!isReached) {
    const { status, message } = (await findTarget(lane.queries, id)) ?? {};
    throw new Error(`The crash point isn't reached. The target is ${status}: ${message}`);
  }
  return reached;
}

/** Runs due tasks and advances time until the target ends or `isEnough` returns true. */
async function settle(lane: Lane, id: string, isEnough = () => false): Promise<void> {
  const untilMs = performance.now() + testMs;
  while (!isEnough() && performance.now() < untilMs) {
    const target = await findTarget(lane.queries, id);
    if (!target || !movingStatuses.includes(target.status)) return;
    await passTime(lane, id);
    await delay(pollMs);
  }
}

async function passTime({ clock, now, publishers, queries }: Lane, id: string): Promise<void> {
  const task = await queries
    .selectFrom("tasks")
    .select(["runAtMs", "leasedUntilMs", "owner"])
    .where("kind", "=", targetTask.name)
    .where("key", "=", id)
    .executeTakeFirst();
  const nowMs = now().getTime();
  if (!task) return;
  const { runAtMs, leasedUntilMs: untilMs, owner } = task;
  if (untilMs !== null && !isLeaseOver({ owner: owner ?? "", untilMs }, nowMs)) return;
  if (untilMs === null) clock.nowMs = Math.max(nowMs, runAtMs);
  for (const { tell } of publishers) tell({ kind: "look", nowMs: clock.nowMs });
}
