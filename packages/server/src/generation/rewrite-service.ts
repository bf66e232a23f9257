import { randomInt } from "node:crypto";
import type { Post, WrittenSlide } from "@slideloom/core/document";
import { chooseWritingStyle, type WriterName } from "@slideloom/core/generation";
import type { VoiceService } from "../voices/voice-service.ts";
import { describeLostAlts, describeRewrittenLanguage } from "@slideloom/core/writing";
import type { GenerationRun } from "./generation-service.ts";
import { readWords } from "./reply/read-words.ts";
import { askRewrite, askSplit } from "./rewrite-questions.ts";
import type { AnswerOptions, TextGenerator } from "./text-generator.ts";
import type { PaidWork } from "./writers/paid-work.ts";
import { describeFailure } from "./writers/try-writers.ts";
import { nameWriter } from "./writers/writer-turn.ts";

/** The slide to rewrite, with the instruction. If the style is blank, the slide keeps the post's way of writing. */
export interface RewriteInput {
  post: Post;
  slideIndex: number;
  instruction: string;
  style: string;
  /** Whether the slide is replaced by two slides. */
  isSplit: boolean;
}

/** A rewritten slide, its writer, and messages about writers that failed. */
export interface Rewrite {
  slide: WrittenSlide;
  /** The second slide, if the slide was replaced by two. */
  second?: WrittenSlide;
  remainingCredits: number;
  writer: WriterName;
  warnings: string[];
}

export interface RewriteSlideRun extends Pick<GenerationRun, "signal" | "onWriter"> {
  /** Called with the words so far; the last word may be incomplete. */
  onWords?: (slides: WrittenSlide[]) => void;
}

export interface RewriteServiceSettings {
  work: PaidWork;
  voices: Pick<VoiceService, "findText">;
}

/** Rewrites slides. A successful rewrite costs 0 or 1 credits, depending on the writer. */
export class RewriteService {
  readonly #settings: RewriteServiceSettings;

  constructor(settings: RewriteServiceSettings) {
    this.#settings = settings;
  }

  async rewrite(
    accountId: string,
    { style, isSplit, ...input }: RewriteInput,
    { signal, onWriter, onWords }: RewriteSlideRun,
  ): Promise<Rewrite> {
    const { work, voices } = this.#settings;
    const models = await work.requireModels(accountId, noModel);
    const writingStyle = style.trim() === "" ? null : chooseWritingStyle(style).choice.id;
    const voice = await voices.findText(accountId);
    const seed = randomInt(2 ** 32);
    const asked = { ...input, writingStyle, seed, ...(voice && { voice }) };
    const ask = async (model: TextGenerator, options: AnswerOptions): Promise<WrittenSlide[]> => {
      if (!model.answer) throw new Error(`${model.provider} has no model.`);
      if (isSplit) return model.answer(askSplit(asked), options);
      return [await model.answer(askRewrite(asked), options)];
    };
    return work.run(accountId, models, {
      purpose: "slide",
      signal,
      onWriter,
      async write(writer) {
        const openReply = onWords && (() => readWords(onWords));
        return ask(await writer.open(), { signal, ...(openReply && { openReply }) });
      },
      present([slide, second], { writer, failures, remainingCredits }): Rewrite {
        if (!slide) throw new Error("A rewrite needs a slide.");
        const written = second ? [slide, second] : [slide];
        return {
          slide,
          ...(second && { second }),
          remainingCredits,
          writer: nameWriter(writer),
          warnings: [
            ...failures.map(describeFailure),
            ...describeLost(input, slide),
            ...describeRewrittenLanguage(input, written),
          ],
        };
      },
    });
  }
}

/** Names alt texts that the model didn't rewrite. */
function describeLost(
  { post, slideIndex }: Pick<RewriteInput, "post" | "slideIndex">,
  after: WrittenSlide,
): string[] {
  const before = post.content[slideIndex];
  return before ? describeLostAlts(slideIndex, before, after) : [];
}

const noModel =
  "This server has no AI model to rewrite slides with. Add a model of your own in your account, or ask the person who runs the server to set one up.";
