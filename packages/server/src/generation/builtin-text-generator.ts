import { OutlineWriter } from "./outline-writer.ts";
import type {
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  TextGenerator,
} from "./text-generator.ts";

/** Writes posts from an outline, for servers without a model or network. */
export class BuiltinTextGenerator implements TextGenerator {
  readonly provider = "builtin";
  readonly answer = null;
  readonly #writer = new OutlineWriter();

  async generate(
    request: GenerationRequest,
    { signal, onTitle, onSlide }: GenerationOptions,
  ): Promise<GeneratedPost> {
    const outline = await this.#writer.write(request, signal);
    onTitle?.(outline.post.title);
    for (const [index, slide] of outline.post.content.entries()) onSlide?.(slide, index);
    return { ...outline, usage: null, repair: "none" };
  }
}
