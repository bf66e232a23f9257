import { draftWithin } from "./draft-writer.ts";
import { writeOutlineWithin } from "./outline-writer.ts";
import type {
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  TextGenerator,
} from "./text-generator.ts";
import { WriterThread } from "./writer-thread.ts";

const deadlineMs = 5000;

/** Writes outlines of topics and drafts of sources, for servers without a model or network. */
export class BuiltinTextGenerator implements TextGenerator {
  readonly provider = "builtin";
  readonly answer = null;
  readonly #thread = new WriterThread({ deadlineMs });

  async generate(
    { material, ...request }: GenerationRequest,
    { signal, onTitle, onSlide }: GenerationOptions,
  ): Promise<GeneratedPost> {
    const within = { thread: this.#thread, signal };
    const written = await (material
      ? draftWithin({ ...request, material }, within)
      : writeOutlineWithin(request, within));
    onTitle?.(written.post.title);
    for (const [index, slide] of written.post.content.entries()) onSlide?.(slide, index);
    return { ...written, usage: null, repair: "none" };
  }
}
