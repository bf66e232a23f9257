import { randomInt } from "node:crypto";
import type { Post, Slide } from "@slideloom/core/document";
import { chooseTemplateType, chooseWritingStyle } from "@slideloom/core/generation";
import type { CreditService } from "../credits/credit-service.ts";
import type { Queries } from "../db/tables.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { GeneratedPost, GenerationRequest, TextGenerator } from "./text-generator.ts";
import type { AnonymousQuota } from "./anonymous-quota.ts";

/**
 * The caller of a generation: an account, which pays with a credit, or an anonymous user with a daily limit per IP
 * address.
 */
export type GenerationCaller =
  | { kind: "account"; accountId: string }
  | { kind: "anonymous"; addressKey: string };

/** A generation request as entered: names are matched loosely, blank ones mean the default. */
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
  /** Unknown names, and anything else the person should know. */
  warnings: string[];
}

export interface GenerationRun {
  /** Cancels the generation, free of charge. */
  signal: AbortSignal;
  /** Called when writing starts. Earlier errors cost nothing and have sent no events. */
  onStart?: () => void;
  onTitle?: (title: string) => void;
  onSlide?: (slide: Slide, index: number) => void;
  /** Writes further rows in the transaction that charges the account. */
  alongside?: (queries: Queries, generation: Generation) => Promise<void>;
}

export interface GenerationServiceSettings {
  generator: TextGenerator;
  credits: Pick<CreditService, "spend">;
  anonymousUsers: Pick<AnonymousQuota, "spend">;
  /** Counts generations per account. */
  rateLimit: Pick<RateLimiter, "count">;
  createSeed?: () => number;
}

/** Runs generations and charges them. A generation that fails, times out or is cancelled is free. */
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
    // The client has disconnected, so nothing is charged.
    signal.throwIfAborted();
    return generated;
  }
}
