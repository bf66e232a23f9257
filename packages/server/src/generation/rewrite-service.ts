import { randomInt } from "node:crypto";
import type { Post, Slide } from "@slideloom/core/document";
import { chooseWritingStyle, type WriterName } from "@slideloom/core/generation";
import type { CreditService } from "../credits/credit-service.ts";
import type { VoiceService } from "../brand/voice-service.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { GenerationError } from "./generation-error.ts";
import { buildRewriteQuestion } from "@slideloom/core/writing";
import { describeFailure, tryWriters } from "./writers/try-writers.ts";
import type { WriterChain } from "./writers/writer-chain.ts";

/** The slide to rewrite, with the instruction. A blank style keeps the post's own voice. */
export interface RewriteInput {
  post: Post;
  slideIndex: number;
  instruction: string;
  style: string;
}

/** A rewritten slide, its writer, and messages about writers that failed. */
export interface Rewrite {
  slide: Slide;
  remainingCredits: number;
  writer: WriterName;
  warnings: string[];
}

export interface RewriteServiceSettings {
  writers: WriterChain;
  credits: Pick<CreditService, "runAt">;
  /** Counts generations per account, including rewritten slides. */
  rateLimit: Pick<RateLimiter, "count">;
  voices: Pick<VoiceService, "findText">;
}

/** Rewrites slides at their writer's price. A rewrite that fails, times out or is cancelled is free. */
export class RewriteService {
  readonly #settings: RewriteServiceSettings;

  constructor(settings: RewriteServiceSettings) {
    this.#settings = settings;
  }

  async rewrite(
    accountId: string,
    { style, ...input }: RewriteInput,
    { signal }: { signal: AbortSignal },
  ): Promise<Rewrite> {
    const { writers, credits, rateLimit, voices } = this.#settings;
    const models = (await writers.list(accountId)).filter(({ model }) => model !== null);
    if (models.length === 0) {
      throw new GenerationError(
        "no-model",
        "This server has no AI model to rewrite slides with. Add a model of your own in your account, or ask the person who runs the server to set one up.",
      );
    }
    await rateLimit.count(accountId);
    const writingStyle = style.trim() === "" ? null : chooseWritingStyle(style).choice.id;
    const voice = await voices.findText(accountId);
    const question = buildRewriteQuestion({
      ...input,
      writingStyle,
      seed: randomInt(2 ** 32),
      ...(voice && { voice }),
    });
    const { result, writer, failures } = await tryWriters(models, signal, async (model) =>
      credits.runAt(model.credits, accountId, async () => {
        signal.throwIfAborted();
        const slide = await (await model.open()).answer?.(question, { signal });
        if (!slide) throw new Error(`${model.provider} has no model.`);
        // The client has disconnected, so nothing is charged.
        signal.throwIfAborted();
        return slide;
      }),
    );
    return {
      slide: result.result,
      remainingCredits: result.remainingCredits,
      writer,
      warnings: failures.map(describeFailure),
    };
  }
}
