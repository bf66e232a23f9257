import type { GenerateRequest } from "@slideloom/core/contract/generation";
import type { Post, Slide } from "@slideloom/core/document";
import type { GenerationRequest, OutlineOptions } from "@slideloom/core/generation";
import { countNoun, plural } from "@slideloom/core/text";
import { ifSlow, readText } from "../../../reading/text-reader.ts";
import type { WrittenPost } from "../../../state/generation-store.ts";
import type { GenerateListeners } from "../api/generate-content.ts";
import { browserReader, browserWriter } from "./browser-writer.ts";
import { keepIfTooLong } from "./language-model.ts";
import { rewriteInBrowser } from "./rewrite-in-browser.ts";

/** Maximum length of the person's notes in each question, characters. The topic is never cut. */
const notesCharactersMax = 600;

/** Makes an outline without AI. If a slide of the outline asks a question, the browser's model writes the answer. */
export async function writeInBrowser(
  request: GenerateRequest,
  { signal, onTitle, onSlide }: GenerateListeners,
): Promise<WrittenPost> {
  const { outline, warnings } = await outlineNotes(buildOutlineRequest(request), signal);
  let { post } = outline;
  onTitle(post.title);
  const unwritten: number[] = [];
  for (const [slideIndex, slide] of outline.post.content.entries()) {
    const written =
      slide.prompt === undefined ? slide : await answer(post, slideIndex, request, signal);
    if (!written) unwritten.push(slideIndex + 1);
    post = replaceSlide(post, slideIndex, written ?? slide);
    onSlide(written ?? slide, slideIndex);
  }
  return {
    content: post,
    remaining_credits: null,
    provider: browserWriter.provider,
    writer: browserWriter,
    credits: 0,
    warnings: [...warnings, ...(unwritten.length > 0 ? [describeUnwritten(unwritten)] : [])],
  };
}

const plainNotes = "Your notes took too long to parse, so we used their paragraphs as plain text.";

/** Makes the outline. Notes that take too long to parse are read as plain paragraphs, with a warning. */
async function outlineNotes(request: GenerationRequest, signal: AbortSignal) {
  const read = async (options: OutlineOptions, warnings: string[]) => ({
    outline: await readText("writeOutline", { request, options }, { ...browserReader, signal }),
    warnings,
  });
  return read({}, []).catch(ifSlow(() => read({ readsMarkdown: false }, [plainNotes])));
}

function buildOutlineRequest(request: GenerateRequest): GenerationRequest {
  const { topic, instructions, template, style, slides, postType } = request;
  return {
    topic: topic ?? "",
    instructions: instructions ?? "",
    templateType: template ?? "",
    writingStyle: style ?? "",
    slides: slides ?? 1,
    postType: postType ?? "carousel",
    textOnly: false,
    // The browser's model answers the questions.
    questions: true,
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  };
}

/** Returns the slide with its question answered; null if the model's reply contains no slide. */
async function answer(
  post: Post,
  slideIndex: number,
  { topic, instructions, style }: GenerateRequest,
  signal: AbortSignal,
): Promise<Slide | null> {
  const notes = (instructions ?? "").slice(0, notesCharactersMax);
  const instruction = [
    `Write this slide of a post about “${topic ?? ""}”: answer the slide's question in one or two plain sentences instead of asking it.`,
    ...(notes === "" ? [] : [`The author's notes: ${notes}`]),
  ].join("\n");
  const wish = { post, slideIndex, instruction, writingStyle: style ?? null };
  return rewriteInBrowser(wish, signal).catch(keepIfTooLong);
}

const replaceSlide = (post: Post, index: number, slide: Slide): Post => ({
  ...post,
  content: post.content.map((each, at) => (at === index ? slide : each)),
});

const describeUnwritten = (numbers: readonly number[]) =>
  `Your browser's AI model couldn't write ${countNoun(numbers.length, "slide")} (${numbers.join(", ")}). Answer the ${plural(numbers.length, "question on this slide", "questions on these slides")} yourself.`;
