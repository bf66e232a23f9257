import { isSending } from "@slideloom/core/contract/target-phases";
import type { WebhookEvent } from "@slideloom/core/contract/webhooks";
import { cleanPost } from "../../connectors/clean-remote.ts";
import type { AcceptedPost, PublishedPost } from "../../connectors/connector.ts";
import type { Database } from "../../db/database.ts";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { Queries } from "../../db/tables.ts";
import type { TaskQueue } from "../../tasks/task-queue.ts";
import type { TargetEnd } from "./end-reasons.ts";
import { readPosts } from "./row.ts";
import { changeTarget, findTarget, type SendGuard, type TargetGuard } from "./target-repository.ts";
import { buildTargetTask } from "./task-kind.ts";
import { filesKeptMs, firstCheckMs } from "./times.ts";

/** Announces a target's end in the transaction that writes the end. */
type AnnounceEnd = (
  queries: Queries,
  event: Extract<WebhookEvent, `publication.${string}`>,
  target: PublicationTargetRow,
) => Promise<void>;

export interface EndRecorderSettings {
  database: Database;
  now: () => Date;
  tasks: Pick<TaskQueue, "enqueue">;
  announce: AnnounceEnd;
}

/** Statuses that the call's own result may still overwrite, because it is more reliable than a check. */
export const awaitingResult = ["sending", "checking", "unknown"] as const;

export class EndRecorder {
  readonly #settings: EndRecorderSettings;

  constructor(settings: EndRecorderSettings) {
    this.#settings = settings;
  }

  /** Ends a target. Returns false if the task no longer holds it, or if it no longer waits for this send. */
  async end(guard: TargetGuard | SendGuard, end: TargetEnd): Promise<boolean> {
    return this.#settings.database.transaction(null, (queries) => this.#write(queries, guard, end));
  }

  /**
   * Records a published post, even if the call's result arrives late. If the thread has more posts, starts the next
   * one.
   */
  async publish(
    target: PublicationTargetRow,
    sendId: string,
    { post, note = null }: PublishedPost,
  ): Promise<void> {
    const { database, tasks } = this.#settings;
    await database.transaction(null, async (queries) => {
      const posts = [...readPosts(target.posts), cleanPost(post)];
      const isLast = posts.length >= target.parts;
      const guard = { id: target.id, sendId, statuses: awaitingResult };
      const nowMs = this.#nowMs;
      const isChanged = await changeTarget(queries, guard, {
        status: isLast ? "published" : "preparing",
        posts: JSON.stringify(posts),
        sendId: null,
        armedAtMs: null,
        errorCode: null,
        message: note,
        attempts: 0,
        checks: 0,
        finishedAtMs: isLast ? nowMs : null,
        filesUntilMs: isLast ? nowMs + filesKeptMs : null,
      });
      if (!isChanged) return;
      if (isLast) await this.#announce(queries, target.id, "published");
      else await tasks.enqueue(queries, buildTargetTask(target));
    });
  }

  /**
   * Records that the network will publish the post by itself, and schedules the first check. A target that ended as
   * `unknown` is also checked again, because `checkpoint` makes the checks more reliable.
   */
  async accept(
    target: PublicationTargetRow,
    sendId: string,
    { checkpoint, message }: AcceptedPost,
  ): Promise<void> {
    const { database, tasks } = this.#settings;
    await database.transaction(null, async (queries) => {
      const guard = { id: target.id, sendId, statuses: awaitingResult };
      const isChanged = await changeTarget(queries, guard, {
        status: "checking",
        checkpoint: JSON.stringify(checkpoint),
        checks: 0,
        errorCode: null,
        message,
        finishedAtMs: null,
        filesUntilMs: null,
      });
      if (!isChanged) return;
      const runAt = new Date(this.#nowMs + firstCheckMs);
      await tasks.enqueue(queries, { ...buildTargetTask(target), runAt });
    });
  }

  /** Ends a target whose task died. If its call may have been made, the outcome is unknown. */
  async abandon(queries: Queries, id: string): Promise<void> {
    const target = await findTarget(queries, id);
    if (!target) return;
    const isSent = isSending(target.status);
    const isOpen = ["scheduled", "preparing", "ready"].includes(target.status);
    if (!isSent && !isOpen) return;
    const end: TargetEnd = isSent ? { ...interrupted, status: "unknown" } : interrupted;
    await this.#write(queries, target, end);
  }

  /** Writes an end and announces it if the change was applied. */
  async #write(
    queries: Queries,
    guard: TargetGuard | SendGuard,
    { status, code, message }: TargetEnd,
  ): Promise<boolean> {
    const nowMs = this.#nowMs;
    const isChanged = await changeTarget(queries, guard, {
      status,
      errorCode: code,
      message,
      finishedAtMs: nowMs,
      filesUntilMs: nowMs + filesKeptMs,
    });
    if (isChanged) await this.#announce(queries, guard.id, status);
    return isChanged;
  }

  async #announce(
    queries: Queries,
    id: string,
    status: TargetEnd["status"] | "published",
  ): Promise<void> {
    const target = await findTarget(queries, id);
    if (target) await this.#settings.announce(queries, findEvent(status), target);
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

const interrupted: TargetEnd = {
  status: "failed",
  code: "interrupted",
  message: "The server stopped several times while it was publishing this post.",
};

function findEvent(status: TargetEnd["status"] | "published") {
  return status === "published" || status === "unknown"
    ? (`publication.${status}` as const)
    : "publication.failed";
}
