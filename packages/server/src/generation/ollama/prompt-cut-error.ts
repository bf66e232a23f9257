import { GenerationError } from "../generation-error.ts";

/** The prompt doesn't fit in the model's context, or Ollama silently dropped a part of it. */
export class PromptCutError extends GenerationError {
  /** The part of the prompt that fits, from 0 to 1. */
  readonly fits: number;

  constructor(model: string, fits: number) {
    super(
      "too-long",
      `This is more text than ${model} can read at once. Shorten the instructions or ask for fewer slides.`,
    );
    this.fits = fits;
  }
}
