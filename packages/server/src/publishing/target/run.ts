import { isSending } from "@slideloom/core/contract/target-phases";
import type { TargetStatus } from "@slideloom/core/contract/publications";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { Queries } from "../../db/tables.ts";
import type { TaskHandler, TaskRun } from "../../tasks/task-kind.ts";
import { findApprovalEndMs, notApproved } from "./approval.ts";
import { TargetChecks, type TargetChecksSettings } from "./check.ts";
import { EndRecorder, type EndRecorderSettings } from "./end.ts";
import { connectionRemoved, unconfirmed } from "./end-reasons.ts";
import { TargetFailures, type TargetFailuresSettings } from "./failures.ts";
import { findPause, type Pause } from "./pause.ts";
import { TargetPreparation, type TargetPreparationSettings } from "./prepare.ts";
import { acquireTarget, findHeldTarget } from "./target-repository.ts";
import { TargetRunBuilder, type TargetRunBuilderSettings } from "./connector-run.ts";
import { TargetSending, type TargetSendingSettings } from "./send.ts";
import type { TargetTask } from "./task-kind.ts";
import type { HeldTarget, Next, StepContext } from "./step.ts";
import { TargetWriter } from "./write.ts";

export interface TargetRunnerSettings
  extends
    TargetChecksSettings,
    EndRecorderSettings,
    TargetFailuresSettings,
    TargetPreparationSettings,
    TargetRunBuilderSettings,
    TargetSendingSettings {
  connections: TargetFailuresSettings["connections"];
  /** If true, nothing is sent, and targets that come due end as missed. */
  isPublishingPaused: boolean;
}

/**
 * A target is one publication on one connection, sent at most once. A process that finds `sending` may only check the
 * outcome, because another process may have sent the post.
 */
export class TargetRunner implements TaskHandler<TargetTask> {
  readonly #settings: TargetRunnerSettings;
  readonly #recorder: EndRecorder;
  readonly #writer: TargetWriter;
  readonly #preparation: TargetPreparation;
  readonly #sending: TargetSending;
  readonly #checks: TargetChecks;

  constructor(settings: TargetRunnerSettings) {
    this.#settings = settings;
    this.#recorder = new EndRecorder(settings);
    this.#writer = new TargetWriter(settings.database, this.#recorder);
    const parts = {
      recorder: this.#recorder,
      failures: new TargetFailures(settings, this.#writer),
      runs: new TargetRunBuilder(settings),
      writer: this.#writer,
    };
    this.#preparation = new TargetPreparation(settings, parts);
    this.#sending = new TargetSending(settings, parts);
    this.#checks = new TargetChecks(settings, parts);
  }

  async run(task: TaskRun<TargetTask>): Promise<void> {
    const { database } = this.#settings;
    const held = { id: task.payload.targetId, token: task.token };
    const context: StepContext = { task, hasRepeated: false, tokenVersion: null };
    let target = await acquireTarget(database.queries, held);
    while (target) {
      task.signal.throwIfAborted();
      const next = await this.#advance(target, context);
      if (next === "ended") return;
      if (next !== "go") return this.#sleep(task, next.untilMs);
      target = await findHeldTarget(database.queries, held);
    }
  }

  async onDeath(queries: Queries, { targetId }: TargetTask): Promise<void> {
    await this.#recorder.abandon(queries, targetId);
  }

  async #sleep(task: TaskRun<TargetTask>, runAtMs: number): Promise<void> {
    await this.#settings.database.transaction(null, (queries) =>
      task.settle(queries, { kind: "again", runAtMs, error: null, attempts: 0 }),
    );
  }

  async #advance(target: PublicationTargetRow, context: StepContext): Promise<Next> {
    const steps: Partial<Record<TargetStatus, (target: HeldTarget) => Promise<Next>>> = {
      scheduled: (held) => this.#preparation.schedule(held),
      preparing: (held) => this.#preparation.prepare(held, context),
      ready: (held) => this.#sending.send(held, context),
      sending: (held) => this.#checks.start(held),
      checking: (held) => this.#checks.check(held, context),
      canceled: (held) => this.#preparation.discard(held, context),
    };
    if (target.status === "waiting_for_approval") return this.#waitForApproval(target);
    const step = steps[target.status];
    if (!step) return "ended";
    const { isPublishingPaused: isPaused, now } = this.#settings;
    const pause = findPause(target, { isPaused, nowMs: now().getTime() });
    if (pause) return this.#pause(target, pause);
    const { connectionId } = target;
    if (connectionId === null) return this.#endWithoutConnection(target);
    return step({ ...target, connectionId });
  }

  /** Sleeps until the target's time. Only a person's approval changes it before. */
  async #waitForApproval(target: PublicationTargetRow): Promise<Next> {
    const untilMs = findApprovalEndMs(target);
    const isOver = this.#settings.now().getTime() >= untilMs;
    return isOver ? this.#writer.end(target, notApproved) : { untilMs };
  }

  async #pause(target: PublicationTargetRow, pause: Pause): Promise<Next> {
    if ("end" in pause) return this.#writer.end(target, pause.end);
    const next = await this.#writer.change(target, pause.change);
    return next === "go" && pause.untilMs !== null ? { untilMs: pause.untilMs } : next;
  }

  /**
   * Ends a target without a connection. If its call may have been made, the outcome is unknown and can't be checked.
   */
  async #endWithoutConnection(target: PublicationTargetRow): Promise<Next> {
    if (target.status === "canceled") return "ended";
    const isSent = isSending(target.status);
    return this.#writer.end(target, isSent ? unconfirmed : connectionRemoved);
  }
}
