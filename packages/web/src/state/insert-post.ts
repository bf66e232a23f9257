import { headlineLabel, type Post, postLimits, type Slide } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { setMediaEnabled } from "./appearance-edits.ts";
import { countSlides, getDocument, getSlideIndex } from "./carousel-store.ts";
import { recordStep } from "./history.ts";
import { addSlides } from "./slide-edits.ts";
import { showToast } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";

/**
 * Inserts a post's slides after the current slide, with the post's title as the first one. Returns false, with a toast,
 * on failure.
 */
export function insertPost(post: Post, mediaUrls: Readonly<Record<number, string>> = {}): boolean {
  const current = getSlideIndex();
  const slides = listSlides(post);
  const free = postLimits.slides - countSlides(getDocument());
  if (slides.length > free) {
    showToast({
      variant: "destructive",
      title: "Slides not inserted",
      description: `A post has up to ${countNoun(postLimits.slides, "slide")}, so ${countNoun(free, "more slide fits", "more slides fit")}.`,
    });
    return false;
  }
  const shift = slides.length - post.content.length;
  const media = Object.entries(mediaUrls).map(([index, url]) => [Number(index) + shift, url]);
  let isDone = false;
  recordStep(countLabel(slides.length), () => {
    if (media.length > 0) setMediaEnabled(true);
    isDone = addSlides(current + 1, slides, Object.fromEntries(media));
  });
  if (!isDone) return false;
  const left = [
    ...(post.hashtags?.length ? ["hashtags"] : []),
    ...(post.caption ? ["caption"] : []),
  ].join(" and ");
  showUndoToast({
    title: `${countNoun(slides.length, "slide")} inserted after slide ${current + 1}`,
    description: left === "" ? "They have your post's design." : `Its ${left} aren't inserted.`,
  });
  return true;
}

const countLabel = (count: number) => `Insert ${countNoun(count, "slide")}`;

/**
 * Lists a post's slides without their cited passages, whose ids belong to the other post. Adds a title slide if needed.
 */
function listSlides({ title, content }: Post): Slide[] {
  const slides = content.map((slide) => omitSources(slide));
  const isNew = headlineLabel(title) !== "" && slides[0]?.header !== title;
  return isNew ? [{ header: title, description: [] }, ...slides] : slides;
}

function omitSources(slide: Slide): Slide {
  const copy = { ...slide };
  delete copy.sources;
  return copy;
}
