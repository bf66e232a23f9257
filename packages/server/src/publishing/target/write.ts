import type { Database } from "../../db/database.ts";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { EndRecorder } from "./end.ts";
import type { TargetEnd } from "./end-reasons.ts";
import {
  changeTarget,
  type SendGuard,
  type TargetChange,
  type TargetGuard,
} from "./target-repository.ts";
import type { Next } from "./step.ts";

/** Writes targets that a task holds. Every method returns `ended` if the task no longer holds the target. */
export class TargetWriter {
  readonly #database: Database;
  readonly #recorder: EndRecorder;

  constructor(database: Database, recorder: EndRecorder) {
    this.#database = database;
    this.#recorder = recorder;
  }

  async end(target: PublicationTargetRow, end: TargetEnd): Promise<Next> {
    await this.#recorder.end(target, end);
    return "ended";
  }

  async change(guard: TargetGuard | SendGuard, change: TargetChange): Promise<Next> {
    return (await changeTarget(this.#database.queries, guard, change)) ? "go" : "ended";
  }

  /** Changes a target if its status is still `sending` for the call `sendId`. */
  changeSent({ id, sendId }: { id: string; sendId: string }, change: TargetChange): Promise<Next> {
    return this.change({ id, sendId, statuses: ["sending"] }, change);
  }
}
