import { writeDraft } from "@slideloom/core/generation";
import type {
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  TextGenerator,
} from "./text-generator.ts";

/** The draft writer for a machine with no model and no network. */
export class BuiltinTextGenerator implements TextGenerator {
  readonly provider = "builtin";
  readonly rewriteSlide = null;

  async generate(
    request: GenerationRequest,
    { signal, onTitle, onSlide }: GenerationOptions,
  ): Promise<GeneratedPost> {
    signal.throwIfAborted();
    const draft = writeDraft(request);
    onTitle?.(draft.post.title);
    for (const [index, slide] of draft.post.content.entries()) onSlide?.(slide, index);
    return { ...draft, usage: null, repair: "none" };
  }
}
