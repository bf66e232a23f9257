import { randomInt } from "node:crypto";
import type { Post, Slide } from "@slideloom/core/document";
import { chooseWritingStyle } from "@slideloom/core/generation";
import type { CreditService } from "../credits/credit-service.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { GenerationError } from "./generation-error.ts";
import { buildRewriteQuestion } from "./rewrite-question.ts";
import type { TextGenerator } from "./text-generator.ts";

/** The slide to rewrite and how. A blank style keeps the post's own voice. */
export interface RewriteInput {
  post: Post;
  slideIndex: number;
  instruction: string;
  style: string;
}

export interface RewriteServiceSettings {
  generator: Pick<TextGenerator, "answer">;
  credits: Pick<CreditService, "spend">;
  /** Counts generations per account, including rewritten slides. */
  rateLimit: Pick<RateLimiter, "count">;
}

/** Rewrites slides for a credit each. A rewrite that fails, times out or is cancelled is free. */
export class RewriteService {
  readonly #settings: RewriteServiceSettings;

  constructor(settings: RewriteServiceSettings) {
    this.#settings = settings;
  }

  async rewrite(
    accountId: string,
    { style, ...input }: RewriteInput,
    { signal }: { signal: AbortSignal },
  ): Promise<{ slide: Slide; remainingCredits: number }> {
    const { generator, credits, rateLimit } = this.#settings;
    if (!generator.answer) {
      throw new GenerationError(
        "no-model",
        "This server has no AI model to rewrite slides with. The person who runs it can set one up.",
      );
    }
    const answer = generator.answer.bind(generator);
    await rateLimit.count(accountId);
    const writingStyle = style.trim() === "" ? null : chooseWritingStyle(style).choice.id;
    const request = { ...input, writingStyle, seed: randomInt(2 ** 32) };
    const { result, remainingCredits } = await credits.spend(accountId, async () => {
      signal.throwIfAborted();
      const slide = await answer(buildRewriteQuestion(request), { signal });
      // The client has disconnected, so nothing is charged.
      signal.throwIfAborted();
      return slide;
    });
    return { slide: result, remainingCredits };
  }
}
