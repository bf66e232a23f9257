import {
  type GenerationRequest,
  type Outline,
  type OutlineOptions,
  writeOutline,
} from "@slideloom/core/generation";
import type { JobRunner } from "../threads/job-threads.ts";

/**
 * Notes up to this length are parsed on the main thread (about 50 ms at most). Parsing Markdown can take quadratic
 * time.
 */
const inlineCharacters = 2000;

interface WriteOptions extends Pick<OutlineOptions, "items"> {
  thread: JobRunner;
  signal: AbortSignal;
}

/** Writes an outline. If notes exceed the thread's limits, they are read as plain paragraphs. */
export async function writeOutlineInThread(
  request: GenerationRequest,
  { thread, signal, items }: WriteOptions,
): Promise<Outline> {
  signal.throwIfAborted();
  const { topic, instructions } = request;
  if (topic.length + instructions.length <= inlineCharacters)
    return writeOutline(request, { items });
  const outcome = await thread.run<Outline>({ request, items }, signal);
  return outcome.ok ? outcome.result : writeOutline(request, { readsMarkdown: false, items });
}
