import { randomInt } from "node:crypto";
import type { LearnVoiceRequest, LearnVoiceResponse } from "@slideloom/core/contract/voice";
import {
  fitVoice,
  voiceLimits,
  type LearnedVoice,
  type VoiceEvidence,
} from "@slideloom/core/voice";
import type { VoiceService } from "../../voices/voice-service.ts";
import type { Queries } from "../../db/tables.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { TextReaders } from "../../threads/text-readers.ts";
import { nameAccount } from "../../turns/party.ts";
import { GenerationError } from "../generation-error.ts";
import type { PaidWork } from "../writers/paid-work.ts";
import { describeFailure } from "../writers/try-writers.ts";
import type { Writer } from "../writers/writer.ts";
import { nameWriter } from "../writers/writer-turn.ts";
import { measureVoice } from "./measure-voice.ts";
import type { VoiceDescription } from "./voice-description.ts";
import { buildVoiceQuestion } from "./voice-question.ts";

export interface LearnVoiceSettings {
  voices: VoiceService;
  work: PaidWork;
  texts: Pick<TextReaders, "of">;
}

/**
 * Learns an author's voice from posts. Measures the posts and, with the account's permission, asks a model to describe
 * them.
 */
export class LearnVoiceService {
  readonly #settings: LearnVoiceSettings;

  constructor(settings: LearnVoiceSettings) {
    this.#settings = settings;
  }

  /**
   * Replaces an account's voice. If no model describes the posts, saves only measurements and charges nothing.
   * @throws {DomainError} if the posts are too short.
   */
  async learn(
    accountId: string,
    { posts: sent, uses_samples: usesSamples }: LearnVoiceRequest,
    { signal, alongside }: LearnVoiceRun,
  ): Promise<LearnVoiceResponse> {
    const texts = this.#settings.texts.of(nameAccount(accountId));
    const {
      posts,
      learned,
      tooLittle,
      warnings: notes,
    } = await measureVoice(sent, { texts, signal });
    if (tooLittle !== null) {
      throw new DomainError("voice-too-little", [tooLittle, ...notes].join(" "));
    }
    const storeMeasures = async (messages: string[]): Promise<LearnVoiceResponse> => ({
      ...(await this.#settings.voices.storeNow(accountId, build(learned, null))),
      writer: null,
      remaining_credits: null,
      ...presentWarnings([...notes, ...messages]),
    });
    const build = ({ voice, evidence }: LearnedVoice, described: VoiceDescription | null) => ({
      ...(described ? addDescription({ voice, evidence }, described) : { voice, evidence }),
      posts: [...posts],
      usesSamples,
    });
    if (!usesSamples) return storeMeasures([]);
    const models = await this.#settings.work.startModels(accountId);
    if (models.length === 0) return storeMeasures([noModel]);
    try {
      return await this.#describe(accountId, models, {
        posts,
        notes,
        signal,
        alongside,
        build: (described) => build(learned, described),
      });
    } catch (error) {
      signal.throwIfAborted();
      const isUnpaid = error instanceof DomainError && error.code === "insufficient-credits";
      if (!isUnpaid && !(error instanceof GenerationError)) throw error;
      return storeMeasures([
        `Your posts' sentences and words were counted, but no AI model described the posts: ${error.message}`,
      ]);
    }
  }

  async #describe(
    accountId: string,
    models: readonly Writer[],
    { posts, notes, signal, alongside, build }: DescribeOptions,
  ): Promise<LearnVoiceResponse> {
    const { voices, work } = this.#settings;
    const question = buildVoiceQuestion({ posts, seed: randomInt(2 ** 32) });
    let response: LearnVoiceResponse | null = null;
    await work.run(accountId, models, {
      purpose: "voice",
      signal,
      async write(writer) {
        const described = await (await writer.open()).answer?.(question, { signal });
        if (!described) throw new Error(`${writer.provider} has no model.`);
        return described;
      },
      present: (described, by) => ({ described, ...by }),
      async alongside(queries, { described, writer, failures, remainingCredits }) {
        response = {
          ...(await voices.store(queries, accountId, build(described))),
          writer: nameWriter(writer),
          remaining_credits: remainingCredits,
          ...presentWarnings([...notes, ...failures.map(describeFailure)]),
        };
        await alongside?.(queries, response);
      },
    });
    if (!response) throw new Error("The voice wasn't saved.");
    return response;
  }
}

interface LearnVoiceRun {
  signal: AbortSignal;
  /** Runs in the transaction that charges for a model's description. */
  alongside?: ((queries: Queries, response: LearnVoiceResponse) => Promise<void>) | undefined;
}

interface DescribeOptions extends LearnVoiceRun {
  posts: readonly string[];
  /** Warnings about the measures. */
  notes: readonly string[];
  build: (described: VoiceDescription) => Parameters<VoiceService["store"]>[2];
}

const presentWarnings = (warnings: string[]) => (warnings.length > 0 ? { warnings } : {});

const noModel =
  "Your posts' sentences and words were counted, but no AI model is set up to describe the posts. Add your own AI model in your account.";

/** Adds the lines that a model wrote, ahead of the measured lines. Drops lines beyond the voice's limits. */
function addDescription(
  { voice, evidence }: Pick<LearnedVoice, "voice" | "evidence">,
  { reader, does, never }: VoiceDescription,
): { voice: LearnedVoice["voice"]; evidence: VoiceEvidence[] } {
  const join = (described: readonly VoiceEvidence[], measured: readonly string[]) =>
    [...new Set([...described.map(({ line }) => line), ...measured])].slice(0, voiceLimits.lines);
  return {
    voice: fitVoice({
      ...voice,
      reader: reader?.line ?? voice.reader,
      does: join(does, voice.does),
      never: join(never, voice.never),
    }),
    evidence: [...(reader ? [reader] : []), ...does, ...never, ...evidence],
  };
}
