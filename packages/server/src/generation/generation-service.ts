import { randomInt } from "node:crypto";
import type { Post, Slide } from "@slideloom/core/document";
import { chooseTemplateType, chooseWritingStyle } from "@slideloom/core/generation";
import type { CreditService } from "../credits/credit-service.ts";
import type { Queries } from "../db/tables.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { GeneratedPost, GenerationRequest, TextGenerator } from "./text-generator.ts";
import type { AnonymousQuota } from "./anonymous-quota.ts";

/** Who pays: an account with a credit, an anonymous user out of what their address may do a day. */
export type GenerationCaller =
  | { kind: "account"; accountId: string }
  | { kind: "anonymous"; addressKey: string };

/** What is asked for, as people write it: names are matched loosely, blank ones mean the default. */
export interface GenerationInput {
  template: string;
  topic: string;
  instructions: string;
  style: string;
  slides: number;
  postType: "carousel" | "single";
  textOnly: boolean;
}

export interface Generation {
  post: Post;
  /** Null for an anonymous user. */
  remainingCredits: number | null;
  provider: string;
  /** About names that stand for nothing, and what else the person should know. */
  warnings: string[];
}

export interface GenerationRun {
  /** Cancels the generation, which then costs nothing. */
  signal: AbortSignal;
  /** Called once the writing begins: what throws before has cost and shown nothing. */
  onStart?: () => void;
  onTitle?: (title: string) => void;
  onSlide?: (slide: Slide, index: number) => void;
  /** Written in the transaction of an account's charge. */
  alongside?: (queries: Queries, generation: Generation) => Promise<void>;
}

export interface GenerationServiceSettings {
  generator: TextGenerator;
  credits: Pick<CreditService, "spend">;
  anonymousUsers: Pick<AnonymousQuota, "spend">;
  /** Counts the generations of each account. */
  rateLimit: Pick<RateLimiter, "count">;
  createSeed?: () => number;
}

/** Generations and what they cost: nothing is charged for one that fails, times out or is cancelled. */
export class GenerationService {
  readonly #settings: GenerationServiceSettings;

  constructor(settings: GenerationServiceSettings) {
    this.#settings = settings;
  }

  get provider(): string {
    return this.#settings.generator.provider;
  }

  async generate(
    caller: GenerationCaller,
    input: GenerationInput,
    run: GenerationRun,
  ): Promise<Generation> {
    const {
      credits,
      anonymousUsers,
      rateLimit,
      createSeed = () => randomInt(2 ** 32),
    } = this.#settings;
    const { choice: templateType, warning: templateWarning } = chooseTemplateType(input.template);
    const { choice: style, warning: styleWarning } = chooseWritingStyle(input.style);
    const { topic, instructions, slides, postType, textOnly } = input;
    const request: GenerationRequest = {
      topic,
      instructions,
      templateType: templateType.id,
      writingStyle: style.id,
      slides,
      postType,
      textOnly,
      seed: createSeed(),
    };
    const describe = ({ post, warnings }: GeneratedPost, remaining: number | null): Generation => ({
      post,
      remainingCredits: remaining,
      provider: this.provider,
      warnings: [templateWarning, styleWarning, ...warnings].filter((warning) => warning !== null),
    });

    if (caller.kind === "anonymous") {
      const work = () => this.#write(request, run);
      return describe(await anonymousUsers.spend(caller.addressKey, work), null);
    }
    await rateLimit.count(caller.accountId);
    const { result, remainingCredits } = await credits.spend(
      caller.accountId,
      () => this.#write(request, run),
      async (queries, remaining, generated) =>
        run.alongside?.(queries, describe(generated, remaining)),
    );
    return describe(result, remainingCredits);
  }

  async #write(request: GenerationRequest, run: GenerationRun): Promise<GeneratedPost> {
    const { signal, onStart, onTitle, onSlide } = run;
    signal.throwIfAborted();
    onStart?.();
    const generated = await this.#settings.generator.generate(request, {
      signal,
      ...(onTitle && { onTitle }),
      ...(onSlide && { onSlide }),
    });
    // Nobody is there to read it any more, so nobody pays for it.
    signal.throwIfAborted();
    return generated;
  }
}
