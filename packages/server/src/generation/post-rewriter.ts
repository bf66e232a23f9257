import type { Captions } from "@slideloom/core/carousel";
import { pickWords, type Post, type WrittenSlide } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import {
  type CaptionKey,
  type CaptionTexts,
  describeKept,
  fitRewritten,
  groupCaptions,
  groupSlides,
  settleCaptions,
  type PostRewriteAction,
  type NewPostWords,
  type NewSlideWords,
} from "@slideloom/core/writing";
import type { VoiceText } from "@slideloom/core/voice";
import { GenerationError } from "./generation-error.ts";
import type { PlanModel } from "./planning/planner.ts";
import { mostInPlaceCharacters } from "../threads/reader.ts";
import { SlideScanner } from "./reply/slide-scanner.ts";
import { askCaptions, askPostRewrite } from "./rewrite-questions.ts";

/** Called with each rewritten slide and with the title, as soon as each is complete. */
interface RewriteListeners {
  onTitle?: (title: string) => void;
  onSlide?: (slide: WrittenSlide, index: number) => void;
}

export interface RewriteRun extends RewriteListeners {
  signal: AbortSignal;
  seed: number;
  voice?: VoiceText;
}

/** New words of a post. `checks` are the remaining findings; absent without a source. */
export interface RewrittenPost extends NewPostWords {
  checks?: PostCheck[];
}

/** Maximum numbers of slides and words in one question. Models on the server's machine have a small context window. */
const questionSize = { slides: 20, words: 1500 };
const smallQuestionSize = { slides: 4, words: 250 };

/** The words to rewrite: a post and the captions that are stored with it. */
export interface RewrittenWords {
  post: Post;
  captions: Captions;
}

/**
 * Asks a model to reword all slides and captions, one group of texts at a time.
 * @throws {GenerationError} if a group of slides has no usable words
 */
export async function rewriteWords(
  model: PlanModel,
  { post, captions }: RewrittenWords,
  action: PostRewriteAction,
  run: RewriteRun,
): Promise<NewPostWords> {
  const size = model.owner === "ollama" ? smallQuestionSize : questionSize;
  const { notes, ...words } = await rewriteSlides(model, post, action, { ...run, size });
  const texts = groupCaptions(post, captions, size);
  const written = await rewriteCaptions(model, texts, action, run);
  const asked = new Map(texts.flatMap((group) => [...group]));
  const { notes: captionNotes, ...settled } = settleCaptions(asked, written, action);
  return { ...words, ...settled, notes: [...notes, ...captionNotes] };
}

/** Asks for new captions, one group at a time. Resolves to those that the model wrote. */
async function rewriteCaptions(
  model: PlanModel,
  groups: readonly CaptionTexts[],
  action: PostRewriteAction,
  { signal, seed, voice }: RewriteRun,
): Promise<CaptionTexts> {
  const written = new Map<CaptionKey, string>();
  for (const texts of groups) {
    const question = askCaptions({ texts, action, seed, ...(voice && { voice }) });
    const answer = await model.ask(question, { signal }).catch((error: unknown) => {
      if (!(error instanceof GenerationError) || error.code !== "unusable-reply") throw error;
      return null;
    });
    for (const [key, text] of answer ?? []) written.set(key, text);
  }
  return written;
}

async function rewriteSlides(
  model: PlanModel,
  post: Post,
  action: PostRewriteAction,
  { signal, seed, voice, size, ...listeners }: RewriteRun & { size: typeof questionSize },
): Promise<NewSlideWords> {
  const { groups, tooLong } = groupSlides(post, size);
  if (groups.length === 0) throw new GenerationError("too-long", nothingToRewrite);
  const slides = new Map<number, WrittenSlide>();
  const notes = tooLong.length > 0 ? [describeKept(tooLong, tooLongReason)] : [];
  let head: Pick<NewSlideWords, "title"> = {};
  for (const [place, group] of groups.entries()) {
    const hasTitle = place === 0;
    const question = askPostRewrite({
      post,
      action,
      slides: group,
      hasTitle,
      seed,
      ...(voice && { voice }),
    });
    const openReply = () => readArrivals(post, group, listeners);
    const {
      notes: own,
      slides: written,
      ...words
    } = await model.ask(question, {
      signal,
      openReply,
    });
    for (const [index, slide] of written) slides.set(index, slide);
    notes.push(...own);
    if (hasTitle) head = words;
  }
  return { ...head, slides, notes: [...new Set(notes)] };
}

const nothingToRewrite =
  "The slides have no text, or more than the AI model can rewrite. Split long slides, then try again.";
const tooLongReason = "the text is too long for the AI model";

/** Returns a function that reads a growing reply and reports the title and each complete slide. */
function readArrivals(post: Post, group: readonly number[], listeners: RewriteListeners) {
  const scanner = new SlideScanner(mostInPlaceCharacters);
  let arrived = 0;
  let hasTitle = false;
  return (piece: string) => {
    const written = scanner.push(piece);
    const title = !hasTitle && piece.includes('"') ? scanner.findTitle() : null;
    if (title !== null) {
      hasTitle = true;
      listeners.onTitle?.(title);
    }
    for (const slide of written) {
      const index = group[arrived];
      arrived += 1;
      const before = index === undefined ? undefined : post.content[index];
      if (index === undefined || !before) return;
      listeners.onSlide?.(fitRewritten(before, slide).slide ?? pickWords(before), index);
    }
  };
}
