import type { ModelMessage } from "ai";
import { countWantedSlides, buildAllowance } from "../finish/finish-post.ts";
import { finishSlide } from "../finish/finish-slide.ts";
import { buildPrompt } from "../prompt/build-prompt.ts";
import { SlideScanner } from "../reply/slide-scanner.ts";
import { stripThinking } from "../reply/strip-thinking.ts";
import type {
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  TextGenerator,
  TokenUsage,
} from "../text-generator.ts";
import { askModel, type ModelReply } from "./ask-model.ts";
import { buildGenerationError, createGenerationError } from "./build-generation-error.ts";
import { createLanguageModel } from "./create-language-model.ts";
import { isRefusal, judgeReply, type JudgedReply } from "./judge-reply.ts";
import type { ModelSettings } from "./model-settings.ts";
import { isModeRejection, listReplyModes, type ReplyMode } from "./reply-mode.ts";
import { buildWireSchema } from "./wire-post.ts";

/** A model does not tell whose words are whose. */
const nothingToSay = { origins: null, warnings: [] };

interface Attempt {
  reply: ModelReply;
  judged: JudgedReply;
}

/** Has a language model write posts. A reply that can't be used is asked for once more, with its problems named. */
export class ModelTextGenerator implements TextGenerator {
  readonly provider: string;
  readonly #settings: ModelSettings;
  /** The modes that this endpoint and model have not rejected, the strictest first. */
  #modes: readonly ReplyMode[];

  constructor(settings: ModelSettings) {
    this.provider = settings.provider;
    this.#settings = settings;
    this.#modes = listReplyModes(settings.provider);
  }

  async generate(
    request: GenerationRequest,
    { signal, onSlide }: GenerationOptions,
  ): Promise<GeneratedPost> {
    signal.throwIfAborted();
    const work = new AbortController();
    const cancel = () => work.abort(signal.reason);
    signal.addEventListener("abort", cancel, { once: true });
    const timer = setTimeout(
      () => work.abort(createGenerationError("timed-out")),
      this.#settings.timeoutMs,
    );
    try {
      return await this.#write(request, { signal: work.signal, ...(onSlide ? { onSlide } : {}) });
    } catch (error) {
      work.signal.throwIfAborted();
      throw buildGenerationError(error, this.#settings);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
    }
  }

  async #write(request: GenerationRequest, options: GenerationOptions): Promise<GeneratedPost> {
    const { system, user } = buildPrompt(request);
    const first = await this.#attempt(request, system, [{ role: "user", content: user }], options);
    if (first.judged.post && first.judged.problems.length === 0) {
      const repair = first.judged.isClean ? "none" : "repaired";
      return { ...nothingToSay, post: first.judged.post, usage: first.reply.usage, repair };
    }
    const again = await this.#attempt(
      request,
      system,
      buildSecondQuestion(user, first),
      options,
    ).catch((error: unknown) => {
      if (first.judged.post && !options.signal.aborted) return null;
      throw error;
    });
    const post = chooseBetter(first, again)?.judged.post;
    if (!post) throw createGenerationError("unusable-reply");
    return {
      ...nothingToSay,
      post,
      usage: addUsage(first.reply.usage, again?.reply.usage),
      repair: "asked-again",
    };
  }

  async #attempt(
    request: GenerationRequest,
    system: string,
    messages: ModelMessage[],
    options: GenerationOptions,
  ): Promise<Attempt> {
    const reply = await this.#ask(request, system, messages, options);
    if (reply.isRefused || isRefusal(reply.text)) throw createGenerationError("refused");
    return { reply, judged: judgeReply(reply.text, request) };
  }

  /** Asks in the strictest mode that is not rejected; what an endpoint takes is remembered once it has answered. */
  async #ask(
    request: GenerationRequest,
    system: string,
    messages: ModelMessage[],
    { signal, onSlide }: GenerationOptions,
  ): Promise<ModelReply> {
    const allowance = buildAllowance(request);
    const slidesMax = countWantedSlides(request);
    const scanner = new SlideScanner();
    let slides = 0;
    const onText = (piece: string) => {
      for (const slide of onSlide ? scanner.push(piece) : []) {
        if (slides < slidesMax) onSlide?.(finishSlide(slide, allowance), slides++);
      }
    };
    for (let modes = this.#modes; ; modes = modes.slice(1)) {
      const [mode = "text"] = modes;
      try {
        const reply = await askModel({
          model: createLanguageModel(this.#settings, mode),
          mode,
          schema: buildWireSchema(allowance.itemTypes),
          system,
          messages,
          maxOutputTokens: chooseMaxOutputTokens(this.#settings, slidesMax),
          maxRetries: this.#settings.maxRetries ?? 2,
          signal,
          onText,
        });
        if (modes.length < this.#modes.length) this.#modes = modes;
        return reply;
      } catch (error) {
        if (signal.aborted || modes.length < 2 || !isModeRejection(error)) throw error;
      }
    }
  }
}

/** Anthropic wants a limit. A slide takes about 150 tokens, in some scripts three times that; thinking counts as well. */
function chooseMaxOutputTokens({ provider }: ModelSettings, slides: number): number | null {
  return provider === "anthropic" ? 4000 + 500 * slides : null;
}

/** The conversation that goes on: the reply, what is wrong with it, and the wish for a whole one. */
function buildSecondQuestion(user: string, { reply, judged }: Attempt): ModelMessage[] {
  const said = stripThinking(reply.text).trim().slice(0, 20_000);
  const complaint = [
    "Your reply cannot be used:",
    ...judged.problems.map((problem) => `- ${problem}`),
    "Reply with the whole post again, as one JSON object in the shape that was given and nothing else.",
  ].join("\n");
  // Without a reply in between it is one message: many chat templates want the two sides to take turns.
  if (said === "") return [{ role: "user", content: `${user}\n\n${complaint}` }];
  return [
    { role: "user", content: user },
    { role: "assistant", content: said },
    { role: "user", content: complaint },
  ];
}

/** The attempt with the fewest problems among those that gave a post; of equals the one nearer to the slides wanted. */
function chooseBetter(first: Attempt, again: Attempt | null): Attempt | undefined {
  return [again, first]
    .filter((attempt) => attempt !== null)
    .filter(({ judged }) => judged.post !== null)
    .sort(
      (a, b) =>
        a.judged.problems.length - b.judged.problems.length ||
        a.judged.slidesOff - b.judged.slidesOff,
    )[0];
}

function addUsage(a: TokenUsage, b: TokenUsage | undefined): TokenUsage {
  const add = (x: number | null, y: number | null | undefined) =>
    x === null && (y ?? null) === null ? null : (x ?? 0) + (y ?? 0);
  return {
    inputTokens: add(a.inputTokens, b?.inputTokens),
    outputTokens: add(a.outputTokens, b?.outputTokens),
  };
}
