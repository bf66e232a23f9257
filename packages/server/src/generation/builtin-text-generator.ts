import type { GenerationRequest as TopicRequest, Outline } from "@slideloom/core/generation";
import { followLayouts } from "@slideloom/core/planning";
import { listUnmetChoices } from "./describe-choices.ts";
import { writeDraft } from "./draft-writer.ts";
import { writeNotes } from "./outline-writer.ts";
import type { TextReader } from "../threads/reader.ts";
import type {
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  SlidePlan,
  TextGenerator,
} from "./text-generator.ts";

/** Writes an outline for a topic, or a draft from a source. Needs neither a model nor a network. */
export class BuiltinTextGenerator implements TextGenerator {
  readonly provider = "builtin";
  readonly answer = null;
  readonly #texts: TextReader;

  constructor(texts: TextReader) {
    this.#texts = texts;
  }

  async generate(
    { material, plan, ...request }: GenerationRequest,
    { signal, onTitle, onSlide }: GenerationOptions,
  ): Promise<GeneratedPost> {
    const unmet = listUnmetChoices(request, material?.source);
    const within = { texts: this.#texts, signal };
    const written = material
      ? await writeDraft({ ...request, material, ...(plan && { plan }) }, within)
      : await outlineWithin(request, plan, within);
    onTitle?.(written.post.title);
    for (const [index, slide] of written.post.content.entries()) onSlide?.(slide, index);
    return { ...written, warnings: [...written.warnings, ...unmet], usage: null, repair: "none" };
  }
}

async function outlineWithin(
  request: TopicRequest,
  plan: SlidePlan | undefined,
  within: { texts: TextReader; signal: AbortSignal },
): Promise<Outline> {
  if (!plan) return writeNotes(request, within);
  const { items } = plan.outline;
  const { post, warnings } = await writeNotes(request, { ...within, items });
  const title = plan.hook?.trim() || post.title;
  return { post: { ...post, title, content: followLayouts(post.content, items) }, warnings };
}
