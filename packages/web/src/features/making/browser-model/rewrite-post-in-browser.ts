import type { PostRewriteResponse, PostRewriteWish } from "@slideloom/core/contract/post-rewrite";
import { nameSlides, type Post } from "@slideloom/core/document";
import {
  type CaptionKey,
  groupCaptions,
  groupSlides,
  type PostRewriteAction,
  settleCaptions,
} from "@slideloom/core/writing";
import { ApiError } from "../../../lib/api.ts";
import type {
  ModelAnswers,
  ModelRequests,
  QuestionKind,
} from "../../../reading/worker/model-questions.ts";
import type { RewriteListeners } from "../post-rewrite/request-rewrite.ts";
import { askBrowser } from "./ask-browser.ts";
import { browserWriter } from "./browser-writer.ts";
import { keepIfTooLong } from "./language-model.ts";

/** Translates a post or changes its tone with the browser's model, one slide at a time. */
export async function rewritePostInBrowser(
  post: Post,
  wish: PostRewriteWish,
  { signal, onTitle, onSlide }: Omit<RewriteListeners, "onWriter">,
): Promise<PostRewriteResponse> {
  const action = readAction(wish);
  const { groups, tooLong } = groupSlides(post, { slides: 1, words: 1 });
  const kept = [...tooLong];
  const notes: string[] = [];
  const slides: PostRewriteResponse["slides"] = [];
  let head: { title?: string } = {};
  for (const [place, group] of groups.entries()) {
    const hasTitle = place === 0;
    const asked = { post, action, slides: group, hasTitle, seed: 0 };
    const answer = await ask("post", asked, signal);
    if (!answer) {
      kept.push(...group);
      continue;
    }
    const { title } = answer;
    if (title !== undefined) {
      head = { title };
      onTitle(title);
    }
    notes.push(...answer.notes);
    for (const [index, slide] of answer.slides) {
      slides.push({ index, slide });
      onSlide({ index, slide });
    }
  }
  if (slides.length === 0) {
    throw new ApiError("Your browser's AI model didn't write a usable slide. Try again.", 502);
  }
  const { notes: captionNotes, ...captions } = await rewriteCaptions(post, wish, action, signal);
  return {
    ...head,
    ...captions,
    slides,
    remaining_credits: 0,
    credits: 0,
    writer: browserWriter,
    warnings: [...(kept.length > 0 ? [describeKept(kept)] : []), ...notes, ...captionNotes],
  };
}

async function rewriteCaptions(
  post: Post,
  wish: PostRewriteWish,
  action: PostRewriteAction,
  signal: AbortSignal,
) {
  const asked = new Map<CaptionKey, string>();
  const written = new Map<CaptionKey, string>();
  for (const texts of groupCaptions(post, wish.captions ?? {}, { words: 1 })) {
    const answer = await ask("captions", { texts, action, seed: 0 }, signal);
    for (const [key, text] of texts) asked.set(key, text);
    for (const [key, text] of answer ?? []) written.set(key, text);
  }
  return settleCaptions(asked, written, action);
}

/** Resolves to null if the question is too long for the model, or if its reply can't be used. */
const ask = async <Kind extends QuestionKind>(
  kind: Kind,
  request: ModelRequests[Kind],
  signal: AbortSignal,
): Promise<ModelAnswers[Kind] | null> => askBrowser(kind, [request], signal).catch(keepIfTooLong);

const describeKept = (indexes: readonly number[]) =>
  `Your browser's AI model couldn't rewrite ${nameSlides(indexes.toSorted((a, b) => a - b)).toLowerCase()}.`;

function readAction({ action, language, style }: PostRewriteWish): PostRewriteAction {
  return action === "translate"
    ? { kind: "translate", language: language ?? "" }
    : { kind: "tone", style: style ?? "" };
}
