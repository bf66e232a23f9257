import { describeSlide, listSlideWords } from "@slideloom/core/document";
import type { SlideJob } from "../slide-job.ts";

/** A picture in words. */
export interface PictureText {
  /** In one line, for people who can't see it. */
  description: string;
  words: string[];
}

/** The texts of the pictures of a job's post, one a slide, or one of all where the post is single. */
export function listPictureTexts({ post, postType }: SlideJob): PictureText[] {
  const texts = post.content.map((_, slideIndex) => ({
    description: describeSlide(post, slideIndex),
    words: listSlideWords(post, slideIndex).filter((text) => text.trim() !== ""),
  }));
  if (postType === "carousel") return texts;
  return [
    {
      description: texts.map(({ description }) => description).join(" "),
      words: texts.flatMap(({ words }) => words),
    },
  ];
}
