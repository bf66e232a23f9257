import { changedSchemaCode } from "../../connectors/classify-graphql.ts";
import {
  StepFailure,
  type TransientFailure,
  type Refusal,
  type StepOutcome,
} from "../../connectors/connector.ts";
import type { OpenConnection } from "../../connections/connection-service.ts";
import type { Renewal } from "../../connections/token-keeper.ts";
import { LostLeaseError } from "../../tasks/task-kind.ts";
import { type TargetEnd, buildTooLate, needsReconnect } from "./end-reasons.ts";
import { findRetryMs, readStepFault } from "./retry.ts";
import { latestMs } from "./times.ts";
import { isBegun, type HeldTarget, type Next, type StepContext } from "./step.ts";
import type { TargetWriter } from "./write.ts";

export interface TargetFailuresSettings {
  now: () => Date;
  connections: {
    /** Returns the connection with its tokens; null if it was removed. */
    open(connectionId: string): Promise<OpenConnection | null>;
    /** Refreshes the tokens unless their version has changed meanwhile. */
    refresh(connectionId: string, tokenVersion: number): Promise<Renewal>;
    /** Reads again whether the connection's account can be published to. Does nothing if the network can't say so. */
    recheck(connectionId: string): Promise<void>;
  };
}

/** Handles steps that failed without publishing. Retries, renews tokens, or ends the target. */
export class TargetFailures {
  readonly #settings: TargetFailuresSettings;
  readonly #writer: TargetWriter;

  constructor(settings: TargetFailuresSettings, writer: TargetWriter) {
    this.#settings = settings;
    this.#writer = writer;
  }

  /** Classifies an error in a step that publishes nothing. Rethrows aborts and lost leases. */
  readFault(error: unknown, { task }: StepContext): StepOutcome {
    if (error instanceof StepFailure) return error.outcome;
    if (task.signal.aborted || error instanceof LostLeaseError) throw error;
    const fault = readStepFault(error);
    if (fault.kind === "not-sent" && fault.code === undefined) {
      task.log.error(error, "A step of publishing failed");
    }
    return fault;
  }

  async handle(target: HeldTarget, outcome: StepOutcome, context: StepContext): Promise<Next> {
    const { message } = outcome;
    switch (outcome.kind) {
      case "rejected":
        logRefusal(outcome, target, context);
        return this.#writer.end(target, { status: "failed", code: outcome.code, message });
      case "unauthorized": {
        const renewal = await this.renew(target, context);
        if (renewal.kind === "reconnect") return this.endUnrenewed(target, renewal.message);
        if (renewal.kind === "failed") return this.tryAgain(target, renewal.failure);
        // The access is valid, so a bridge may have lost the account.
        if (context.hasRepeated) await this.#settings.connections.recheck(target.connectionId);
        const end = { ...needsReconnect, message };
        return this.#repeat(target, { kind: "not-sent", message }, { context, end });
      }
      case "stale": {
        const end = { status: "failed", code: outcome.kind, message } as const;
        return this.#repeat(target, { kind: "not-sent", message }, { context, end });
      }
      case "files-gone": {
        const next = await this.#writer.change(target, { files: "[]" });
        const drawn = { ...target, files: "[]" };
        const end = buildTooLate(outcome);
        const failure = { kind: "not-sent", message } as const;
        return next === "go" ? this.#repeat(drawn, failure, { context, end }) : next;
      }
      default:
        return this.tryAgain(target, outcome);
    }
  }

  /** Schedules a retry before the post's deadline, or ends the target with the last error. */
  async tryAgain(target: HeldTarget, failure: TransientFailure, end?: TargetEnd): Promise<Next> {
    const { message } = failure;
    const untilMs = findRetryMs(target, failure, this.#nowMs);
    if (untilMs === null) return this.#writer.end(target, end ?? buildTooLate(failure));
    const next = await this.#writer.change(target, { attempts: target.attempts + 1, message });
    return next === "go" ? { untilMs } : next;
  }

  async endUnrenewed(target: HeldTarget, message: string): Promise<Next> {
    return this.#writer.end(target, { ...needsReconnect, message });
  }

  /**
   * After `waitMs`, asks again whether the network has processed the files, but not after the post's deadline. A partly
   * published thread has no deadline, so its number of tries is limited.
   */
  async waitForFiles(target: HeldTarget, waitMs: number): Promise<Next> {
    const message = "The network didn't finish processing the images in time.";
    if (isBegun(target)) return this.tryAgain(target, { kind: "throttled", waitMs, message });
    const untilMs = this.#nowMs + waitMs;
    if (untilMs <= (target.dueAtMs ?? 0) + latestMs) return { untilMs };
    return this.#writer.end(target, buildTooLate({ message }));
  }

  /** Renews the tokens that were refused, unless another task has renewed them meanwhile. */
  async renew({ connectionId }: HeldTarget, { tokenVersion }: StepContext): Promise<Renewal> {
    return tokenVersion === null
      ? { kind: "reconnect", message: needsReconnect.message }
      : this.#settings.connections.refresh(connectionId, tokenVersion);
  }

  /** Repeats the step. The first repetition in a task run is immediate; later repetitions follow after a delay. */
  async #repeat(
    target: HeldTarget,
    failure: TransientFailure,
    { context, end }: { context: StepContext; end: TargetEnd },
  ): Promise<Next> {
    if (context.hasRepeated) return this.tryAgain(target, failure, end);
    context.hasRepeated = true;
    return "go";
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

/** Logs an error for the operator if a network no longer understands this version's requests. */
export function logRefusal(
  { code, message }: Refusal,
  { network }: HeldTarget,
  { task }: StepContext,
): void {
  if (code !== changedSchemaCode) return;
  task.log.error({ network, message }, "The network's API has changed. Update Slideloom");
}
