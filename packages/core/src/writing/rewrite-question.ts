import { finishRewrite } from "./finish/finish-rewrite.ts";
import { findSplitProblem } from "./finish/fit-rewritten.ts";
import { findLanguageProblem, listWrittenWords } from "./finish/language-problem.ts";
import { findAskedLanguage, guessLanguage } from "../text/index.ts";
import { describeLostAlts, hasAltText } from "./finish/rewritten-alts.ts";
import { itemTypes } from "../blocks/index.ts";
import type { WrittenSlide } from "../document/index.ts";
import { buildRewritePrompt } from "./prompt/build-rewrite-prompt.ts";
import { readPostReply, readSlideReply } from "./reply/read-slide-reply.ts";
import { getWireSlideSchema, getWireSlidesSchema } from "./reply/wire-post.ts";
import type { SlideRewriteRequest } from "./rewrite-request.ts";

const noSlide = "It held no slide with a header and at least one item that has text.";

/** Builds the prompt and schema for rewriting one slide as two, and a function that reads the reply. */
export function buildSplitQuestion(request: SlideRewriteRequest) {
  const before = request.post.content[request.slideIndex];
  return {
    ...buildRewritePrompt({ ...request, isSplit: true }),
    schema: getWireSlidesSchema(itemTypes, hasAltText(before)),
    noun: "object with two slides",
    slides: 2,
    read: (reply: string): { answer: WrittenSlide[] | null; problems: string[] } => {
      const written = readPostReply(reply)?.slides ?? [];
      const slides = written.flatMap((slide) => finishRewrite(slide, request) ?? []);
      const problem = before ? findSplitProblem(before, slides) : null;
      if (problem) return { answer: null, problems: [problem] };
      const language = findRewrittenLanguage(request, slides);
      const problems = listProblems(request, slides[0]);
      return { answer: slides, problems: [...(language ? [language.problem] : []), ...problems] };
    },
  };
}

/** Builds the prompt and schema for rewriting one slide, and a function that reads the reply. */
export function buildRewriteQuestion(request: SlideRewriteRequest) {
  const before = request.post.content[request.slideIndex];
  return {
    ...buildRewritePrompt(request),
    schema: getWireSlideSchema(itemTypes, hasAltText(before)),
    noun: "slide",
    slides: 1,
    read: (reply: string) => {
      const answer = finishRewrite(readSlideReply(reply, request), request);
      if (!answer) return { answer, problems: [noSlide] };
      const language = findRewrittenLanguage(request, [answer]);
      const problems = listProblems(request, answer);
      return { answer, problems: [...(language ? [language.problem] : []), ...problems] };
    },
  };
}

type Asked = Pick<SlideRewriteRequest, "post" | "instruction">;

const leastLetters = 80;

/** Whether a rewritten slide is in another language than its post, or than the instruction asks for. */
function findRewrittenLanguage({ post, instruction }: Asked, slides: readonly WrittenSlide[]) {
  const asked = findAskedLanguage(instruction);
  const own = () => guessLanguage(listWrittenWords(post.content), { minLetters: leastLetters });
  const wanted = asked === undefined ? own() : asked;
  return findLanguageProblem(listWrittenWords(slides), wanted, "Rewrite the slide again.");
}

/** Returns a sentence for the person if a rewritten slide is in another language than asked. */
export const describeRewrittenLanguage = (
  request: Asked,
  slides: readonly WrittenSlide[],
): string[] => {
  const found = findRewrittenLanguage(request, slides);
  return found ? [found.note] : [];
};

/** Lists alt texts that the reply lacks. */
function listProblems(
  { post, slideIndex }: SlideRewriteRequest,
  after: WrittenSlide | undefined,
): string[] {
  const before = post.content[slideIndex];
  return before && after ? describeLostAlts(slideIndex, before, after) : [];
}
