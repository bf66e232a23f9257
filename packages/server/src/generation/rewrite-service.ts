import { randomInt } from "node:crypto";
import type { Post, Slide } from "@slideloom/core/document";
import { chooseWritingStyle } from "@slideloom/core/generation";
import type { CreditService } from "../credits/credit-service.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { GenerationError } from "./generation-error.ts";
import type { TextGenerator } from "./text-generator.ts";

/** What is to change about which slide. A blank style keeps the post's own voice. */
export interface RewriteInput {
  post: Post;
  slideIndex: number;
  instruction: string;
  style: string;
}

export interface RewriteServiceSettings {
  generator: Pick<TextGenerator, "rewriteSlide">;
  credits: Pick<CreditService, "spend">;
  /** Counts the generations of each account, rewritten slides among them. */
  rateLimit: Pick<RateLimiter, "count">;
}

/** Slides in other words, a credit each: nothing is charged for one that fails, times out or is cancelled. */
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
    const { rewriteSlide } = generator;
    if (!rewriteSlide) {
      throw new GenerationError(
        "no-model",
        "This server has no AI model to rewrite slides with. Whoever runs it can set one up.",
      );
    }
    await rateLimit.count(accountId);
    const writingStyle = style.trim() === "" ? null : chooseWritingStyle(style).choice.id;
    const request = { ...input, writingStyle, seed: randomInt(2 ** 32) };
    const { result, remainingCredits } = await credits.spend(accountId, async () => {
      signal.throwIfAborted();
      const slide = await rewriteSlide.call(generator, request, { signal });
      // Nobody is there to read it any more, so nobody pays for it.
      signal.throwIfAborted();
      return slide;
    });
    return { slide: result, remainingCredits };
  }
}
