import { createHash } from "node:crypto";
import {
  statementsSchema,
  writeChunk,
  type Chunk,
  type StatementDraft,
} from "@slideloom/core/planning";
import type { WriterName } from "@slideloom/core/generation";
import type { Database } from "../../db/database.ts";
import { parseJson } from "../../db/parse-json.ts";
import type { GenerationRequest } from "../text-generator.ts";
import {
  deleteSavedFacts,
  findSavedFacts,
  listSavedFacts,
  writeSavedFacts,
} from "./saved-facts-repository.ts";

const keptMs = 7 * 24 * 60 * 60 * 1000;
/** Incremented if a prompt for facts changes, which invalidates stored facts. */
const promptVersion = 1;

export interface FactStoreSettings {
  database: Database;
  now: () => Date;
}

/** Stores the facts of each chunk of a source for a week, by text, language, model, voice and prompt version. */
export class FactStore {
  readonly #settings: FactStoreSettings;

  constructor(settings: FactStoreSettings) {
    this.#settings = settings;
  }

  /**
   * Returns null if no facts are stored, or if their format is unknown because another version of Slideloom wrote them.
   */
  async find(accountId: string, key: string): Promise<StatementDraft[] | null> {
    const afterMs = this.#oldestMs;
    const facts = await findSavedFacts(this.#queries, { accountId, key, afterMs });
    const read = statementsSchema.safeParse(parseJson(facts ?? ""));
    return read.success ? read.data.map(({ id, ...fact }) => ({ ref: id, ...fact })) : null;
  }

  async save(accountId: string, key: string, drafts: readonly StatementDraft[]): Promise<void> {
    const facts = JSON.stringify(drafts.map(({ ref, ...fact }) => ({ id: ref, ...fact })));
    const createdAtMs = this.#settings.now().getTime();
    await writeSavedFacts(this.#queries, { accountId, key, facts, createdAtMs });
  }

  /** Lists an account's stored facts, for its data export. */
  async list(accountId: string): Promise<object[]> {
    const rows = await listSavedFacts(this.#queries, accountId);
    return rows.map(({ facts, createdAtMs }) => ({ facts: parseJson(facts), createdAtMs }));
  }

  async cleanUp(): Promise<void> {
    await deleteSavedFacts(this.#queries, this.#oldestMs);
  }

  get #queries() {
    return this.#settings.database.queries;
  }

  get #oldestMs(): number {
    return this.#settings.now().getTime() - keptMs;
  }
}

interface FactKeyParts extends Pick<GenerationRequest, "voice"> {
  language?: string | undefined;
  most: number;
}

export function buildFactKey(
  chunk: Chunk,
  { provider, model }: Pick<WriterName, "provider" | "model">,
  { language = "", most, voice }: FactKeyParts,
): string {
  const parts = [promptVersion, provider, model, language, most, writeChunk(chunk), voice];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
