import { headlineLabel, parsePost } from "@slideloom/core/document";
import type { ImportedPost } from "@slideloom/core/import";
import { postFolderName } from "@slideloom/core/outputs";
import type { SlideJob } from "@slideloom/renderer";
import { fetchCarousel } from "../../lib/carousels.ts";
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

/** A post to draw. `job` is null if it can't be drawn, for the reason in `trouble`. */
export type BulkPost =
  | { title: string; job: SlideJob }
  | { title: string; job: null; trouble: string };

interface DrawPostsOptions {
  signal: AbortSignal;
  /** `areKept` is false if finished posts are in memory only. */
  onProgress: (progress: { done: number; areKept: boolean }) => void;
}

/** Lists imported posts in the editor's appearance. */
export function listImported(posts: readonly ImportedPost[]): BulkPost[] {
  const appearance = getResolvedAppearance();
  return posts.map(({ post, mediaUrls }) => ({
    title: post.title,
    job: buildAppearanceJob(post, { ...appearance, mediaUrls, enableMedia: true }, 0),
  }));
}

/** Lists saved carousels, each in its own appearance. */
export async function listSaved(ids: readonly string[], signal: AbortSignal): Promise<BulkPost[]> {
  const posts: BulkPost[] = [];
  for (const id of ids) {
    const { title, draft } = await fetchCarousel(id, signal);
    const parsed = parsePost(draft.jsonInput);
    const appearance = { ...draft, posterUrls: {}, mediaAttempts: {} };
    posts.push(
      parsed.ok
        ? { title, job: buildAppearanceJob(parsed.post, appearance, 0) }
        : { title, job: null, trouble: "Its text isn't a valid post." },
    );
  }
  return posts;
}

/**
 * Draws each post into a folder of one ZIP. If an earlier run with the same posts and appearance was interrupted,
 * continues that run.
 */
export async function drawPosts(
  posts: readonly BulkPost[],
  { signal, onProgress }: DrawPostsOptions,
): Promise<DrawnPosts> {
  const source = JSON.stringify(posts);
  const finished = await FinishedPosts.open(source);
  const troubles: string[] = [];
  let count = 0;
  try {
    for (const [index, post] of posts.entries()) {
      const trouble = post.job ? await finishPost(finished, index, post.job, signal) : post.trouble;
      if (trouble !== null) {
        troubles.push(`Post ${index + 1}, “${headlineLabel(post.title)}”: ${trouble}`);
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
  posts: readonly BulkPost[],
  finished: FinishedPosts,
): AsyncGenerator<PostZip> {
  for (const [index, { title }] of posts.entries()) {
    const drawn = await finished.get(index);
    if (drawn) yield { folder: postFolderName(index + 1, title), zip: drawn.zip };
  }
}
