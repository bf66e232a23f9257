import { randomUUID } from "node:crypto";
import type { NetworkId } from "@slideloom/core/networks";
import type { Connector, SendOutcome } from "../../connectors/connector.ts";
import type { Database } from "../../db/database.ts";
import { awaitingResult, type EndRecorder } from "./end.ts";
import { buildMissed, notSentMessage } from "./end-reasons.ts";
import { logRefusal, type TargetFailures } from "./failures.ts";
import { changeTarget } from "./target-repository.ts";
import type { TargetRunBuilder } from "./connector-run.ts";
import { armedForMs, latestMs } from "./times.ts";
import { isBegun, type HeldTarget, type Next, type StepContext } from "./step.ts";
import type { TargetWriter } from "./write.ts";

export interface TargetSendingSettings {
  database: Database;
  now: () => Date;
  findConnector: (network: NetworkId) => Connector;
}

interface TargetSendingParts {
  recorder: EndRecorder;
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
  async send(target: HeldTarget, context: StepContext): Promise<Next> {
    const { signal } = context.task;
    const { database, findConnector } = this.#settings;
    const { failures, runs, writer } = this.#parts;
    const dueAtMs = target.dueAtMs ?? 0;
    if (this.#nowMs < dueAtMs) return { untilMs: dueAtMs };
    if (!isBegun(target) && this.#nowMs > dueAtMs + latestMs) {
      return writer.end(target, buildMissed(target));
    }
    const run = await runs
      .build(target, context, { isPublishing: true })
      .catch((error: unknown) => failures.readFault(error, context));
    if ("kind" in run) return failures.handle(target, run, context);
    const sendId = randomUUID();
    // Monotonic clock, unaffected by changes of the system time.
    const armedMs = performance.now();
    const armed = { status: "sending" as const, sendId, armedAtMs: this.#nowMs };
    if (!(await changeTarget(database.queries, target, armed))) return "ended";
    const sent = { ...target, ...armed };
    if (signal.aborted || performance.now() - armedMs > armedForMs) {
      return this.#disarm(sent, notSentMessage);
    }
    const outcome = await findConnector(target.network).send(run);
    return this.#recordOutcome(sent, outcome, context);
  }

  /**
   * Records the call's outcome. Called directly after the response, because an error in between would lose the outcome.
   */
  async #recordOutcome(
    target: SentTarget,
    outcome: SendOutcome,
    context: StepContext,
  ): Promise<Next> {
    const { sendId } = target;
    const { recorder, failures, writer } = this.#parts;
    switch (outcome.kind) {
      case "published":
        await recorder.publish(target, sendId, outcome);
        return "ended";
      case "accepted":
        await recorder.accept(target, sendId, outcome);
        return "ended";
      case "unknown":
        return writer.changeSent(target, {
          status: "checking",
          message: outcome.message,
          checks: 0,
        });
      case "rejected": {
        const end = { status: "failed", code: outcome.code, message: outcome.message } as const;
        await recorder.end({ id: target.id, sendId, statuses: awaitingResult }, end);
        logRefusal(outcome, target, context);
        return "ended";
      }
      case "stale": {
        const preparing = { status: "preparing", sendId: null, armedAtMs: null } as const;
        const checkpoint = JSON.stringify(outcome.checkpoint);
        const next = await writer.changeSent(target, { ...preparing, checkpoint });
        return next === "go"
          ? failures.handle({ ...target, ...preparing, checkpoint }, outcome, context)
          : next;
      }
      default: {
        const next = await this.#disarm(target, outcome.message);
        return next === "go"
          ? failures.handle({ ...target, status: "ready", sendId: null }, outcome, context)
          : next;
      }
    }
  }

  /**
   * Sets a target back to `ready`, because its call was certainly not made. If another process has set the target to
   * `unknown`, the target fails.
   */
  async #disarm(target: SentTarget, message: string): Promise<Next> {
    const { recorder, writer } = this.#parts;
    const ready = { status: "ready", sendId: null, armedAtMs: null } as const;
    const next = await writer.changeSent(target, ready);
    if (next === "ended") {
      const end = { status: "failed", code: "not-sent", message } as const;
      await recorder.end({ id: target.id, sendId: target.sendId, statuses: ["unknown"] }, end);
    }
    return next;
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}
