import type { Post, Slide } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { CheckOutcome } from "../../sources/checks/source-checker.ts";
import { groupProblems } from "./repair-question.ts";

interface Judge {
  /** The problems of the slides before the repair, by slide index. */
  problems: ReadonlyMap<number, readonly PostCheck[]>;
  severities: readonly PostCheck["severity"][];
  check: (post: Post) => Promise<CheckOutcome<PostCheck[]>>;
}

/**
 * Replaces each slide whose repaired version has fewer problems. Returns null if the repaired post couldn't be checked.
 */
export async function improveSlides(
  post: Post,
  repaired: ReadonlyMap<number, Slide>,
  { problems, severities, check }: Judge,
): Promise<{ post: Post; checked: CheckOutcome<PostCheck[]> } | null> {
  const changed = replaceSlides(post, repaired);
  const checked = await check(changed);
  if (!checked.ok) return null;
  const left = groupProblems(checked.result, severities);
  const count = (found: typeof problems, index: number) => found.get(index)?.length ?? 0;
  const better = [...repaired].filter(([index]) => count(left, index) < count(problems, index));
  if (better.length === repaired.size) return { post: changed, checked };
  const improved = replaceSlides(post, new Map(better));
  return { post: improved, checked: await check(improved) };
}

const replaceSlides = (post: Post, slides: ReadonlyMap<number, Slide>): Post => ({
  ...post,
  content: post.content.map((slide, index) => slides.get(index) ?? slide),
});
