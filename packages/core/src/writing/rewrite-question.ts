import { buildRewriteAllowance, finishRewrite } from "./finish/finish-rewrite.ts";
import { buildRewritePrompt } from "./prompt/build-rewrite-prompt.ts";
import { readSlideReply } from "./reply/read-slide-reply.ts";
import { getWireSlideSchema } from "./reply/wire-post.ts";
import type { SlideRewriteRequest } from "./rewrite-request.ts";

const problems = ["It held no slide with a header and at least one item that has text."];

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
