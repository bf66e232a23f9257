import { listPassageIds } from "@slideloom/core/sources";
import type { ModelMessage } from "ai";
import type { z } from "zod";
import {
  buildPlannedSchema,
  cleanHeader,
  finishSlide,
  getWireSchema,
  slideLimits,
} from "@slideloom/core/writing";
import { buildAllowance, countWantedSlides } from "../finish/slide-allowance.ts";
import { chooseTitle, followItem } from "../finish/follow-plan.ts";
import { listCitedIds } from "../prompt/describe-plan.ts";
import { buildPrompt } from "../prompt/build-prompt.ts";
import { SlideScanner } from "../reply/slide-scanner.ts";
import { mostInPlaceCharacters, type TextReader } from "../../threads/reader.ts";
import {
  type AnswerOptions,
  type GeneratedPost,
  type GenerationOptions,
  type GenerationRequest,
  type Question,
  type TextGenerator,
  type TokenUsage,
  toFinishRequest,
} from "../text-generator.ts";
import type { ModelReply } from "./ask-model.ts";
import { createGenerationError } from "./build-generation-error.ts";
import { answerQuestion } from "./answer-question.ts";
import type { JudgedReply } from "./judge-reply.ts";
import type { ModelClient } from "./model-client.ts";
import { postReplyReader } from "./post-reply-readers.ts";
import { readReplyWith } from "./read-reply-with.ts";
import { buildSecondQuestion } from "./second-question.ts";

interface Attempt {
  reply: ModelReply;
  judged: JudgedReply;
}

/** Generates posts with an AI model. After an unusable reply, sends one more request that lists the problems. */
export class ModelTextGenerator implements TextGenerator {
  readonly #client: ModelClient;
  readonly #texts: TextReader;

  /** `texts` reads the replies. */
  constructor(client: ModelClient, texts: TextReader) {
    this.#client = client;
    this.#texts = texts;
  }

  async findContextTokens(): Promise<number | null> {
    return this.#client.findContextTokens();
  }

  get provider(): string {
    return this.#client.provider;
  }

  async generate(request: GenerationRequest, options: GenerationOptions): Promise<GeneratedPost> {
    return this.#client.run(options.signal, (signal) =>
      this.#write(request, { ...options, signal }),
    );
  }

  async answer<Answer>(
    question: Question<Answer>,
    { signal, ...options }: AnswerOptions,
  ): Promise<Answer> {
    return this.#client.run(signal, (limited) =>
      answerQuestion({ client: this.#client, texts: this.#texts }, question, {
        ...options,
        signal: limited,
      }),
    );
  }

  async #write(request: GenerationRequest, options: GenerationOptions): Promise<GeneratedPost> {
    const { system, user } = buildPrompt(request);
    const first = await this.#attempt(request, system, [{ role: "user", content: user }], options);
    if (first.judged.post && first.judged.problems.length === 0) {
      const repair = first.judged.isClean ? "none" : "repaired";
      const { post } = first.judged;
      return { ...describe(first.judged), post, usage: first.reply.usage, repair };
    }
    const again = await this.#attempt(
      request,
      system,
      buildSecondQuestion(user, first.reply.text, first.judged.problems, "post"),
      options,
    ).catch((error: unknown) => {
      if (first.judged.post && !options.signal.aborted) return null;
      throw error;
    });
    const best = chooseBetter(first, again)?.judged;
    if (!best?.post) {
      throw again?.reply.failure ?? first.reply.failure ?? createGenerationError("unusable-reply");
    }
    return {
      ...describe(best),
      post: best.post,
      usage: addUsage(first.reply.usage, again?.reply.usage),
      repair: "asked-again",
    };
  }

  async #attempt(
    request: GenerationRequest,
    system: string,
    messages: ModelMessage[],
    { signal, ...listeners }: GenerationOptions,
  ): Promise<Attempt> {
    const reply = await this.#client.ask({
      schema: chooseSchema(request),
      system,
      messages,
      slides: countWantedSlides(request),
      signal,
      onText: createReplyReader(request, listeners),
    });
    const read = readReplyWith(this.#texts, signal);
    const asked = { reply: reply.text, request: toFinishRequest(request) };
    return { reply, judged: await read(postReplyReader, asked) };
  }
}

const describe = ({ notes, captions }: JudgedReply) => ({
  warnings: notes,
  ...(captions && { captions }),
});

function chooseSchema(request: GenerationRequest): z.ZodType {
  const { itemTypes } = buildAllowance(toFinishRequest(request));
  const { plan, material } = request;
  if (plan) return buildPlannedSchema(itemTypes, [...listCitedIds(plan)]);
  if (!material) return getWireSchema(itemTypes);
  return buildPlannedSchema(itemTypes, listPassageIds(material));
}

/** Emits the title and each slide as soon as they are complete, cleaned as in the finished post. */
function createReplyReader(
  request: GenerationRequest,
  { onTitle, onSlide }: Omit<GenerationOptions, "signal">,
): (piece: string) => void {
  const allowance = buildAllowance(toFinishRequest(request));
  const slidesMax = countWantedSlides(request);
  const scanner = new SlideScanner(mostInPlaceCharacters);
  let slides = 0;
  let hasTitle = false;
  return (piece) => {
    const closed = scanner.push(piece);
    const title = !hasTitle && piece.includes('"') ? scanner.findTitle() : null;
    if (title !== null) {
      hasTitle = true;
      onTitle?.(chooseTitle(cleanHeader(title, slideLimits.titleCharacters), request.plan));
    }
    for (const slide of closed) {
      if (slides >= slidesMax) break;
      const finished = finishSlide(slide, allowance);
      const { plan } = request;
      onSlide?.(plan ? followItem(finished, slides, plan) : finished, slides);
      slides += 1;
    }
  };
}

/**
 * Chooses the attempt with a post in the language asked for and the fewest problems; on a tie, the one closer to the requested number of slides.
 */
function chooseBetter(first: Attempt, again: Attempt | null): Attempt | undefined {
  return [again, first]
    .filter((attempt) => attempt !== null)
    .filter(({ judged }) => judged.post !== null)
    .sort(
      (a, b) =>
        Number(a.judged.isOtherLanguage) - Number(b.judged.isOtherLanguage) ||
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
