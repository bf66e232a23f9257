import { keptSources } from "@slideloom/core/contract/source-storage";
import type {
  GenerationSource,
  SourceListResponse,
  SourceResponse,
} from "@slideloom/core/contract/sources";
import {
  joinMaterials,
  type Material,
  passagesSchema,
  sourceSchema,
} from "@slideloom/core/sources";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { parseJson } from "../db/parse-json.ts";
import type { SourceRow } from "../db/source-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { UploadService } from "../media/upload-service.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { nameParty, type Party } from "../turns/party.ts";
import { identifySource, type ReadMaterial } from "./identify-source.ts";
import { keepFileImages } from "./keep-file-images.ts";
import { KeptSourceError } from "./kept-source-error.ts";
import type { FoundSource } from "./readers/source-file.ts";
import type { SourceInput, SourceReader } from "./source-reader.ts";
import {
  deleteExpiredSources,
  deleteOldestSources,
  deleteSourceRow,
  findSourceRow,
  listSameSourceRows,
  listSourceRows,
  listWholeSourceRows,
  writeSourceRow,
} from "./source-repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const choicesSchema = z.array(z.object({ id: z.string(), title: z.string() }));

interface ReadOptions {
  signal: AbortSignal;
  /** Writes further rows in the transaction that stores the source. */
  alongside?: ((queries: Queries, kept: { source_id: string }) => Promise<void>) | undefined;
}

export interface SourceServiceSettings {
  database: Database;
  now: () => Date;
  reader: Pick<SourceReader, "read">;
  /** Stores the images of files. */
  uploads: Pick<UploadService, "upload">;
  /** Counts reads by account, or by address. */
  rateLimit: Pick<RateLimiter, "count">;
}

/** Reads sources, and keeps those of accounts, but not of anonymous users, for a week. Throws SourceError, OutboundError or KeptSourceError. */
export class SourceService {
  readonly #settings: SourceServiceSettings;

  constructor(settings: SourceServiceSettings) {
    this.#settings = settings;
  }

  async read(
    caller: Party,
    input: SourceInput,
    { signal, alongside }: ReadOptions,
  ): Promise<SourceResponse> {
    const read = await this.#read(caller, input, signal);
    const { uploads } = this.#settings;
    const found = await keepFileImages(
      read,
      caller.kind === "anonymous" ? null : (bytes) => uploads.upload(caller.accountId, bytes),
    );
    const material = identifySource(found);
    if (caller.kind === "anonymous") {
      return { ...material, ...presentChoices(found.choices), kept_until: null };
    }
    return this.#keep(caller.accountId, { ...found, ...material }, alongside);
  }

  /** Returns the texts of a generation, joined; null if none is named. */
  async findAll(
    caller: Party,
    named: readonly GenerationSource[],
    signal: AbortSignal,
  ): Promise<Material | null> {
    const [first, ...others] = named;
    if (!first) return null;
    const texts: [ReadMaterial, ...ReadMaterial[]] = [await this.find(caller, first, signal)];
    // One after the other, because readers take turns by account.
    for (const one of others) texts.push(await this.find(caller, one, signal));
    return joinMaterials(texts);
  }

  /** Returns a generation's source. Reads the source if `named` has an address or text instead of an id. */
  async find(caller: Party, named: GenerationSource, signal: AbortSignal): Promise<ReadMaterial> {
    if ("passages" in named) return named;
    if ("id" in named) {
      if (caller.kind === "anonymous") throw new KeptSourceError("source-not-found");
      return this.get(caller.accountId, named.id);
    }
    const { source, passages } = await this.read(caller, named, { signal });
    return { source, passages };
  }

  async get(accountId: string, id: string): Promise<SourceResponse> {
    const { database } = this.#settings;
    const row = await findSourceRow(database.queries, { accountId, id, nowMs: this.#nowMs });
    const kept = row && present(row);
    if (!kept) throw new KeptSourceError("source-not-found");
    return kept;
  }

  async list(accountId: string): Promise<SourceListResponse> {
    const rows = await listSourceRows(this.#settings.database.queries, accountId, this.#nowMs);
    return {
      sources: rows.flatMap(({ source, expiresAtMs }) => {
        const read = sourceSchema.safeParse(parseJson(source));
        return read.success ? [{ source: read.data, kept_until: presentTime(expiresAtMs) }] : [];
      }),
    };
  }

  async delete(accountId: string, id: string): Promise<void> {
    const isDeleted = await deleteSourceRow(this.#settings.database.queries, { accountId, id });
    if (!isDeleted) throw new KeptSourceError("source-not-found");
  }

  /** Returns all of an account's stored sources, for its data export. */
  async collect(accountId: string): Promise<SourceResponse[]> {
    const rows = await listWholeSourceRows(this.#settings.database.queries, accountId);
    return rows.map(present).filter((kept) => kept !== null);
  }

  /** Cleanup task: deletes sources that were kept for a week. */
  async cleanUp(): Promise<void> {
    await deleteExpiredSources(this.#settings.database.queries, this.#nowMs);
  }

  async #read(caller: Party, input: SourceInput, signal: AbortSignal): Promise<FoundSource> {
    const { rateLimit, reader } = this.#settings;
    const by = nameParty(caller);
    await rateLimit.count(by);
    return reader.read(input, { by, signal });
  }

  /** Stores a source. If text and address are already stored, reuses the id, because posts refer to the id. */
  async #keep(
    accountId: string,
    { source, passages, choices = [] }: ReadMaterial & Pick<FoundSource, "choices">,
    alongside: ReadOptions["alongside"],
  ): Promise<SourceResponse> {
    const readAtMs = this.#nowMs;
    const expiresAtMs = readAtMs + keptSources.days * dayMs;
    return this.#settings.database.transaction(`sources:${accountId}`, async (queries) => {
      const { hash } = source;
      const rows = await listSameSourceRows(queries, { accountId, hash });
      const known = rows.find((row) => readUrl(row.source) === source.url);
      const kept = known ? { ...source, id: known.id } : source;
      await writeSourceRow(queries, {
        id: kept.id,
        accountId,
        hash,
        source: JSON.stringify(kept),
        passages: JSON.stringify(passages),
        choices: JSON.stringify(choices),
        readAtMs,
        expiresAtMs,
      });
      await deleteOldestSources(queries, accountId, keptSources.most);
      await alongside?.(queries, { source_id: kept.id });
      const kept_until = presentTime(expiresAtMs);
      return { source: kept, passages, ...presentChoices(choices), kept_until };
    });
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

const presentTime = (timeMs: number) => new Date(timeMs).toISOString();

const presentChoices = (choices: FoundSource["choices"] = []) =>
  choices.length > 0 ? { choices } : {};

const readUrl = (source: string) => sourceSchema.safeParse(parseJson(source)).data?.url;

/** Returns null for a row that another version wrote in an unknown shape. */
function present({ source, passages, choices, expiresAtMs }: SourceRow): SourceResponse | null {
  const read = sourceSchema.safeParse(parseJson(source));
  const readPassages = passagesSchema.safeParse(parseJson(passages));
  if (!read.success || !readPassages.success) return null;
  return {
    source: read.data,
    passages: readPassages.data,
    ...presentChoices(choicesSchema.safeParse(parseJson(choices)).data),
    kept_until: presentTime(expiresAtMs),
  };
}
