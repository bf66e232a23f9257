import type { GenerateResponse } from "@slideloom/core/contract/generation";
import { describeSlide, formatPost } from "@slideloom/core/document";
import type { Generation } from "./generation-service.ts";

/** Converts a generation for responses, streams and jobs. */
export function presentGeneration(generation: Generation): GenerateResponse {
  const { post, remainingCredits, writer, credits, warnings } = generation;
  const formatted = formatPost(JSON.stringify(post));
  if (!formatted.ok) throw new Error(`A generated post is not valid: ${formatted.error.message}`);
  return {
    content: formatted.text,
    remaining_credits: remainingCredits,
    provider: writer.provider,
    writer,
    credits,
    ...(warnings.length > 0 ? { warnings } : {}),
    ...presentExtras(generation),
  };
}

/** Returns captions, alt texts and checks, each only if the generation has them. */
function presentExtras({
  post,
  captions,
  checks,
}: Generation): Pick<GenerateResponse, "captions" | "alt_texts" | "checks"> {
  const hasAltTexts = post.content.some(({ alt }) => alt !== undefined);
  return {
    ...(captions && { captions }),
    ...(hasAltTexts && { alt_texts: post.content.map((_, index) => describeSlide(post, index)) }),
    ...(checks && { checks }),
  };
}
