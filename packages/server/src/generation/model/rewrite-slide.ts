import type { Slide } from "@slideloom/core/document";
import type { ModelMessage } from "ai";
import { buildRewriteAllowance, finishRewrite } from "../finish/finish-rewrite.ts";
import { buildRewritePrompt } from "../prompt/build-rewrite-prompt.ts";
import { readSlideReply } from "../reply/read-slide-reply.ts";
import type { SlideRewriteRequest } from "../text-generator.ts";
import { createGenerationError } from "./build-generation-error.ts";
import type { ModelClient } from "./model-client.ts";
import { buildSecondQuestion } from "./second-question.ts";
import { getWireSlideSchema } from "./wire-post.ts";

const problems = ["It held no slide with a header and at least one item that has text."];

/** Rewrites a slide with the model. Asks once more if the reply has no slide. */
export async function rewriteSlide(
  client: ModelClient,
  request: SlideRewriteRequest,
  signal: AbortSignal,
): Promise<Slide> {
  const { system, user } = buildRewritePrompt(request);
  const schema = getWireSlideSchema(buildRewriteAllowance(request).itemTypes);
  const attempt = async (messages: ModelMessage[]) => {
    const { text } = await client.ask({ schema, system, messages, slides: 1, signal });
    return { text, slide: finishRewrite(readSlideReply(text, request), request) };
  };
  const first = await attempt([{ role: "user", content: user }]);
  if (first.slide) return first.slide;
  const { slide } = await attempt(buildSecondQuestion(user, first.text, problems, "slide"));
  if (!slide) throw createGenerationError("unusable-reply");
  return slide;
}
