import { randomUUID } from "node:crypto";
import type { TargetStatus } from "@slideloom/core/contract";
import type { NetworkId } from "@slideloom/core/publishing";
import { StepFailure, type Connector, type SendOutcome } from "../connectors/connector.ts";
import { isUsable } from "../connections/publishing-connection.ts";
import type { Database } from "../db/database.ts";
import type { PublicationTargetRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskHandler, TaskRun } from "../tasks/task-kind.ts";
import {
  awaitingResult,
  TargetEndings,
  type TargetEnd,
  type TargetEndingsSettings,
} from "./target-endings.ts";
import { TargetRunBuilder, type TargetRunBuilderSettings } from "./target-run-builder.ts";
import {
  beginTarget,
  changeSentTarget,
  changeTarget,
  findHeldTarget,
} from "./target-repository.ts";
import {
  armedForMs,
  checkWaitsMs,
  listedAfterMs,
  earlyMs,
  latestMs,
  preparationWaitsMs,
  surelyAbsentMs,
  type TargetTask,
} from "./target-task.ts";

/** What follows a step: the next one at once, one at that moment, or nothing any more. */
type Next = "go" | "ended" | { untilMs: number };

/** A target that its task has. */
type HeldTarget = PublicationTargetRow & { connectionId: string };

export interface TargetRunnerSettings extends TargetEndingsSettings, TargetRunBuilderSettings {
  database: Database;
  now: () => Date;
  findConnector: (network: NetworkId) => Connector;
  connections: TargetRunBuilderSettings["connections"] & {
    /** Makes the tokens anew unless another one did since that version. */
    refresh(connectionId: string, tokenVersion: number): Promise<"refreshed" | "reconnect">;
  };
}

/**
 * Brings targets from scheduled to published, at most once each. The call that makes a post is allowed by a committed
 * change (`ready` to `sending`) and made once; whoever finds a target at `sending` only looks what came of it.
 */
export class TargetRunner implements TaskHandler<TargetTask> {
  readonly #settings: TargetRunnerSettings;
  readonly #endings: TargetEndings;
  readonly #runs: TargetRunBuilder;

  constructor(settings: TargetRunnerSettings) {
    this.#settings = settings;
    this.#endings = new TargetEndings(settings);
    this.#runs = new TargetRunBuilder(settings);
  }

  async run(task: TaskRun<TargetTask>): Promise<void> {
    const { database } = this.#settings;
    const held = { id: task.payload.targetId, token: task.token };
    let target = await beginTarget(database.queries, held);
    while (target) {
      task.signal.throwIfAborted();
      const next = await this.#advance(target, task);
      if (next === "ended") return;
      if (next !== "go") return this.#sleep(task, next.untilMs);
      target = await findHeldTarget(database.queries, held);
    }
  }

  async onDeath(queries: Queries, { targetId }: TargetTask): Promise<void> {
    await this.#endings.abandon(queries, targetId);
  }

  async #sleep(task: TaskRun<TargetTask>, runAtMs: number): Promise<void> {
    await this.#settings.database.transaction(null, (queries) =>
      task.settle(queries, { kind: "again", runAtMs, error: null, attempts: 0 }),
    );
  }

  async #advance(target: PublicationTargetRow, task: TaskRun<TargetTask>): Promise<Next> {
    const steps: Partial<
      Record<TargetStatus, (target: HeldTarget, task: TaskRun<TargetTask>) => Promise<Next>>
    > = {
      scheduled: (held) => this.#schedule(held),
      preparing: (held) => this.#prepare(held, task),
      ready: (held) => this.#send(held, task),
      sending: (held) => this.#doubt(held),
      checking: (held) => this.#check(held, task),
    };
    const step = steps[target.status];
    if (!step) return "ended";
    const { connectionId } = target;
    if (connectionId === null) return this.#endWithoutConnection(target);
    return step({ ...target, connectionId }, task);
  }

  /** Of a call that may have been made nobody knows the end, and nobody can look any more. */
  async #endWithoutConnection(target: PublicationTargetRow): Promise<Next> {
    const isSent = target.status === "sending" || target.status === "checking";
    return this.#end(target, isSent ? unconfirmed : connectionRemoved);
  }

  /** Waits until it is time to prepare, and sees that it may be published at all. */
  async #schedule(target: HeldTarget): Promise<Next> {
    const dueAtMs = target.dueAtMs ?? 0;
    if (this.#nowMs > dueAtMs + latestMs) return this.#end(target, missed);
    if (this.#nowMs < dueAtMs - earlyMs) return { untilMs: dueAtMs - earlyMs };
    const connection = await this.#settings.connections.open(target.connectionId);
    if (!connection || !isUsable(connection.state)) return this.#end(target, needsReconnect);
    return this.#change(target, { status: "preparing" });
  }

  /** Draws its files and brings them to the network, a step at a time; each may be done twice. */
  async #prepare(target: HeldTarget, task: TaskRun<TargetTask>): Promise<Next> {
    const connector = this.#settings.findConnector(target.network);
    const dueAtMs = target.dueAtMs ?? 0;
    try {
      if (target.files === "[]") {
        const files = await this.#runs.draw(target, connector, task.signal);
        return await this.#change(target, { files: JSON.stringify(files) });
      }
      if (!connector.isPreparedEarly && this.#nowMs < dueAtMs) return { untilMs: dueAtMs };
      const run = await this.#runs.build(target, task.signal);
      const step = await connector.prepare(run);
      const checkpoint = JSON.stringify(step.checkpoint);
      if (step.kind === "ready") return await this.#change(target, { checkpoint, status: "ready" });
      const next = await this.#change(target, { checkpoint });
      return next === "go" && step.kind === "wait"
        ? await this.#waitWithin(
            target,
            step.waitMs,
            "The network was not done with the files in time.",
          )
        : next;
    } catch (error) {
      if (error instanceof StepFailure) return this.#endOrWait(target, error.outcome);
      // A fault of our own: whoever waits for it is told that it is tried again.
      await this.#change(target, { message: faultMessage });
      throw error;
    }
  }

  /** Allows the one call by a committed change, and makes it. */
  async #send(target: HeldTarget, task: TaskRun<TargetTask>): Promise<Next> {
    const { database, findConnector } = this.#settings;
    const dueAtMs = target.dueAtMs ?? 0;
    if (this.#nowMs < dueAtMs) return { untilMs: dueAtMs };
    const isBegun = target.posts !== "[]";
    if (!isBegun && this.#nowMs > dueAtMs + latestMs) return this.#end(target, missed);
    const run = await this.#runs.build(target, task.signal);
    const sendId = randomUUID();
    // A clock that only goes on, also where somebody sets the other one.
    const armedMs = performance.now();
    const armed = { status: "sending" as const, sendId, armedAtMs: this.#nowMs };
    if (!(await changeTarget(database.queries, guardOf(target), armed))) return "ended";
    const sent = { ...target, ...armed };
    if (task.signal.aborted || performance.now() - armedMs > armedForMs) {
      return this.#disarm(sent, notSentMessage);
    }
    const outcome = await findConnector(target.network).send(run);
    return this.#take(sent, outcome);
  }

  /** Writes what came of the call; nothing that may fail stands between its response and this. */
  async #take(target: HeldTarget & { sendId: string }, outcome: SendOutcome): Promise<Next> {
    const { sendId } = target;
    switch (outcome.kind) {
      case "published":
        await this.#endings.publish(target, sendId, outcome.post);
        return "ended";
      case "unknown":
        return this.#changeSent(target, {
          ...{ status: "checking", message: outcome.message, checks: 0 },
        });
      case "rejected": {
        const end = { status: "failed", code: outcome.code, message: outcome.message } as const;
        await this.#endings.endSent({ id: target.id, sendId }, awaitingResult, end);
        return "ended";
      }
      case "stale":
        if (target.attempts >= preparationWaitsMs.length) {
          const end = { status: "failed", code: "stale", message: outcome.message } as const;
          await this.#endings.endSent({ id: target.id, sendId }, ["sending"], end);
          return "ended";
        }
        return this.#changeSent(target, {
          ...{ status: "preparing", sendId: null, armedAtMs: null },
          checkpoint: JSON.stringify(outcome.checkpoint),
          attempts: target.attempts + 1,
        });
      default: {
        const next = await this.#disarm(target, outcome.message);
        return next === "go"
          ? this.#endOrWait({ ...target, status: "ready", sendId: null }, outcome)
          : next;
      }
    }
  }

  /** Takes the permission back of a call that was surely not made; one that was given up meanwhile has failed for sure. */
  async #disarm(target: HeldTarget & { sendId: string }, message: string): Promise<Next> {
    const ready = { status: "ready", sendId: null, armedAtMs: null } as const;
    const next = await this.#changeSent(target, ready);
    if (next === "ended") {
      const end = { status: "failed", code: "not-sent", message } as const;
      await this.#endings.endSent({ id: target.id, sendId: target.sendId }, ["unknown"], end);
    }
    return next;
  }

  /** Whoever finds a call that it did not make knows nothing of it. */
  async #doubt(target: HeldTarget): Promise<Next> {
    return this.#change(target, { status: "checking", checks: 0 });
  }

  /** Looks whether the post is there. */
  async #check(target: HeldTarget, task: TaskRun<TargetTask>): Promise<Next> {
    const { sendId, armedAtMs } = target;
    if (sendId === null || armedAtMs === null) throw new Error("A check needs a call.");
    const connector = this.#settings.findConnector(target.network);
    const run = await this.#runs.build(target, task.signal);
    const verdict = await connector.reconcile({ ...run, armedAtMs });
    const sinceMs = this.#nowMs - armedAtMs;
    const isAbsent = verdict.kind === "absent";
    if (verdict.kind === "published") {
      await this.#endings.publish(target, sendId, verdict.post);
      return "ended";
    }
    if (verdict.kind === "unauthorized") {
      const refreshed = await this.#refresh(target);
      if (refreshed) return this.#checkLater(target);
      return this.#endChecked(target, sendId, unknownEnd);
    }
    if (verdict.kind === "undecidable") {
      const { message = unknownEnd.message } = verdict;
      return this.#endChecked(target, sendId, { ...unknownEnd, message });
    }
    if (isAbsent && sinceMs >= listedAfterMs && connector.isRepeatable(sinceMs)) {
      return this.#change(target, { status: "ready", sendId: null, armedAtMs: null });
    }
    if (isAbsent && sinceMs >= surelyAbsentMs) {
      return this.#endChecked(target, sendId, notFoundThere);
    }
    return this.#checkLater(target);
  }

  async #checkLater(target: HeldTarget): Promise<Next> {
    const waitMs = checkWaitsMs[target.checks];
    if (waitMs === undefined) return this.#endChecked(target, target.sendId ?? "", unknownEnd);
    const next = await this.#change(target, { checks: target.checks + 1 });
    return next === "go" ? { untilMs: this.#nowMs + waitMs } : next;
  }

  async #endChecked(target: HeldTarget, sendId: string, end: TargetEnd): Promise<Next> {
    await this.#endings.endSent({ id: target.id, sendId }, ["checking"], end);
    return "ended";
  }

  /** What is done where nothing was published: waits, makes tokens anew, or ends. */
  async #endOrWait(
    target: HeldTarget,
    outcome: Exclude<SendOutcome, { kind: "published" }>,
  ): Promise<Next> {
    const { message } = outcome;
    switch (outcome.kind) {
      case "rejected":
        return this.#end(target, { status: "failed", code: outcome.code, message });
      case "unauthorized":
        if (await this.#refresh(target)) return "go";
        return this.#end(target, { ...needsReconnect, message });
      case "stale":
        return this.#change(target, { checkpoint: JSON.stringify(outcome.checkpoint) });
      case "throttled":
        return this.#waitWithin(target, outcome.waitMs, message);
      default: {
        const waitMs = preparationWaitsMs[target.attempts];
        if (waitMs === undefined) {
          return this.#end(target, { status: "failed", code: outcome.kind, message });
        }
        const next = await this.#change(target, { attempts: target.attempts + 1, message });
        return next === "go" ? this.#waitWithin(target, waitMs, message) : next;
      }
    }
  }

  /** A target waits no longer than it may be late; one of which posts are there already goes on for longer. */
  async #waitWithin(target: HeldTarget, waitMs: number, message: string): Promise<Next> {
    const untilMs = this.#nowMs + waitMs;
    const fromMs = target.posts === "[]" ? (target.dueAtMs ?? 0) : this.#nowMs;
    if (untilMs <= fromMs + latestMs) return { untilMs };
    return this.#end(target, { status: "failed", code: "too-late", message });
  }

  /** Resolves to false where only the account's owner can make tokens anew. */
  async #refresh(target: HeldTarget): Promise<boolean> {
    const { connections } = this.#settings;
    const connection = await connections.open(target.connectionId);
    if (!connection || target.attempts >= preparationWaitsMs.length) return false;
    await this.#change(target, { attempts: target.attempts + 1 });
    return (
      (await connections.refresh(target.connectionId, connection.tokenVersion)) === "refreshed"
    );
  }

  async #end(target: PublicationTargetRow, end: TargetEnd): Promise<Next> {
    await this.#endings.end(guardOf(target), end);
    return "ended";
  }

  async #change(
    target: PublicationTargetRow,
    change: Parameters<typeof changeTarget>[2],
  ): Promise<Next> {
    const isChanged = await changeTarget(this.#settings.database.queries, guardOf(target), change);
    return isChanged ? "go" : "ended";
  }

  async #changeSent(
    { id, sendId }: { id: string; sendId: string },
    change: Parameters<typeof changeSentTarget>[2],
  ): Promise<Next> {
    const { queries } = this.#settings.database;
    const guard = { id, sendId, statuses: ["sending"] as const };
    return (await changeSentTarget(queries, guard, change)) ? "go" : "ended";
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

const notSentMessage = "The server stood still when it was to be sent, and sent nothing.";
const faultMessage = "Something went wrong on our side. It is tried again.";

const guardOf = ({ id, token, status }: PublicationTargetRow) => ({ id, token, status });

const missed: TargetEnd = {
  ...{ status: "missed", code: "missed" },
  message: "The server was not running when it was due. Publish it now, or choose another time.",
};
const needsReconnect: TargetEnd = {
  ...{ status: "needs_reconnect", code: "needs-reconnect" },
  message: "The connection has to be renewed.",
};
const connectionRemoved: TargetEnd = {
  ...{ status: "failed", code: "connection-removed" },
  message: "The connection was removed.",
};
const unconfirmed: TargetEnd = {
  ...{ status: "unknown", code: "connection-removed" },
  message:
    "The account was disconnected before the network confirmed the post. Check your profile, then tell us what you see.",
};
const unknownEnd: TargetEnd = {
  ...{ status: "unknown", code: "unknown" },
  message: "The network did not say what came of it. Look there, and say whether it is there.",
};
const notFoundThere: TargetEnd = {
  ...{ status: "failed", code: "not-found-there" },
  message: "The connection broke off, and it is not to be found there.",
};
