import { itemTypes } from "../blocks/index.ts";
import {
  countSlideWords,
  nameSlides,
  type Post,
  type Slide,
  type WrittenSlide,
} from "../document/index.ts";
import { countNoun, findLanguageCode, guessLanguage } from "../text/index.ts";
import { cleanHeader } from "./finish/clean-text.ts";
import { fitRewritten } from "./finish/fit-rewritten.ts";
import { findLanguageProblem, listWrittenWords } from "./finish/language-problem.ts";
import { describeLostAlts, hasAltText } from "./finish/rewritten-alts.ts";
import { buildPostRewritePrompt } from "./prompt/build-post-rewrite-prompt.ts";
import type {
  PostRewriteAction,
  PostRewriteRequest,
  NewSlideWords,
} from "./post-rewrite-request.ts";
import { readPostReply } from "./reply/read-slide-reply.ts";
import { getWireSlidesSchema, getWireWordsSchema } from "./reply/wire-post.ts";

/** Maximum length of an item that is rewritten, in UTF-16 units, because longer texts in a reply are cut. */
const itemCharactersMax = 1200;

/**
 * Groups the slides with words, one group per question to the model. `tooLong` lists slides with an item over the
 * limit.
 */
export function groupSlides(
  { content }: Post,
  { slides, words }: { slides: number; words: number },
): { groups: number[][]; tooLong: number[] } {
  const groups: number[][] = [];
  const tooLong: number[] = [];
  let left = 0;
  for (const [index, slide] of content.entries()) {
    if (!hasWords(slide)) continue;
    if (slide.description.some(({ value }) => value.length > itemCharactersMax)) {
      tooLong.push(index);
      continue;
    }
    const last = groups.at(-1);
    left -= countSlideWords(slide);
    if (last && last.length < slides && left >= 0) {
      last.push(index);
    } else {
      groups.push([index]);
      left = words - countSlideWords(slide);
    }
  }
  return { groups, tooLong };
}

const hasWords = (slide: Slide) =>
  hasAltText(slide) ||
  [slide.header, slide.summary ?? "", ...slide.description.map(({ value }) => value)].some(
    (text) => text.trim() !== "",
  );

/** Returns a sentence for the person about slides that keep their words. */
export const describeKept = (indexes: readonly number[], reason: string) =>
  `${nameSlides(indexes)} ${indexes.length === 1 ? "wasn't" : "weren't"} rewritten: ${reason}.`;

/** Builds the question for new words of slides, and a function that reads the reply. */
export function buildPostRewriteQuestion(request: PostRewriteRequest) {
  const { post, hasTitle, slides } = request;
  const hasAlts = slides.some((index) => hasAltText(post.content[index]));
  return {
    ...buildPostRewritePrompt(request, hasAlts),
    schema: (hasTitle ? getWireWordsSchema : getWireSlidesSchema)(itemTypes, hasAlts),
    noun: "object with all slides",
    slides: slides.length,
    read: (reply: string) => readWords(reply, request),
  };
}

function readWords(
  reply: string,
  { post, action, slides: indexes, hasTitle }: PostRewriteRequest,
): { answer: NewSlideWords | null; problems: string[] } {
  const draft = readPostReply(reply);
  const count = draft?.slides.length ?? 0;
  if (!draft || count !== indexes.length) {
    return {
      answer: null,
      problems: [`It held ${countNoun(count, "slide")} instead of ${indexes.length}.`],
    };
  }
  const slides = new Map<number, WrittenSlide>();
  const notes: string[] = [];
  for (const [place, index] of indexes.entries()) {
    const [before, written] = [post.content[index], draft.slides[place]];
    if (!before || !written) continue;
    const fitted = fitRewritten(before, written);
    if (fitted.slide === null) {
      notes.push(describeKept([index], fitted.problem));
      continue;
    }
    slides.set(index, fitted.slide);
    notes.push(...describeLostAlts(index, before, fitted.slide));
  }
  if (slides.size === 0) return { answer: null, problems: notes };
  const title = hasTitle ? cleanHeader(draft.title, Infinity) : "";
  const language = findLanguageProblem(
    listWrittenWords([...slides.values()]),
    findWanted(post, action),
    action.kind === "translate"
      ? "Translate the post again, or use another model."
      : "Rewrite the post again, or use another model.",
  );
  const words = {
    slides,
    notes: [...notes, ...(language ? [language.note] : [])],
    ...(title !== "" && { title }),
  };
  return { answer: words, problems: [...(language ? [language.problem] : []), ...notes] };
}

const leastLetters = 80;

/** Returns the code of the language that the new words have; null if unknown. */
const findWanted = ({ content }: Post, action: PostRewriteAction): string | null =>
  action.kind === "translate"
    ? findLanguageCode(action.language)
    : guessLanguage(listWrittenWords(content), { minLetters: leastLetters });
