import { writeOutline } from "@slideloom/core/generation";
import type {
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  TextGenerator,
} from "./text-generator.ts";

/** The outline writer, for a server with no model and no network. */
export class BuiltinTextGenerator implements TextGenerator {
  readonly provider = "builtin";
  readonly rewriteSlide = null;

  async generate(
    request: GenerationRequest,
    { signal, onTitle, onSlide }: GenerationOptions,
  ): Promise<GeneratedPost> {
    signal.throwIfAborted();
    const outline = writeOutline(request);
    onTitle?.(outline.post.title);
    for (const [index, slide] of outline.post.content.entries()) onSlide?.(slide, index);
    return { ...outline, usage: null, repair: "none" };
  }
}
