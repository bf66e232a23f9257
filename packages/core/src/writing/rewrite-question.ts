import { buildRewriteAllowance, finishRewrite } from "./finish/finish-rewrite.ts";
import { finishSlide } from "./finish/finish-slide.ts";
import { findSplitProblem } from "./finish/fit-rewritten.ts";
import type { Slide } from "../document/index.ts";
import { buildRewritePrompt } from "./prompt/build-rewrite-prompt.ts";
import { readPostReply, readSlideReply } from "./reply/read-slide-reply.ts";
import { getWireSlideSchema, getWireSlidesSchema } from "./reply/wire-post.ts";
import type { SlideRewriteRequest } from "./rewrite-request.ts";

const problems = ["It held no slide with a header and at least one item that has text."];

/** Builds the prompt and schema for rewriting one slide as two, and a function that reads the reply. */
export function buildSplitQuestion(request: SlideRewriteRequest) {
  const before = request.post.content[request.slideIndex];
  const allowance = buildRewriteAllowance(request);
  return {
    ...buildRewritePrompt({ ...request, isSplit: true }),
    schema: getWireSlidesSchema(allowance.itemTypes),
    noun: "object with two slides",
    slides: 2,
    read: (reply: string): { answer: Slide[] | null; problems: string[] } => {
      const written = readPostReply(reply)?.slides ?? [];
      const slides = written.map((slide) => finishSlide(slide, allowance));
      const problem = before ? findSplitProblem(before, slides) : null;
      if (problem) return { answer: null, problems: [problem] };
      const { sources } = before ?? {};
      return {
        answer: slides.map((slide) => ({ ...slide, ...(sources && { sources }) })),
        problems: [],
      };
    },
  };
}

/** Builds the prompt and schema for rewriting one slide, and a function that reads the reply. */
export function buildRewriteQuestion(request: SlideRewriteRequest) {
  return {
    ...buildRewritePrompt(request),
    schema: getWireSlideSchema(buildRewriteAllowance(request).itemTypes),
    noun: "slide",
    slides: 1,
    read: (reply: string) => {
      const answer = finishRewrite(readSlideReply(reply, request), request);
      return { answer, problems: answer ? [] : problems };
    },
  };
}
