import type { PostRewriteResponse } from "@slideloom/core/contract/post-rewrite";
import type { Post } from "@slideloom/core/document";
import { describeCheck, type PostCheck } from "@slideloom/core/facts";
import { describeLostAlts } from "@slideloom/core/writing";
import { ApiError } from "../../../lib/api.ts";
import type { RewriteListeners } from "../post-rewrite/request-rewrite.ts";
import { browserWriter } from "./browser-writer.ts";
import { keepIfTooLong } from "./language-model.ts";
import { rewriteInBrowser } from "./rewrite-in-browser.ts";

/** Rewrites each slide that has findings of the fact check, one slide at a time, with the browser's model. */
export async function repairInBrowser(
  post: Post,
  checks: readonly PostCheck[],
  { signal, onSlide }: Pick<RewriteListeners, "signal" | "onSlide">,
): Promise<PostRewriteResponse> {
  const slides: PostRewriteResponse["slides"] = [];
  const warnings: string[] = [];
  for (const index of new Set(checks.map(({ slide }) => slide))) {
    const own = checks.filter(({ slide }) => slide === index);
    const instruction = `Correct this and change nothing else. ${own.map(describeProblem).join(" ")}`;
    const rewrite = { post, slideIndex: index, instruction, writingStyle: null };
    const written = await rewriteInBrowser(rewrite, signal).catch(keepIfTooLong);
    const before = post.content[index];
    if (!written || !before) continue;
    slides.push({ index, slide: written });
    warnings.push(...describeLostAlts(index, before, written));
    onSlide({ index, slide: written });
  }
  if (slides.length === 0) {
    throw new ApiError("Your browser's AI model didn't write a usable slide. Try again.", 502);
  }
  return { slides, remaining_credits: 0, credits: 0, writer: browserWriter, warnings };
}

const describeProblem = (check: PostCheck) =>
  `${describeCheck(check)}${check.nearest ? ` The source says: “${check.nearest.raw}”.` : ""}`;
