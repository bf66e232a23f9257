import type { NetworkId } from "@slideloom/core/networks";
import type { Connector } from "../../connectors/connector.ts";
import type { OpenConnection } from "../../connections/connection-service.ts";
import { isUsable } from "../../connections/publishing-connection.ts";
import { buildMissed, needsReconnect } from "./end-reasons.ts";
import type { TargetFailures, TargetFailuresSettings } from "./failures.ts";
import { unprocessedTarget } from "./target-repository.ts";
import type { TargetRunBuilder } from "./connector-run.ts";
import { earlyMs, latestMs, renewalMarginMs } from "./times.ts";
import type { HeldTarget, Next, StepContext } from "./step.ts";
import type { TargetWriter } from "./write.ts";

export interface TargetPreparationSettings extends TargetFailuresSettings {
  findConnector: (network: NetworkId) => Connector;
}

interface TargetPreparationParts {
  failures: TargetFailures;
  runs: TargetRunBuilder;
  writer: TargetWriter;
}

/** Prepares targets, from `scheduled` to `ready`. A target is one publication on one connection. */
export class TargetPreparation {
  readonly #settings: TargetPreparationSettings;
  readonly #failures: TargetFailures;
  readonly #runs: TargetRunBuilder;
  readonly #writer: TargetWriter;

  constructor(
    settings: TargetPreparationSettings,
    { failures, runs, writer }: TargetPreparationParts,
  ) {
    this.#settings = settings;
    this.#failures = failures;
    this.#runs = runs;
    this.#writer = writer;
  }

  /** Sleeps until preparation is due, then checks that the connection is usable. */
  async schedule(target: HeldTarget): Promise<Next> {
    const dueAtMs = target.dueAtMs ?? 0;
    if (this.#nowMs > dueAtMs + latestMs) return this.#writer.end(target, buildMissed(target));
    if (this.#nowMs < dueAtMs - earlyMs) return { untilMs: dueAtMs - earlyMs };
    const connection = await this.#openUsable(target);
    if (!connection) return this.#writer.end(target, needsReconnect);
    const next = await this.#renewAhead(target, connection);
    return next === "go" ? this.#writer.change(target, { status: "preparing" }) : next;
  }

  /** Returns the connection; null if it can't be used, even after another look at its account. */
  async #openUsable({ connectionId }: HeldTarget): Promise<OpenConnection | null> {
    const { connections } = this.#settings;
    const known = await connections.open(connectionId);
    if (!known || isUsable(known.state)) return known;
    await connections.recheck(connectionId);
    const connection = await connections.open(connectionId);
    return connection && isUsable(connection.state) ? connection : null;
  }

  /**
   * Renews access that expires soon after the due time. If renewal fails, a due target proceeds while its access is
   * valid.
   */
  async #renewAhead(
    target: HeldTarget,
    { accessEndsAtMs, tokenVersion }: OpenConnection,
  ): Promise<Next> {
    const nowMs = this.#nowMs;
    const dueAtMs = Math.max(nowMs, target.dueAtMs ?? 0);
    if (accessEndsAtMs === null || accessEndsAtMs > dueAtMs + renewalMarginMs) return "go";
    const renewal = await this.#settings.connections.refresh(target.connectionId, tokenVersion);
    if (renewal.kind === "reconnect") return this.#failures.endUnrenewed(target, renewal.message);
    const canGoOn = renewal.kind === "renewed" || (dueAtMs === nowMs && accessEndsAtMs > nowMs);
    return canGoOn ? "go" : this.#failures.tryAgain(target, renewal.failure);
  }

  /** Renders the files and uploads them step by step. Each step may be repeated. */
  async prepare(target: HeldTarget, context: StepContext): Promise<Next> {
    const { signal } = context.task;
    const connector = this.#settings.findConnector(target.network);
    const dueAtMs = target.dueAtMs ?? 0;
    try {
      if (target.files === "[]") {
        const files = await this.#runs.draw(target, connector, signal);
        return await this.#writer.change(target, { files: JSON.stringify(files) });
      }
      if (!connector.isPreparedEarly && this.#nowMs < dueAtMs) return { untilMs: dueAtMs };
      const step = await connector.prepare(await this.#runs.build(target, context));
      const checkpoint = JSON.stringify(step.checkpoint);
      if (step.kind === "ready") {
        // The account may have been the reason for the earlier tries.
        if (target.attempts > 0) await this.#settings.connections.recheck(target.connectionId);
        return await this.#writer.change(target, { checkpoint, status: "ready" });
      }
      const next = await this.#writer.change(target, { checkpoint });
      return next === "go" && step.kind === "wait"
        ? await this.#failures.waitForFiles({ ...target, checkpoint }, step.waitMs)
        : next;
    } catch (error) {
      return this.#failures.handle(target, this.#failures.readFault(error, context), context);
    }
  }

  /** Tries once to delete the draft of a canceled target. A failure is ignored, because nothing publishes the draft. */
  async discard(target: HeldTarget, context: StepContext): Promise<Next> {
    const connector = this.#settings.findConnector(target.network);
    if (!connector.withdraw || target.checkpoint === unprocessedTarget.checkpoint) return "ended";
    try {
      await connector.withdraw(await this.#runs.build(target, context));
    } catch (error) {
      this.#failures.readFault(error, context);
    }
    return "ended";
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}
