import { randomUUID } from "node:crypto";
import type { TargetStatus } from "@slideloom/core/contract";
import type { NetworkId } from "@slideloom/core/networks";
import {
  StepFailure,
  type Connector,
  type PassingFailure,
  type SendOutcome,
  type StepOutcome,
} from "../connectors/connector.ts";
import type { OpenConnection, Renewal } from "../connections/connection-service.ts";
import { isUsable } from "../connections/publishing-connection.ts";
import { LostLeaseError } from "../tasks/task-kind.ts";
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
import {
  buildMissed,
  buildUnknown,
  buildTooLate,
  connectionRemoved,
  needsReconnect,
  notFoundThere,
  notSentMessage,
  unconfirmed,
} from "./target-ends.ts";
import { findPause, type Pause } from "./target-pause.ts";
import { TargetRunBuilder, type TargetRunBuilderSettings } from "./target-run-builder.ts";
import {
  acquireTarget,
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
  renewalMarginMs,
  surelyAbsentMs,
  type TargetTask,
} from "./target-task.ts";
import { findRetryMs, findWaitMs, maxBegunAttempts, readStepFault } from "./target-retries.ts";

/** The continuation after a step: the next step now, a step at `untilMs`, or nothing. */
type Next = "go" | "ended" | { untilMs: number };

/** A target assigned to this task. */
type HeldTarget = PublicationTargetRow & { connectionId: string };

/** State of one task run. An immediate repetition is allowed once per run, so errors can't cause a tight loop. */
interface Turn {
  task: TaskRun<TargetTask>;
  hasRepeated: boolean;
}

export interface TargetRunnerSettings extends TargetEndingsSettings, TargetRunBuilderSettings {
  database: Database;
  now: () => Date;
  findConnector: (network: NetworkId) => Connector;
  /** If true, nothing is sent, and targets that come due end as missed. */
  isPublishingPaused: boolean;
  connections: TargetRunBuilderSettings["connections"] & {
    /** Refreshes the tokens unless their version has changed meanwhile. */
    refresh(connectionId: string, tokenVersion: number): Promise<Renewal>;
  };
}

/**
 * Takes targets from scheduled to published, at most once. A committed change from `ready` to `sending` allows the call
 * that publishes; a process that finds a target in `sending` only checks its outcome.
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
    const turn: Turn = { task, hasRepeated: false };
    let target = await acquireTarget(database.queries, held);
    while (target) {
      task.signal.throwIfAborted();
      const next = await this.#advance(target, turn);
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

  async #advance(target: PublicationTargetRow, turn: Turn): Promise<Next> {
    const steps: Partial<Record<TargetStatus, (target: HeldTarget) => Promise<Next>>> = {
      scheduled: (held) => this.#schedule(held),
      preparing: (held) => this.#prepare(held, turn),
      ready: (held) => this.#send(held, turn),
      sending: (held) => this.#startCheck(held),
      checking: (held) => this.#check(held, turn),
    };
    const step = steps[target.status];
    if (!step) return "ended";
    const { isPublishingPaused: isPaused } = this.#settings;
    const pause = findPause(target, { isPaused, nowMs: this.#nowMs });
    if (pause) return this.#pause(target, pause);
    const { connectionId } = target;
    if (connectionId === null) return this.#endWithoutConnection(target);
    return step({ ...target, connectionId });
  }

  async #pause(target: PublicationTargetRow, pause: Pause): Promise<Next> {
    if ("end" in pause) return this.#end(target, pause.end);
    const next = await this.#change(target, pause.change);
    return next === "go" && pause.untilMs !== null ? { untilMs: pause.untilMs } : next;
  }

  /**
   * Ends a target without a connection. If its call may have been made, the outcome is unknown and can't be checked.
   */
  async #endWithoutConnection(target: PublicationTargetRow): Promise<Next> {
    const isSent = target.status === "sending" || target.status === "checking";
    return this.#end(target, isSent ? unconfirmed : connectionRemoved);
  }

  /** Sleeps until preparation is due, then checks that the connection is usable. */
  async #schedule(target: HeldTarget): Promise<Next> {
    const dueAtMs = target.dueAtMs ?? 0;
    if (this.#nowMs > dueAtMs + latestMs) return this.#end(target, buildMissed(target));
    if (this.#nowMs < dueAtMs - earlyMs) return { untilMs: dueAtMs - earlyMs };
    const connection = await this.#settings.connections.open(target.connectionId);
    if (!connection || !isUsable(connection.state)) return this.#end(target, needsReconnect);
    const next = await this.#renewAhead(target, connection);
    return next === "go" ? this.#change(target, { status: "preparing" }) : next;
  }

  /**
   * Renews access that expires soon after the due time. If that fails, a target that is due proceeds while its access
   * is valid.
   */
  async #renewAhead(
    target: HeldTarget,
    { accessEndsAtMs, tokenVersion }: OpenConnection,
  ): Promise<Next> {
    const nowMs = this.#nowMs;
    const dueAtMs = Math.max(nowMs, target.dueAtMs ?? 0);
    if (accessEndsAtMs === null || accessEndsAtMs > dueAtMs + renewalMarginMs) return "go";
    const renewal = await this.#settings.connections.refresh(target.connectionId, tokenVersion);
    if (renewal.kind === "reconnect") return this.#endUnrenewed(target, renewal.message);
    const canGoOn = renewal.kind === "renewed" || (dueAtMs === nowMs && accessEndsAtMs > nowMs);
    return canGoOn ? "go" : this.#tryAgain(target, renewal.failure);
  }

  /** Renders the files and uploads them step by step. Each step may be repeated. */
  async #prepare(target: HeldTarget, turn: Turn): Promise<Next> {
    const { task } = turn;
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
        ? await this.#waitForFiles({ ...target, checkpoint }, step.waitMs)
        : next;
    } catch (error) {
      return this.#endOrWait(target, this.#readFault(error, turn), turn);
    }
  }

  /** Classifies an error in a step that publishes nothing. Rethrows aborts and lost leases. */
  #readFault(error: unknown, { task }: Turn): StepOutcome {
    if (error instanceof StepFailure) return error.outcome;
    if (task.signal.aborted || error instanceof LostLeaseError) throw error;
    const fault = readStepFault(error);
    if (fault.kind === "not-sent" && fault.code === undefined) {
      task.log.error(error, "A step of publishing failed");
    }
    return fault;
  }

  /** Allows the publishing call by a committed change, then makes it once. */
  async #send(target: HeldTarget, turn: Turn): Promise<Next> {
    const { task } = turn;
    const { database, findConnector } = this.#settings;
    const dueAtMs = target.dueAtMs ?? 0;
    if (this.#nowMs < dueAtMs) return { untilMs: dueAtMs };
    if (!isBegun(target) && this.#nowMs > dueAtMs + latestMs) {
      return this.#end(target, buildMissed(target));
    }
    const run = await this.#runs
      .build(target, task.signal)
      .catch((error: unknown) => this.#readFault(error, turn));
    if ("kind" in run) return this.#endOrWait(target, run, turn);
    const sendId = randomUUID();
    // Monotonic clock, unaffected by changes of the system time.
    const armedMs = performance.now();
    const armed = { status: "sending" as const, sendId, armedAtMs: this.#nowMs };
    if (!(await changeTarget(database.queries, guardOf(target), armed))) return "ended";
    const sent = { ...target, ...armed };
    if (task.signal.aborted || performance.now() - armedMs > armedForMs) {
      return this.#disarm(sent, notSentMessage);
    }
    const outcome = await findConnector(target.network).send(run);
    return this.#recordOutcome(sent, outcome, turn);
  }

  /** Records the call's outcome. Nothing that can fail may come between the response and this. */
  async #recordOutcome(
    target: HeldTarget & { sendId: string },
    outcome: SendOutcome,
    turn: Turn,
  ): Promise<Next> {
    const { sendId } = target;
    switch (outcome.kind) {
      case "published":
        await this.#endings.publish(target, sendId, outcome);
        return "ended";
      case "unknown":
        return this.#changeSent(target, {
          status: "checking",
          message: outcome.message,
          checks: 0,
        });
      case "rejected": {
        const end = { status: "failed", code: outcome.code, message: outcome.message } as const;
        await this.#endings.endSent({ id: target.id, sendId }, awaitingResult, end);
        return "ended";
      }
      case "stale": {
        const preparing = { status: "preparing", sendId: null, armedAtMs: null } as const;
        const checkpoint = JSON.stringify(outcome.checkpoint);
        const next = await this.#changeSent(target, { ...preparing, checkpoint });
        return next === "go"
          ? this.#endOrWait({ ...target, ...preparing, checkpoint }, outcome, turn)
          : next;
      }
      default: {
        const next = await this.#disarm(target, outcome.message);
        return next === "go"
          ? this.#endOrWait({ ...target, status: "ready", sendId: null }, outcome, turn)
          : next;
      }
    }
  }

  /**
   * Withdraws the permission for a call that was certainly not made. If another process has set the target to `unknown`
   * meanwhile, the target fails.
   */
  async #disarm(target: HeldTarget & { sendId: string }, message: string): Promise<Next> {
    const ready = { status: "ready", sendId: null, armedAtMs: null } as const;
    const next = await this.#changeSent(target, ready);
    if (next === "ended") {
      const end = { status: "failed", code: "not-sent", message } as const;
      await this.#endings.endSent({ id: target.id, sendId: target.sendId }, ["unknown"], end);
    }
    return next;
  }

  /** Starts checking a call that another run made, since its outcome is unknown here. */
  async #startCheck(target: HeldTarget): Promise<Next> {
    return this.#change(target, { status: "checking", checks: 0 });
  }

  /** Checks whether the post exists; a failed check is repeated later. */
  async #check(target: HeldTarget, turn: Turn): Promise<Next> {
    try {
      return await this.#checkOnce(target, turn);
    } catch (error) {
      this.#readFault(error, turn);
      return this.#checkLater(target);
    }
  }

  async #checkOnce(target: HeldTarget, { task }: Turn): Promise<Next> {
    const { sendId, armedAtMs } = target;
    if (sendId === null || armedAtMs === null) throw new Error("There is no call to check.");
    const connector = this.#settings.findConnector(target.network);
    const run = await this.#runs.build(target, task.signal);
    const verdict = await connector.reconcile({ ...run, armedAtMs });
    const sinceMs = this.#nowMs - armedAtMs;
    const isAbsent = verdict.kind === "absent";
    if (verdict.kind === "published") {
      await this.#endings.publish(target, sendId, verdict);
      return "ended";
    }
    if (verdict.kind === "unauthorized") {
      const renewal = await this.#renew(target);
      return renewal.kind === "reconnect"
        ? this.#endChecked(target, sendId, buildUnknown(target))
        : this.#checkLater(target, renewal.kind === "failed" ? renewal.failure : undefined);
    }
    if (verdict.kind === "undecidable") {
      const unknown = buildUnknown(target);
      const { message = unknown.message } = verdict;
      return this.#endChecked(target, sendId, { ...unknown, message });
    }
    const isTriedOut = isBegun(target) && target.attempts >= maxBegunAttempts;
    const canRepeat = !isTriedOut && connector.isRepeatable(sinceMs);
    if (isAbsent && sinceMs >= listedAfterMs && canRepeat) return this.#repeatSend(target);
    if (isAbsent && sinceMs >= surelyAbsentMs) {
      return this.#endChecked(target, sendId, notFoundThere);
    }
    return this.#checkLater(target);
  }

  /** Sends a missing post again, at once the first time and with delays after that. */
  async #repeatSend(target: HeldTarget): Promise<Next> {
    const { attempts } = target;
    const ready = { status: "ready", sendId: null, armedAtMs: null } as const;
    const next = await this.#change(target, { ...ready, attempts: attempts + 1 });
    const isFirst = next !== "go" || attempts === 0;
    return isFirst ? next : { untilMs: this.#nowMs + findWaitMs(attempts - 1) };
  }

  async #checkLater(target: HeldTarget, failure?: PassingFailure): Promise<Next> {
    const waitMs = checkWaitsMs[target.checks];
    if (waitMs === undefined)
      return this.#endChecked(target, target.sendId ?? "", buildUnknown(target));
    const namedMs = failure && failure.kind !== "not-sent" ? (failure.waitMs ?? 0) : 0;
    const next = await this.#change(target, { checks: target.checks + 1 });
    return next === "go" ? { untilMs: this.#nowMs + Math.max(waitMs, namedMs) } : next;
  }

  async #endChecked(target: HeldTarget, sendId: string, end: TargetEnd): Promise<Next> {
    await this.#endings.endSent({ id: target.id, sendId }, ["checking"], end);
    return "ended";
  }

  /** Handles a step that published nothing: retries, renews tokens or ends the target. */
  async #endOrWait(target: HeldTarget, outcome: StepOutcome, turn: Turn): Promise<Next> {
    const { message } = outcome;
    switch (outcome.kind) {
      case "rejected":
        return this.#end(target, { status: "failed", code: outcome.code, message });
      case "unauthorized": {
        const renewal = await this.#renew(target);
        if (renewal.kind === "reconnect") return this.#endUnrenewed(target, renewal.message);
        if (renewal.kind === "failed") return this.#tryAgain(target, renewal.failure);
        const end = { ...needsReconnect, message };
        return this.#repeat(target, { kind: "not-sent", message }, { turn, end });
      }
      case "stale": {
        const end = { status: "failed", code: outcome.kind, message } as const;
        return this.#repeat(target, { kind: "not-sent", message }, { turn, end });
      }
      case "files-gone": {
        const next = await this.#change(target, { files: "[]" });
        const drawn = { ...target, files: "[]" };
        const end = buildTooLate(outcome);
        const failure = { kind: "not-sent", message } as const;
        return next === "go" ? this.#repeat(drawn, failure, { turn, end }) : next;
      }
      default:
        return this.#tryAgain(target, outcome);
    }
  }

  /** Repeats the step, at once the first time in a run and with a delay after that. */
  async #repeat(
    target: HeldTarget,
    failure: PassingFailure,
    { turn, end }: { turn: Turn; end: TargetEnd },
  ): Promise<Next> {
    if (turn.hasRepeated) return this.#tryAgain(target, failure, end);
    turn.hasRepeated = true;
    return "go";
  }

  /** Schedules a retry before the post's deadline, or ends the target with the last error. */
  async #tryAgain(target: HeldTarget, failure: PassingFailure, end?: TargetEnd): Promise<Next> {
    const { message } = failure;
    const untilMs = findRetryMs(target, failure, this.#nowMs);
    if (untilMs === null) return this.#end(target, end ?? buildTooLate(failure));
    const next = await this.#change(target, { attempts: target.attempts + 1, message });
    return next === "go" ? { untilMs } : next;
  }

  async #endUnrenewed(target: HeldTarget, message: string): Promise<Next> {
    return this.#end(target, { ...needsReconnect, message });
  }

  /**
   * Waits for the network to process files until the post's deadline. A thread with published posts is limited by its
   * number of tries instead.
   */
  async #waitForFiles(target: HeldTarget, waitMs: number): Promise<Next> {
    const message = "The network didn't finish processing the images in time.";
    if (isBegun(target)) return this.#tryAgain(target, { kind: "throttled", waitMs, message });
    const untilMs = this.#nowMs + waitMs;
    if (untilMs <= (target.dueAtMs ?? 0) + latestMs) return { untilMs };
    return this.#end(target, buildTooLate({ message }));
  }

  async #renew({ connectionId }: HeldTarget): Promise<Renewal> {
    const { connections } = this.#settings;
    const connection = await connections.open(connectionId);
    return connection
      ? connections.refresh(connectionId, connection.tokenVersion)
      : { kind: "reconnect", message: needsReconnect.message };
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

const isBegun = ({ posts }: PublicationTargetRow) => posts !== "[]";

const guardOf = ({ id, token, status }: PublicationTargetRow) => ({ id, token, status });
