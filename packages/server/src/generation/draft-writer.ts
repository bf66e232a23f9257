import {
  writeAsText,
  mediaInstruction,
  type GenerationRequest as TopicRequest,
} from "@slideloom/core/generation";
import type { Post } from "@slideloom/core/document";
import { draftOutline, draftPost, type Draft, type EditedOutline } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import type { Material } from "./text-generator.ts";
import type { JobThread } from "../threads/job-thread.ts";

/** Drafts of sources up to this length are made on the main thread, in about 30 ms. */
const inlineCharacters = 5000;
/** If a draft exceeds the thread's limits, only this many characters from the source's start are used. */
const startCharacters = 40_000;

const ignored =
  "Special Instructions need an AI model, so they aren't followed. The slides are sentences of the source.";

/** Makes a post from the source's own sentences, with the slides of an outline if one is given. */
export async function draftWithin(
  request: TopicRequest & { material: Material; plan?: EditedOutline },
  { thread, signal }: { thread: JobThread; signal: AbortSignal },
): Promise<{ post: Post; warnings: string[] }> {
  signal.throwIfAborted();
  const { material, plan, slides, textOnly, topic, instructions } = request;
  const options = {
    slides: request.postType === "single" ? 1 : slides,
    templateType: request.templateType,
  };
  const draft = (of: Material) => (plan ? draftOutline(of, plan, options) : draftPost(of, options));
  const job = { material, options, ...(plan && { edited: plan }) };
  const outcome = draftsInline(material)
    ? { ok: true as const, result: draft(material) }
    : await thread.run<Draft>(job, signal);
  const { post, notes } = outcome.ok ? outcome.result : draft(takeStart(material));
  const hook = plan?.hook?.trim();
  const isFollowed = instructions.replaceAll(mediaInstruction, "").trim() === "";
  return {
    post: {
      ...post,
      // If the person gave no topic, `topic` is the source's title; the draft's title is a cleaned version of it.
      title: hook || topic === material.source.title ? post.title : topic || post.title,
      content: textOnly ? post.content.map(writeAsText) : post.content,
    },
    warnings: [
      ...notes,
      ...(isFollowed ? [] : [ignored]),
      ...(outcome.ok
        ? []
        : [
            `The source took too long, so only ${countNoun(startCharacters, "character")} are used.`,
          ]),
    ],
  };
}

/** Whether a draft is made on the main thread. */
export const draftsInline = ({ source }: Material) => source.characters <= inlineCharacters;

/** Returns a source with only the passages in its first `startCharacters` characters. */
export function takeStart({ source, passages }: Material): Material {
  return { source, passages: passages.filter(({ range: [, end] }) => end <= startCharacters) };
}
