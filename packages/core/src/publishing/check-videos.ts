import { nameSlides } from "../document/prompts.ts";
import type { Post } from "../document/post.ts";
import { listShownMedia, type AssignedMedia } from "../document/slide-media.ts";
import { isVideoUrl } from "../media/media-url.ts";
import type { PublicationProblem } from "./publication-problem.ts";

/** Lists the indexes of slides that show a video. Services get images, and a video has none to draw. */
export function findVideoSlides(post: Post, media: AssignedMedia): number[] {
  return listShownMedia(post, media).flatMap(([index, url]) => (isVideoUrl(url) ? [index] : []));
}

/** Returns an error that names the slides with videos; empty if there are none. */
export function checkVideos(videoSlides: readonly number[]): PublicationProblem[] {
  if (videoSlides.length === 0) return [];
  const [have, replace] =
    videoSlides.length === 1
      ? ["has a video", "Replace the video with an image"]
      : ["have videos", "Replace the videos with images"];
  const message = `${nameSlides(videoSlides)} ${have}, and we can publish only images. ${replace}.`;
  return [{ severity: "error", code: "video", place: "slides", message }];
}
