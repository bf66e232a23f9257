import { setTimeout as delay } from "node:timers/promises";
import type { TargetStatus } from "@slideloom/core/contract";
import { isLeaseOver, leaseMs } from "../../tasks/lease.ts";
import { findTarget } from "../target-repository.ts";
import { targetTask } from "../target-task.ts";
import type { Cell, CellEnd, CrashPoint } from "./cells.fixture.ts";
import type { Lane } from "./lane.fixture.ts";
import type { Publisher } from "./start-publisher.fixture.ts";

const lookMs = 15;
/** What has not ended by then is stuck. */
const patienceMs = 60_000;
const openStatuses: readonly TargetStatus[] = [
  ...(["scheduled", "preparing", "ready", "sending", "checking"] as const),
];

/** A process that waits where it is to be killed or stopped; `answer` lets the network do what it was asked by then. */
interface Reached {
  publisher: Publisher;
  answer: () => void;
}

/** Publishes once while all that goes wrong. */
export async function runCell(lane: Lane, { crash, fault }: Cell): Promise<CellEnd> {
  const { network, setting } = lane;
  await lane.startMissing();
  const before = network.countPosts();
  network.plan(fault);
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
  await Promise.all(Array.from(lane.publishers, (publisher) => publisher.rest()));
  // Of a request whose process is gone, too.
  await network.fake.whenIdle();
  const target = await findTarget(lane.queries, id);
  return { posts: network.countPosts() - before, status: target?.status ?? "draft" };
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
  if (!publisher) throw new Error("A call that no process makes.");
  return { publisher, answer };
}

async function kill(lane: Lane, { publisher, answer }: Reached): Promise<void> {
  await publisher.end("SIGKILL");
  lane.publishers.delete(publisher);
  answer();
  if (lane.publishers.size === 0) await lane.startMissing();
}

/** Stops the process until the others have done with the target, for longer than its lease. */
async function stop(lane: Lane, id: string, { publisher, answer }: Reached): Promise<void> {
  publisher.signal("SIGSTOP");
  lane.publishers.delete(publisher);
  answer();
  lane.clock.offsetMs += leaseMs + 1;
  await settle(lane, id);
  publisher.signal("SIGCONT");
  lane.publishers.add(publisher);
  publisher.tell({ kind: "look", offsetMs: lane.clock.offsetMs });
  publisher.tell({ kind: "go on" });
}

/** Lets the target come as far as that. */
async function settleUntil(lane: Lane, id: string, reaching: Promise<Reached>): Promise<Reached> {
  let isReached = false;
  const reached = reaching.finally(() => (isReached = true));
  await settle(lane, id, () => isReached);
  if (!isReached) throw new Error("The target came to its end before that.");
  return reached;
}

/** Has the processes do what is due, and time pass until something is, to the target's end. */
async function settle(lane: Lane, id: string, isEnough = () => false): Promise<void> {
  const untilMs = performance.now() + patienceMs;
  while (!isEnough() && performance.now() < untilMs) {
    const target = await findTarget(lane.queries, id);
    if (!target || !openStatuses.includes(target.status)) return;
    await passTime(lane, id);
    await delay(lookMs);
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
  if (untilMs === null) clock.offsetMs += Math.max(0, runAtMs - nowMs);
  for (const { tell } of publishers) tell({ kind: "look", offsetMs: clock.offsetMs });
}
