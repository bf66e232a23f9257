import type { Slide } from "@slideloom/core/document";
import { buildRewriteAllowance, finishRewrite } from "./finish/finish-rewrite.ts";
import { buildRewritePrompt } from "./prompt/build-rewrite-prompt.ts";
import { readSlideReply } from "./reply/read-slide-reply.ts";
import { getWireSlideSchema } from "./reply/wire-post.ts";
import type { SlideRewriteRequest } from "./rewrite-request.ts";
import type { Question } from "./text-generator.ts";

const problems = ["It held no slide with a header and at least one item that has text."];

/** Asks for one slide again. */
export function buildRewriteQuestion(request: SlideRewriteRequest): Question<Slide> {
  return {
    ...buildRewritePrompt(request),
    schema: getWireSlideSchema(buildRewriteAllowance(request).itemTypes),
    noun: "slide",
    slides: 1,
    read: (reply) => {
      const answer = finishRewrite(readSlideReply(reply, request), request);
      return { answer, problems: answer ? [] : problems };
    },
  };
}
