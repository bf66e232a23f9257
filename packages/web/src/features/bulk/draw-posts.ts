import { headlineLabel } from "@slideloom/core/document";
import type { ImportedPost } from "@slideloom/core/import";
import { postFolderName } from "@slideloom/core/outputs";
import type { SlideJob } from "@slideloom/renderer";
import { getSlideRenderer, isAbortError } from "../../lib/slide-renderer.ts";
import { getResolvedAppearance } from "../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../state/slide-job.ts";
import { FinishedPosts } from "./finished-posts.ts";
import { joinPostZips, type PostZip } from "./join-post-zips.ts";

export interface DrawnPosts {
  zip: Blob;
  count: number;
  /** Messages about posts or images that could not be drawn. */
  troubles: string[];
}

interface DrawPostsOptions {
  signal: AbortSignal;
  /** `areKept` is false if finished posts are in memory only. */
  onProgress: (progress: { done: number; areKept: boolean }) => void;
}

/**
 * Draws each post into a folder of one ZIP. If an earlier run with the same posts and appearance was interrupted,
 * continues that run.
 */
export async function drawPosts(
  posts: readonly ImportedPost[],
  { signal, onProgress }: DrawPostsOptions,
): Promise<DrawnPosts> {
  const appearance = getResolvedAppearance();
  const jobs = posts.map(({ post, mediaUrls }) =>
    buildAppearanceJob(post, { ...appearance, mediaUrls, enableMedia: true }, 0),
  );
  const source = JSON.stringify([posts, { ...jobs[0], post: null }]);
  const finished = await FinishedPosts.open(source);
  const troubles: string[] = [];
  let count = 0;
  try {
    for (const [index, job] of jobs.entries()) {
      const trouble = await finishPost(finished, index, job, signal);
      if (trouble !== null) {
        troubles.push(`Post ${index + 1}, “${headlineLabel(job.post.title)}”: ${trouble}`);
      }
      if (await finished.has(index)) count += 1;
      onProgress({ done: index + 1, areKept: finished.areKept });
    }
    const texts = troubles.length > 0 ? { "troubles.txt": `${troubles.join("\n")}\n` } : {};
    const zip = await joinPostZips(listPostZips(posts, finished), texts);
    await finished.clear();
    return { zip, count, troubles };
  } finally {
    finished.close();
  }
}

/** Draws the post, if not yet finished. Returns a message about the failure or missing media, or null. */
async function finishPost(
  finished: FinishedPosts,
  index: number,
  job: SlideJob,
  signal: AbortSignal,
): Promise<string | null> {
  const before = await finished.get(index);
  if (before) return before.trouble;
  try {
    const options = { texts: true, signal };
    const { file, layouts } = await getSlideRenderer().renderFile("zip", job, options);
    const missing = layouts.flatMap(({ missingMedia, mediaNotes = [] }) => [
      ...missingMedia,
      ...mediaNotes,
    ]);
    const trouble = missing.length > 0 ? missing.map(({ message }) => message).join("; ") : null;
    await finished.add(index, { zip: file, trouble });
    return trouble;
  } catch (error) {
    if (isAbortError(error)) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

async function* listPostZips(
  posts: readonly ImportedPost[],
  finished: FinishedPosts,
): AsyncGenerator<PostZip> {
  for (const [index, { post }] of posts.entries()) {
    const drawn = await finished.get(index);
    if (drawn) yield { folder: postFolderName(index + 1, post.title), zip: drawn.zip };
  }
}
