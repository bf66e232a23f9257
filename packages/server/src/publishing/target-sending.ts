import { randomUUID } from "node:crypto";
import type { NetworkId } from "@slideloom/core/networks";
import type { Connector, SendOutcome } from "../connectors/connector.ts";
import type { Database } from "../db/database.ts";
import { awaitingResult, type TargetEndings } from "./target-endings.ts";
import { buildMissed, notSentMessage } from "./target-ends.ts";
import { logRefusal, type TargetFailures } from "./target-failures.ts";
import { changeTarget } from "./target-repository.ts";
import type { TargetRunBuilder } from "./target-run-builder.ts";
import { armedForMs, latestMs } from "./target-task.ts";
import {
  guardOf,
  isBegun,
  type HeldTarget,
  type Next,
  type TargetTaskRun,
} from "./target-task-run.ts";
import type { TargetWriter } from "./target-writer.ts";

export interface TargetSendingSettings {
  database: Database;
  now: () => Date;
  findConnector: (network: NetworkId) => Connector;
}

interface TargetSendingParts {
  endings: TargetEndings;
  failures: TargetFailures;
  runs: TargetRunBuilder;
  writer: TargetWriter;
}

type SentTarget = HeldTarget & { sendId: string };

/** Makes a target's publishing call once, and records the call's outcome. */
export class TargetSending {
  readonly #settings: TargetSendingSettings;
  readonly #parts: TargetSendingParts;

  constructor(settings: TargetSendingSettings, parts: TargetSendingParts) {
    this.#settings = settings;
    this.#parts = parts;
  }

  /** Commits the status `sending`, then makes the publishing call once. */
  async send(target: HeldTarget, turn: TargetTaskRun): Promise<Next> {
    const { signal } = turn.task;
    const { database, findConnector } = this.#settings;
    const { failures, runs, writer } = this.#parts;
    const dueAtMs = target.dueAtMs ?? 0;
    if (this.#nowMs < dueAtMs) return { untilMs: dueAtMs };
    if (!isBegun(target) && this.#nowMs > dueAtMs + latestMs) {
      return writer.end(target, buildMissed(target));
    }
    const run = await runs
      .build(target, turn, { isPublishing: true })
      .catch((error: unknown) => failures.readFault(error, turn));
    if ("kind" in run) return failures.handle(target, run, turn);
    const sendId = randomUUID();
    // Monotonic clock, unaffected by changes of the system time.
    const armedMs = performance.now();
    const armed = { status: "sending" as const, sendId, armedAtMs: this.#nowMs };
    if (!(await changeTarget(database.queries, guardOf(target), armed))) return "ended";
    const sent = { ...target, ...armed };
    if (signal.aborted || performance.now() - armedMs > armedForMs) {
      return this.#disarm(sent, notSentMessage);
    }
    const outcome = await findConnector(target.network).send(run);
    return this.#recordOutcome(sent, outcome, turn);
  }

  /**
   * Records the call's outcome. Called directly after the response, because an error in between would lose the outcome.
   */
  async #recordOutcome(
    target: SentTarget,
    outcome: SendOutcome,
    turn: TargetTaskRun,
  ): Promise<Next> {
    const { sendId } = target;
    const { endings, failures, writer } = this.#parts;
    switch (outcome.kind) {
      case "published":
        await endings.publish(target, sendId, outcome);
        return "ended";
      case "accepted":
        await endings.accept(target, sendId, outcome);
        return "ended";
      case "unknown":
        return writer.changeSent(target, {
          status: "checking",
          message: outcome.message,
          checks: 0,
        });
      case "rejected": {
        const end = { status: "failed", code: outcome.code, message: outcome.message } as const;
        await endings.endSent({ id: target.id, sendId }, awaitingResult, end);
        logRefusal(outcome, target, turn);
        return "ended";
      }
      case "stale": {
        const preparing = { status: "preparing", sendId: null, armedAtMs: null } as const;
        const checkpoint = JSON.stringify(outcome.checkpoint);
        const next = await writer.changeSent(target, { ...preparing, checkpoint });
        return next === "go"
          ? failures.handle({ ...target, ...preparing, checkpoint }, outcome, turn)
          : next;
      }
      default: {
        const next = await this.#disarm(target, outcome.message);
        return next === "go"
          ? failures.handle({ ...target, status: "ready", sendId: null }, outcome, turn)
          : next;
      }
    }
  }

  /**
   * Sets a target back to `ready`, because its call was certainly not made. If another process has set the target to
   * `unknown`, the target fails.
   */
  async #disarm(target: SentTarget, message: string): Promise<Next> {
    const { endings, writer } = this.#parts;
    const ready = { status: "ready", sendId: null, armedAtMs: null } as const;
    const next = await writer.changeSent(target, ready);
    if (next === "ended") {
      const end = { status: "failed", code: "not-sent", message } as const;
      await endings.endSent({ id: target.id, sendId: target.sendId }, ["unknown"], end);
    }
    return next;
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}
