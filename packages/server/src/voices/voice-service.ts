import type { VoiceRequest, VoiceResponse } from "@slideloom/core/contract/voice";
import {
  voiceEvidenceSchema,
  voicePostsSchema,
  voiceSchema,
  type Voice,
  type VoiceEvidence,
  type VoiceText,
} from "@slideloom/core/voice";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { parseJson } from "../db/parse-json.ts";
import type { Queries, VoiceRow } from "../db/tables.ts";
import { VoiceError } from "./voice-error.ts";
import { deleteVoiceRow, findVoiceRow, writeVoiceRow } from "./voice-repository.ts";

export interface VoiceServiceSettings {
  database: Database;
  now: () => Date;
}

export interface LearnedVoiceParts {
  voice: Voice;
  evidence: VoiceEvidence[];
  posts: string[];
  usesSamples: boolean;
}

/**
 * Stores a description of how each account's author writes, and the posts it was learned from. Changes use optimistic
 * locking by version.
 */
export class VoiceService {
  readonly #settings: VoiceServiceSettings;

  constructor(settings: VoiceServiceSettings) {
    this.#settings = settings;
  }

  /** Returns an account's voice; null and version 0 before the first save. */
  async find(accountId: string): Promise<VoiceResponse> {
    return readRow(await findVoiceRow(this.#settings.database.queries, accountId));
  }

  async findText(accountId: string): Promise<VoiceText | null> {
    const { voice, uses_samples: usesSamples } = await this.find(accountId);
    return voice && { voice, usesSamples };
  }

  /**
   * Throws a `VoiceError` if the stored version differs from `version`. Saving the stored voice again is no conflict,
   * because the first response may have been lost.
   */
  async save(
    accountId: string,
    { voice, uses_samples, version }: VoiceRequest,
  ): Promise<VoiceResponse> {
    return this.#change(accountId, async (queries, current) => {
      const usesSamples = uses_samples ? 1 : 0;
      const text = JSON.stringify(voice);
      if (current?.voice === text && current.usesSamples === usesSamples) return readRow(current);
      if ((current?.version ?? 0) !== version) throw new VoiceError("voice-changed");
      const { evidence, posts } = readRow(current);
      const kept = keepEvidence(evidence, voice);
      return this.#write(queries, current, {
        accountId,
        voice,
        evidence: kept,
        posts,
        usesSamples,
      });
    });
  }

  /**
   * Stores a learned voice in the caller's transaction. The stored lists of banned words and banned claims stay as they
   * are.
   */
  async store(
    queries: Queries,
    accountId: string,
    { voice, evidence, posts, usesSamples }: LearnedVoiceParts,
  ): Promise<VoiceResponse> {
    await this.#settings.database.locks.holdAll(queries, [nameLock(accountId)]);
    const current = await findVoiceRow(queries, accountId);
    const before = readRow(current).voice;
    const kept = before ? { ...voice, banned: before.banned, claims: before.claims } : voice;
    return this.#write(queries, current, {
      accountId,
      voice: kept,
      evidence: keepEvidence(evidence, kept),
      posts,
      usesSamples: usesSamples ? 1 : 0,
    });
  }

  async storeNow(accountId: string, learned: LearnedVoiceParts): Promise<VoiceResponse> {
    return this.#change(accountId, (queries) => this.store(queries, accountId, learned));
  }

  /**
   * Deletes the posts that the voice was learned from. Also deletes samples and evidence, because they quote the posts.
   */
  async deletePosts(accountId: string): Promise<VoiceResponse> {
    return this.#change(accountId, async (queries, current) => {
      const { voice, uses_samples } = readRow(current);
      if (!current || !voice) return readRow(null);
      return this.#write(queries, current, {
        accountId,
        voice: { ...voice, samples: [] },
        evidence: [],
        posts: [],
        usesSamples: uses_samples ? 1 : 0,
      });
    });
  }

  async delete(accountId: string): Promise<void> {
    await deleteVoiceRow(this.#settings.database.queries, accountId);
  }

  async #change(
    accountId: string,
    work: (queries: Queries, current: VoiceRow | null) => Promise<VoiceResponse>,
  ): Promise<VoiceResponse> {
    return this.#settings.database.transaction(nameLock(accountId), async (queries) =>
      work(queries, await findVoiceRow(queries, accountId)),
    );
  }

  async #write(
    queries: Queries,
    current: VoiceRow | null,
    { accountId, voice, evidence, posts, usesSamples }: WrittenVoice,
  ): Promise<VoiceResponse> {
    const row: VoiceRow = {
      accountId,
      voice: JSON.stringify(voice),
      evidence: JSON.stringify(evidence),
      posts: JSON.stringify(posts),
      usesSamples,
      version: (current?.version ?? 0) + 1,
      updatedAtMs: this.#settings.now().getTime(),
    };
    await writeVoiceRow(queries, row);
    return readRow(row);
  }
}

const nameLock = (accountId: string) => `voice:${accountId}`;

interface WrittenVoice extends Omit<LearnedVoiceParts, "usesSamples"> {
  accountId: string;
  usesSamples: number;
}

/** Drops the evidence of lines that are no longer part of the voice. */
function keepEvidence(evidence: readonly VoiceEvidence[], voice: Voice): VoiceEvidence[] {
  const lines = new Set([voice.reader, ...voice.does, ...voice.never]);
  return evidence.filter(({ line }) => lines.has(line));
}

function readRow(row: VoiceRow | null): VoiceResponse {
  const empty = { voice: null, evidence: [], posts: [], uses_samples: false, version: 0 };
  if (!row) return empty;
  // If another version of Slideloom wrote the voice, it may be invalid here. An invalid voice counts as missing.
  const voice = voiceSchema.safeParse(parseJson(row.voice));
  const evidence = z.array(voiceEvidenceSchema).safeParse(parseJson(row.evidence));
  const posts = voicePostsSchema.safeParse(parseJson(row.posts));
  return {
    voice: voice.data ?? null,
    evidence: evidence.data ?? [],
    posts: posts.data ?? [],
    uses_samples: row.usesSamples === 1,
    version: row.version,
  };
}
