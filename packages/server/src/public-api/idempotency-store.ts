import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { IdempotencyRow, Queries } from "../db/tables.ts";
import { isLeaseOver } from "../tasks/lease.ts";
import { ownIdentity, type ProcessIdentity } from "../tasks/process-identity.ts";
import { IdempotencyError } from "./idempotency-error.ts";
import {
  deleteOldKeys,
  findKey,
  freeKey,
  listKeys,
  writeKey,
  writeResponse,
} from "./idempotency-repository.ts";

const keptMs = 24 * 3600 * 1000;
/** Time that a run may need besides generating, for reserving and charging its credit. */
const slackMs = 60_000;

export interface IdempotencyStoreSettings {
  database: Database;
  now: () => Date;
  /** Maximum duration of a generation. */
  runTimeoutMs: number;
  /** Owner of the runs' leases; set by tests. */
  self?: ProcessIdentity;
}

/** An account's idempotency key and its request. */
export interface IdempotentRequest {
  accountId: string;
  key: string;
  operation: string;
  /** Parsed body with a fixed key order. */
  body: object;
  /** Hash of the raw body; unlike the parsed body it doesn't change between versions. */
  sentHash: string;
}

/**
 * Stores a run's response in the transaction that completes the run. Throws if another run has claimed the idempotency
 * key.
 */
export type StoreResponse = (queries: Queries, response: object) => Promise<void>;

/**
 * Keeps the first response to each idempotency key for a day. If a run fails or crashes, its key is freed, so that a
 * retry runs again.
 */
export class IdempotencyStore {
  readonly #settings: IdempotencyStoreSettings;
  /** Failed runs of this process whose rows could not be deleted, as the database was unavailable. */
  readonly #unfreed = new Set<string>();

  constructor(settings: IdempotencyStoreSettings) {
    this.#settings = settings;
  }

  /**
   * Runs `work`, or resolves to the response stored for the key. If `work` stores no response, the key is freed.
   * @throws {IdempotencyError} if another run has the key, or if the key was used for another request.
   */
  async run<Response>(
    { accountId, key, operation, body, sentHash }: IdempotentRequest,
    work: (store: StoreResponse) => Promise<Response>,
  ): Promise<{ isReplay: false; response: Response } | { isReplay: true; response: string }> {
    const { database } = this.#settings;
    const runId = randomUUID();
    const asked = JSON.stringify([operation, body]);
    const bodyHash = createHash("sha256").update(asked).digest("base64url");
    try {
      const stored = await this.#claim({ accountId, key, bodyHash, sentHash, runId });
      if (stored !== null) return { isReplay: true, response: stored };
      const response = await work((queries, made) => storeResponse(queries, runId, made));
      return { isReplay: false, response };
    } finally {
      await freeKey(database.queries, runId).catch(() => this.#unfreed.add(runId));
    }
  }

  /** Lists an account's stored keys, for its data export. */
  async list(accountId: string) {
    const { database, now } = this.#settings;
    const rows = await listKeys(database.queries, accountId, now().getTime() - keptMs);
    return rows.map(({ key, startedAtMs, answer }) => ({
      key,
      startedAt: new Date(startedAtMs).toISOString(),
      answer: answer === null ? null : (JSON.parse(answer) as unknown),
    }));
  }

  /** Cleanup task: deletes expired keys. */
  async cleanUp(): Promise<void> {
    const { database, now } = this.#settings;
    for (const runId of this.#unfreed) {
      await freeKey(database.queries, runId);
      this.#unfreed.delete(runId);
    }
    await deleteOldKeys(database.queries, now().getTime() - keptMs);
  }

  /** Claims the key and resolves to null, or resolves to its stored response. */
  async #claim(
    claim: Pick<IdempotencyRow, "accountId" | "key" | "bodyHash" | "sentHash" | "runId">,
  ): Promise<string | null> {
    const { database, now, self = ownIdentity } = this.#settings;
    const { accountId, key } = claim;
    const nowMs = now().getTime();
    return database.transaction(`idempotency:${accountId}`, async (queries) => {
      const row = await findKey(queries, accountId, key);
      if (row && !this.#isFree(row, nowMs)) return readResponse(row, claim);
      await writeKey(queries, { ...claim, owner: self, startedAtMs: nowMs, answer: null });
      return null;
    });
  }

  /** Returns whether a key has expired or its run was abandoned. */
  #isFree({ owner, startedAtMs, answer, runId }: IdempotencyRow, nowMs: number): boolean {
    if (startedAtMs + keptMs <= nowMs) return true;
    if (answer === null && this.#unfreed.has(runId)) return true;
    const untilMs = startedAtMs + this.#settings.runTimeoutMs + slackMs;
    return answer === null && isLeaseOver({ owner, untilMs }, nowMs);
  }
}

function readResponse(
  row: IdempotencyRow,
  { bodyHash, sentHash }: Pick<IdempotencyRow, "bodyHash" | "sentHash">,
): string {
  if (row.sentHash !== sentHash && row.bodyHash !== bodyHash) {
    throw new IdempotencyError(
      "key-reused",
      "This Idempotency-Key was used for another request. Use a new key for a new request.",
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

/** Throws an `IdempotencyError` if another run has claimed the key. */
async function storeResponse(queries: Queries, runId: string, response: object): Promise<void> {
  if (await writeResponse(queries, runId, JSON.stringify(response))) return;
  throw new IdempotencyError(
    "key-in-use",
    "This request took too long, and another request with the same Idempotency-Key has started. Use the response to that request.",
  );
}
