import type { NetworkId } from "@slideloom/core/networks";
import { cleanRefusal } from "../../connectors/clean-remote.ts";
import type {
  Checkpoint,
  Connector,
  TransientFailure,
  TargetRun,
  Verdict,
} from "../../connectors/connector.ts";
import type { EndRecorder } from "./end.ts";
import { type TargetEnd, buildNotFound, buildUnknown, notFoundThere } from "./end-reasons.ts";
import type { TargetFailures } from "./failures.ts";
import { findRetryMs, findWaitMs, maxBegunAttempts } from "./retry.ts";
import type { TargetRunBuilder } from "./connector-run.ts";
import { checkWaitsMs, listedAfterMs, surelyAbsentMs } from "./times.ts";
import { isBegun, type HeldTarget, type Next, type StepContext } from "./step.ts";
import type { TargetWriter } from "./write.ts";

export interface TargetChecksSettings {
  now: () => Date;
  findConnector: (network: NetworkId) => Connector;
}

interface TargetChecksParts {
  recorder: EndRecorder;
  failures: TargetFailures;
  runs: TargetRunBuilder;
  writer: TargetWriter;
}

/** A call with an unknown outcome, and the objects needed to check it. */
interface Check {
  connector: Connector;
  run: TargetRun;
  sendId: string;
  /** Milliseconds since the target was set to `sending`. */
  sinceMs: number;
  context: StepContext;
}

/** When to check next; without limits, after the usual delay. */
interface CheckDelay {
  waitMs?: number;
  mostMs?: number;
  message?: string;
}

/** Finds the outcome of a publishing call that another task run made, or that got no clear response. */
export class TargetChecks {
  readonly #settings: TargetChecksSettings;
  readonly #parts: TargetChecksParts;

  constructor(settings: TargetChecksSettings, parts: TargetChecksParts) {
    this.#settings = settings;
    this.#parts = parts;
  }

  /** Starts checking a call that another run made, because this run doesn't know the call's outcome. */
  async start(target: HeldTarget): Promise<Next> {
    return this.#parts.writer.change(target, { status: "checking", checks: 0 });
  }

  /** Checks whether the post exists; a failed check is repeated later. */
  async check(target: HeldTarget, context: StepContext): Promise<Next> {
    try {
      return await this.#checkOnce(target, context);
    } catch (error) {
      this.#parts.failures.readFault(error, context);
      return this.#checkLater(target);
    }
  }

  async #checkOnce(target: HeldTarget, context: StepContext): Promise<Next> {
    const { sendId, armedAtMs } = target;
    if (sendId === null || armedAtMs === null) throw new Error("There is no call to check.");
    const connector = this.#settings.findConnector(target.network);
    const run = await this.#parts.runs.build(target, context);
    const verdict = await connector.reconcile({ ...run, armedAtMs });
    const sinceMs = this.#nowMs - armedAtMs;
    return this.#conclude(target, verdict, { connector, run, sendId, sinceMs, context });
  }

  async #conclude(target: HeldTarget, verdict: Verdict, check: Check): Promise<Next> {
    const { sendId } = check;
    const { recorder, failures } = this.#parts;
    switch (verdict.kind) {
      case "published":
        await recorder.publish(target, sendId, verdict);
        return "ended";
      case "refused":
        return this.#end(target, sendId, { status: "failed", ...cleanRefusal(verdict) });
      case "undecidable": {
        const unknown = buildUnknown(target);
        return this.#end(target, sendId, { ...unknown, ...pickMessage(verdict) });
      }
      case "unauthorized": {
        const renewal = await failures.renew(target, check.context);
        return renewal.kind === "reconnect"
          ? this.#end(target, sendId, buildUnknown(target))
          : this.#checkLater(target, renewal.kind === "failed" ? readWait(renewal.failure) : {});
      }
      case "absent":
        return this.#concludeAbsent(target, check);
      default:
        return this.#checkLater(target, verdict);
    }
  }

  /**
   * If the network would recognize a duplicate, repeats the call for the missing post. If the post's draft can be
   * deleted, nothing was published, and the post is prepared again. Otherwise, only a person knows.
   */
  async #concludeAbsent(
    target: HeldTarget,
    { connector, run, sendId, sinceMs }: Check,
  ): Promise<Next> {
    const isTriedOut = isBegun(target) && target.attempts >= maxBegunAttempts;
    const canRepeat = !isTriedOut && connector.isRepeatable(sinceMs, run);
    if (sinceMs >= listedAfterMs && canRepeat) return this.#repeatSend(target);
    if (sinceMs < surelyAbsentMs) {
      return this.#checkLater(target, { mostMs: surelyAbsentMs - sinceMs });
    }
    if (!connector.withdraw) return this.#end(target, sendId, buildNotFound(target));
    const checkpoint = await connector.withdraw(run);
    return checkpoint ? this.#prepareAgain(target, checkpoint) : this.#checkLater(target);
  }

  /** Prepares a post again whose draft was deleted, or ends the target if the post may not be sent any more. */
  async #prepareAgain(target: HeldTarget, kept: Checkpoint): Promise<Next> {
    const { message } = notFoundThere;
    if (findRetryMs(target, { kind: "not-sent", message }, this.#nowMs) === null) {
      return this.#end(target, target.sendId ?? "", notFoundThere);
    }
    return this.#parts.writer.change(target, {
      status: "preparing",
      checkpoint: JSON.stringify(kept),
      sendId: null,
      armedAtMs: null,
      attempts: target.attempts + 1,
      message,
    });
  }

  /** Sends the post again. The first repetition is immediate; later repetitions follow after growing delays. */
  async #repeatSend(target: HeldTarget): Promise<Next> {
    const { attempts } = target;
    const ready = { status: "ready", sendId: null, armedAtMs: null } as const;
    const next = await this.#parts.writer.change(target, { ...ready, attempts: attempts + 1 });
    const isFirst = next !== "go" || attempts === 0;
    return isFirst ? next : { untilMs: this.#nowMs + findWaitMs(attempts - 1) };
  }

  /**
   * Schedules the next check, after `mostMs` at the latest, but not before the network's `waitMs` has passed. If no
   * check is left, the target ends as `unknown`.
   */
  async #checkLater(
    target: HeldTarget,
    { waitMs: namedMs = 0, mostMs = Infinity, message }: CheckDelay = {},
  ): Promise<Next> {
    const waitMs = checkWaitsMs[target.checks];
    if (waitMs === undefined) return this.#end(target, target.sendId ?? "", buildUnknown(target));
    // An earlier check is an additional one.
    const checks = waitMs > mostMs ? target.checks : target.checks + 1;
    const next = await this.#parts.writer.change(target, { checks, ...pickMessage({ message }) });
    const untilMs = this.#nowMs + Math.max(Math.min(waitMs, mostMs), namedMs);
    return next === "go" ? { untilMs } : next;
  }

  async #end(target: HeldTarget, sendId: string, end: TargetEnd): Promise<Next> {
    await this.#parts.recorder.end({ id: target.id, sendId, statuses: ["checking"] }, end);
    return "ended";
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

const pickMessage = ({ message }: { message?: string | undefined }) =>
  message === undefined ? {} : { message };

const readWait = (failure: TransientFailure) =>
  failure.kind === "not-sent" || failure.waitMs === undefined ? {} : { waitMs: failure.waitMs };
