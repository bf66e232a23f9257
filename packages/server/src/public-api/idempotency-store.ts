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
/** What a run may need beside its generation: its credit is reserved before and charged after. */
const slackMs = 60_000;

export interface IdempotencyStoreSettings {
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
  /** As it was read, always in the same order. */
  body: object;
  /** Of what was sent, byte for byte: it stays the same if another version reads it otherwise. */
  sentHash: string;
}

/** Writes a run's response, in the transaction that makes the run final. Throws where the run was given up. */
export type StoreResponse = (queries: Queries, response: object) => Promise<void>;

/**
 * The first responses to idempotency keys, kept for a day. A run that fails, or whose process ends, leaves its key free,
 * so that asking again tries again.
 */
export class IdempotencyStore {
  readonly #settings: IdempotencyStoreSettings;
  /** Runs of this process that failed while the database was away: their rows still take the keys. */
  readonly #unfreed = new Set<string>();

  constructor(settings: IdempotencyStoreSettings) {
    this.#settings = settings;
  }

  /**
   * Runs `work`, which may store its response, or resolves to the JSON that was stored for the key before. Without one the key
   * is free again. Throws an `IdempotencyError` while another run has the key, and where it stands for another request.
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

  /** What is kept for an account, for its owner. */
  async list(accountId: string) {
    const { database, now } = this.#settings;
    const rows = await listKeys(database.queries, accountId, now().getTime() - keptMs);
    return rows.map(({ key, startedAtMs, answer }) => ({
      key,
      startedAt: new Date(startedAtMs).toISOString(),
      answer: answer === null ? null : (JSON.parse(answer) as unknown),
    }));
  }

  /** Deletes what has been kept long enough. */
  async cleanUp(): Promise<void> {
    const { database, now } = this.#settings;
    for (const runId of this.#unfreed) {
      await freeKey(database.queries, runId);
      this.#unfreed.delete(runId);
    }
    await deleteOldKeys(database.queries, now().getTime() - keptMs);
  }

  /** Takes the key for a run and resolves to null, or to the response that is stored for it. */
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

  /** Whether a key was kept long enough, or its run was given up. */
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

/** Throws an `IdempotencyError` where another run has the key by now. */
async function storeResponse(queries: Queries, runId: string, response: object): Promise<void> {
  if (await writeResponse(queries, runId, JSON.stringify(response))) return;
  throw new IdempotencyError(
    "key-in-use",
    "The request took so long that another one with its Idempotency-Key has begun.",
  );
}
