import { cutUnits } from "@slideloom/core/text";
import type { ModelTextGenerator } from "../model/model-text-generator.ts";
import type {
  AnswerOptions,
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  Question,
  TextGenerator,
} from "../text-generator.ts";
import { showOllamaModel } from "./ollama-api.ts";
import { PromptCutError } from "./prompt-cut-error.ts";

/**
 * If half of the prompt fits, half of the instructions times this factor is kept. The factor is below 1, because the
 * rest of the prompt keeps its length.
 */
const shareOfFit = 0.8;
const triesMax = 3;

/** Generates posts with Ollama. Instructions that don't fit in the model's context are shortened, with a note. */
export class OllamaTextGenerator implements TextGenerator {
  readonly provider = "ollama";
  readonly #model: string;
  readonly #generator: ModelTextGenerator;
  readonly #url: string;

  constructor(url: string, model: string, generator: ModelTextGenerator) {
    this.#url = url;
    this.#model = model;
    this.#generator = generator;
  }

  async findContextTokens(): Promise<number | null> {
    const details = await showOllamaModel(this.#url, this.#model).catch(() => null);
    return details?.contextTokens ?? null;
  }

  async generate(request: GenerationRequest, options: GenerationOptions): Promise<GeneratedPost> {
    const full = request.instructions.length;
    let { instructions } = request;
    for (let tries = 1; ; tries++) {
      try {
        const made = await this.#generator.generate({ ...request, instructions }, options);
        if (instructions.length === full) return made;
        const note = `${this.#model} can't read all of your instructions at once, so we sent only the first ${instructions.length} of ${full} characters.`;
        return { ...made, warnings: [note, ...made.warnings] };
      } catch (error) {
        const isCut = error instanceof PromptCutError && tries < triesMax;
        const shorter = isCut ? shorten(instructions, error.fits * shareOfFit) : instructions;
        if (shorter.length === instructions.length) throw error;
        instructions = shorter;
      }
    }
  }

  async answer<Answer>(question: Question<Answer>, options: AnswerOptions): Promise<Answer> {
    return this.#generator.answer(question, options);
  }
}

/** Keeps the first `share` (0 to 1) of a text, up to the last whole line or sentence in that part. */
function shorten(text: string, share: number): string {
  const cut = cutUnits(text, Math.floor(text.length * share));
  const end = Math.max(
    cut.lastIndexOf("\n"),
    ...[". ", "! ", "? ", "。"].map((mark) => cut.lastIndexOf(mark) + 1),
  );
  return end > cut.length / 2 ? cut.slice(0, end).trimEnd() : cut;
}
