import { headlineLabel, type Post, postLimits, type Slide } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { setMediaEnabled } from "./appearance-edits.ts";
import { countSlides, getDocument, getSlideIndex } from "./carousel-store.ts";
import { recordStep } from "./history.ts";
import { addSlides } from "./slide-edits.ts";
import { showToast } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";

/** Inserts a post's slides after a slide, by default the current one. If that fails, shows a toast and returns false. */
export function insertPost(
  post: Post,
  mediaUrls: Readonly<Record<number, string>> = {},
  current: number = getSlideIndex(),
): boolean {
  const slides = listSlides(post);
  const free = postLimits.slides - countSlides(getDocument());
  if (slides.length > free) {
    showToast({
      variant: "destructive",
      title: "We couldn't insert the slides",
      description: `A post can have up to ${countNoun(postLimits.slides, "slide")}. There's room for ${countNoun(free, "more slide")}.`,
    });
    return false;
  }
  const shift = slides.length - post.content.length;
  const media = Object.entries(mediaUrls).map(([index, url]) => [Number(index) + shift, url]);
  let isDone = false;
  recordStep(countLabel(slides.length), () => {
    if (media.length > 0) setMediaEnabled(true);
    isDone = addSlides(current + 1, slides, {
      mediaUrls: Object.fromEntries(media),
      sources: post.sources ?? [],
    });
  });
  if (!isDone) return false;
  const { sources = [] } = getDocument().post ?? {};
  const isCut = post.sources?.some(({ id }) => sources.every((source) => source.id !== id));
  const left = [
    ...(isCut ? ["sources"] : []),
    ...(post.hashtags?.length ? ["hashtags"] : []),
    ...(post.caption ? ["caption"] : []),
  ];
  showUndoToast({
    title: `${countNoun(slides.length, "slide")} inserted after slide ${current + 1}`,
    description:
      left.length === 0
        ? "The inserted slides use your post's design."
        : `Not inserted: ${new Intl.ListFormat("en-GB").format(left)}.`,
  });
  return true;
}

const countLabel = (count: number) => `Insert ${countNoun(count, "slide")}`;

/**
 * Lists a post's slides. If the post has a title that isn't the first slide's header, a slide with the title is first.
 */
function listSlides({ title, content }: Post): readonly Slide[] {
  const isNew = headlineLabel(title) !== "" && content[0]?.header !== title;
  return isNew ? [{ header: title, description: [] }, ...content] : content;
}
