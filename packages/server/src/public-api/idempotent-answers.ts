import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { IdempotentAnswerRow, Queries } from "../db/tables.ts";
import { isLeaseOver } from "../tasks/lease.ts";
import { ownIdentity, type ProcessIdentity } from "../tasks/process-identity.ts";
import { IdempotencyError } from "./idempotency-error.ts";

const keptMs = 24 * 3600 * 1000;
/** What a run may need beside its generation: its credit is reserved before and charged after. */
const slackMs = 60_000;

export interface IdempotentAnswersSettings {
  database: Database;
  now: () => Date;
  /** The longest that a generation takes. */
  runTimeoutMs: number;
  /** Who runs what this service starts; tests choose. */
  self?: ProcessIdentity;
}

/** What an account's idempotency key stands for, and what it asks for. */
export interface IdempotentRequest {
  accountId: string;
  key: string;
  /** The method and the route. */
  operation: string;
  /** As JSON, always in the same order. */
  body: object;
}

/** Writes a run's answer, in the transaction that makes the run final. Throws where the run was given up. */
export type KeepAnswer = (queries: Queries, answer: object) => Promise<void>;

/**
 * The first answers to idempotency keys, kept for a day. A run that fails, or whose process ends, leaves its key free,
 * so that asking again tries again.
 */
export class IdempotentAnswers {
  readonly #settings: IdempotentAnswersSettings;

  constructor(settings: IdempotentAnswersSettings) {
    this.#settings = settings;
  }

  /**
   * Runs `work`, which may keep its answer, or resolves to the JSON that was kept for the key before. Without one the key
   * is free again. Throws an `IdempotencyError` while another run has the key, and where it stands for another request.
   */
  async run<Answer>(
    { accountId, key, operation, body }: IdempotentRequest,
    work: (keep: KeepAnswer) => Promise<Answer>,
  ): Promise<{ isReplay: false; answer: Answer } | { isReplay: true; answer: string }> {
    const { database } = this.#settings;
    const runId = randomUUID();
    const asked = JSON.stringify([operation, body]);
    const bodyHash = createHash("sha256").update(asked).digest("base64url");
    const kept = await this.#claim({ accountId, key, bodyHash, runId });
    if (kept !== null) return { isReplay: true, answer: kept };
    try {
      const answer = await work((queries, made) => keepAnswer(queries, runId, made));
      return { isReplay: false, answer };
    } finally {
      // A key that can't be freed now is free once its run has been long enough.
      await database.queries
        .deleteFrom("idempotentAnswers")
        .where("runId", "=", runId)
        .where("answer", "is", null)
        .execute()
        .catch(() => undefined);
    }
  }

  /** What is kept for an account, for its owner. */
  async list(accountId: string) {
    const rows = await this.#settings.database.queries
      .selectFrom("idempotentAnswers")
      .select(["key", "startedAtMs", "answer"])
      .where("accountId", "=", accountId)
      .where("startedAtMs", ">", this.#settings.now().getTime() - keptMs)
      .orderBy("startedAtMs")
      .execute();
    return rows.map(({ key, startedAtMs, answer }) => ({
      key,
      startedAt: new Date(startedAtMs).toISOString(),
      answer: answer === null ? null : (JSON.parse(answer) as unknown),
    }));
  }

  /** Deletes what has been kept long enough. */
  async sweep(): Promise<void> {
    const { database, now } = this.#settings;
    await database.queries
      .deleteFrom("idempotentAnswers")
      .where("startedAtMs", "<=", now().getTime() - keptMs)
      .execute();
  }

  /** Takes the key for a run and resolves to null, or to the answer that is kept for it. */
  async #claim(
    claim: Pick<IdempotentAnswerRow, "accountId" | "key" | "bodyHash" | "runId">,
  ): Promise<string | null> {
    const { database, now, self = ownIdentity } = this.#settings;
    const { accountId, key, bodyHash } = claim;
    const nowMs = now().getTime();
    return database.transaction(`idempotency:${accountId}`, async (queries) => {
      const row = await queries
        .selectFrom("idempotentAnswers")
        .selectAll()
        .where("accountId", "=", accountId)
        .where("key", "=", key)
        .executeTakeFirst();
      if (row && !this.#isFree(row, nowMs)) return readAnswer(row, bodyHash);
      const values = { ...claim, owner: self, startedAtMs: nowMs, answer: null };
      await queries
        .insertInto("idempotentAnswers")
        .values(values)
        .onConflict((conflict) => conflict.columns(["accountId", "key"]).doUpdateSet(values))
        .execute();
      return null;
    });
  }

  /** Whether a key was kept long enough, or its run was given up. */
  #isFree({ owner, startedAtMs, answer }: IdempotentAnswerRow, nowMs: number): boolean {
    if (startedAtMs + keptMs <= nowMs) return true;
    const untilMs = startedAtMs + this.#settings.runTimeoutMs + slackMs;
    return answer === null && isLeaseOver({ owner, untilMs }, nowMs);
  }
}

function readAnswer(row: IdempotentAnswerRow, bodyHash: string): string {
  if (row.bodyHash !== bodyHash) {
    throw new IdempotencyError(
      "key-reused",
      "This Idempotency-Key was used for another request. Use a new key for a new one.",
    );
  }
  if (row.answer === null) {
    throw new IdempotencyError(
      "key-in-use",
      "A request with this Idempotency-Key is still running. Try again in a moment.",
    );
  }
  return row.answer;
}

async function keepAnswer(queries: Queries, runId: string, answer: object): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable("idempotentAnswers")
    .set({ answer: JSON.stringify(answer) })
    .where("runId", "=", runId)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  throw new IdempotencyError(
    "key-in-use",
    "The request took so long that another one with its Idempotency-Key has begun.",
  );
}
