import type { Database } from "../../db/database.ts";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { EndRecorder } from "./end.ts";
import type { TargetEnd } from "./end-reasons.ts";
import { changeSentTarget, changeTarget } from "./target-repository.ts";
import { guardOf, type Next } from "./step.ts";

type TargetChange = Parameters<typeof changeTarget>[2];

/** Writes targets that a task holds. Every method returns `ended` if the task no longer holds the target. */
export class TargetWriter {
  readonly #database: Database;
  readonly #recorder: EndRecorder;

  constructor(database: Database, recorder: EndRecorder) {
    this.#database = database;
    this.#recorder = recorder;
  }

  async end(target: PublicationTargetRow, end: TargetEnd): Promise<Next> {
    await this.#recorder.end(guardOf(target), end);
    return "ended";
  }

  async change(target: PublicationTargetRow, change: TargetChange): Promise<Next> {
    const isChanged = await changeTarget(this.#database.queries, guardOf(target), change);
    return isChanged ? "go" : "ended";
  }

  /** Changes a target if its status is still `sending` for the call `sendId`. */
  async changeSent(
    { id, sendId }: { id: string; sendId: string },
    change: TargetChange,
  ): Promise<Next> {
    const guard = { id, sendId, statuses: ["sending"] as const };
    return (await changeSentTarget(this.#database.queries, guard, change)) ? "go" : "ended";
  }
}
