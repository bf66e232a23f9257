import {
  writeAsText,
  hasOwnInstructions,
  type GenerationRequest as TopicRequest,
} from "@slideloom/core/generation";
import type { Post } from "@slideloom/core/document";
import { draftOutline, draftPost, type Draft, type EditedOutline } from "@slideloom/core/sources";
import { draftSource } from "./draft-source.ts";
import type { Material } from "./text-generator.ts";
import type { JobRunner } from "../threads/job-threads.ts";

const ignored =
  "Special Instructions were ignored, because they need an AI model. The slides use sentences from the source.";

/** Makes a post from the source's own sentences. If a `plan` is given, its outline determines the slides. */
export async function draftInThread(
  request: TopicRequest & { material: Material; plan?: EditedOutline },
  { thread, signal }: { thread: JobRunner; signal: AbortSignal },
): Promise<{ post: Post; warnings: string[] }> {
  const { material, plan, slides, textOnly, topic, instructions } = request;
  const options = {
    slides: request.postType === "single" ? 1 : slides,
    templateType: request.templateType,
  };
  const draft = (of: Material) => (plan ? draftOutline(of, plan, options) : draftPost(of, options));
  const job = { options, ...(plan && { edited: plan }) };
  const { result, warnings } = await draftSource<Draft>(material, { thread, signal, job, draft });
  const { post, notes } = result;
  const hook = plan?.hook?.trim();
  return {
    post: {
      ...post,
      // Without a topic from the person, `topic` is the source's title. In that case the draft's cleaned title is used.
      title: hook || topic === material.source.title ? post.title : topic || post.title,
      content: textOnly ? post.content.map(writeAsText) : post.content,
    },
    warnings: [...notes, ...(hasOwnInstructions(instructions) ? [ignored] : []), ...warnings],
  };
}
