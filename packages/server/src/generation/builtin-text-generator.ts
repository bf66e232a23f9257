import type { GenerationRequest as TopicRequest, Outline } from "@slideloom/core/generation";
import { followLayouts } from "@slideloom/core/planning";
import { draftInThread } from "./draft-writer.ts";
import { writeOutlineInThread } from "./outline-writer.ts";
import type { JobRunner } from "../threads/job-threads.ts";
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
  readonly #thread: JobRunner;

  constructor(thread: JobRunner) {
    this.#thread = thread;
  }

  async generate(
    { material, plan, ...request }: GenerationRequest,
    { signal, onTitle, onSlide }: GenerationOptions,
  ): Promise<GeneratedPost> {
    const within = { thread: this.#thread, signal };
    const written = material
      ? await draftInThread({ ...request, material, ...(plan && { plan }) }, within)
      : await outlineWithin(request, plan, within);
    onTitle?.(written.post.title);
    for (const [index, slide] of written.post.content.entries()) onSlide?.(slide, index);
    return { ...written, usage: null, repair: "none" };
  }
}

async function outlineWithin(
  request: TopicRequest,
  plan: SlidePlan | undefined,
  within: { thread: JobRunner; signal: AbortSignal },
): Promise<Outline> {
  if (!plan) return writeOutlineInThread(request, within);
  const { items } = plan.outline;
  const { post, warnings } = await writeOutlineInThread(request, { ...within, items });
  const title = plan.hook?.trim() || post.title;
  return { post: { ...post, title, content: followLayouts(post.content, items) }, warnings };
}
