import { describeSlide, listSlideWords } from "@slideloom/core/document";
import type { SlideJob } from "../slide-job.ts";

export interface ImageText {
  /** Alternative text on one line. */
  description: string;
  words: string[];
}

/** Describes the images of a job's post. A carousel has one image per slide, a single post has one image. */
export function listImageTexts({ post, postType }: SlideJob): ImageText[] {
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
