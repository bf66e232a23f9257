import type { PostRewriteResponse, PostRewriteWish } from "@slideloom/core/contract";
import { nameSlides, pickWords, type Post, type Slide } from "@slideloom/core/document";
import {
  buildPostRewriteQuestion,
  groupSlides,
  type PostRewriteAction,
} from "@slideloom/core/writing";
import { z } from "zod";
import { ApiError } from "../../../lib/api.ts";
import type { RewriteListeners } from "../post-rewrite/request-rewrite.ts";
import { browserWriter } from "./browser-writer.ts";
import { askModel, keepIfTooLong } from "./language-model.ts";

/** Translates a post or changes its tone with the browser's model, one slide at a time. */
export async function rewritePostInBrowser(
  post: Post,
  wish: PostRewriteWish,
  { signal, onTitle, onSlide }: Omit<RewriteListeners, "onWriter">,
): Promise<PostRewriteResponse> {
  const action = readAction(wish);
  const { groups, tooLong } = groupSlides(post, { slides: 1, words: 1 });
  const kept = [...tooLong];
  const slides: { index: number; slide: Slide }[] = [];
  let head: { title?: string; caption?: string } = {};
  for (const [place, group] of groups.entries()) {
    const hasTitle = place === 0;
    const asked = { post, action, slides: group, hasTitle, seed: 0 };
    const { system, user, schema, read } = buildPostRewriteQuestion(asked);
    const question = { system, user, schema: z.toJSONSchema(schema) };
    const reply = await askModel([question], signal).catch(keepIfTooLong);
    const answer = reply === null ? null : read(reply).answer;
    if (!answer) {
      kept.push(...group);
      continue;
    }
    const { title, caption } = answer;
    if (hasTitle)
      head = { ...(title !== undefined && { title }), ...(caption !== undefined && { caption }) };
    if (title !== undefined) onTitle(title);
    for (const [index, slide] of answer.slides) {
      slides.push({ index, slide });
      onSlide({ index, slide: pickWords(slide) });
    }
  }
  if (slides.length === 0) {
    throw new ApiError("Your browser's AI model didn't write a usable slide. Try again.", 502);
  }
  return {
    ...head,
    slides: slides.map(({ index, slide }) => ({ index, slide: pickWords(slide) })),
    remaining_credits: 0,
    credits: 0,
    writer: browserWriter,
    warnings: kept.length > 0 ? [describeKept(kept)] : [],
  };
}

const describeKept = (indexes: readonly number[]) =>
  `Your browser's AI model couldn't rewrite ${nameSlides(indexes.toSorted((a, b) => a - b)).toLowerCase()}.`;

function readAction({ action, language, style }: PostRewriteWish): PostRewriteAction {
  return action === "translate"
    ? { kind: "translate", language: language ?? "" }
    : { kind: "tone", style: style ?? "" };
}
