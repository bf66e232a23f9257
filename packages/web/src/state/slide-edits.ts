import {
  deleteSlide,
  duplicateSlide,
  type EditResult,
  insertSlide,
  joinSources,
  type MediaOptionsChange,
  moveCitations,
  moveSlide,
  type PostDocument,
  type PostSource,
  setMediaOptions,
  setMedium,
  setSlideChoice,
  type SlideChoices,
  setSources,
  type Slide,
  splitSlide,
} from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { getDocument, getSlideIndex } from "./carousel-store.ts";
import { editCarousel } from "./history.ts";
import { settleDocument } from "./json-text.ts";
import { noteLostAlts } from "./lost-alts.ts";
import { showToast } from "./toast-store.ts";

interface PostEdit {
  /** Undo label: `Delete slide 3`. */
  label: string;
  /** Consecutive edits of one kind merge into one step. */
  kind?: string;
  /** True if edits merge even across long pauses. */
  outlastsPauses?: boolean;
  change: (document: PostDocument) => EditResult;
  /** Index of the slide to show afterwards. By default the current slide stays shown, even if it moved. */
  slideIndex?: number;
}

/** Applies an edit to the post as one undo step. Returns false, with a toast, if it fails. */
export function editPost({ label, kind, outlastsPauses, change, slideIndex }: PostEdit): boolean {
  settleDocument();
  const before = getDocument();
  const result = change(before);
  if (!result.ok) {
    showToast({
      variant: "destructive",
      title: "The post was not changed",
      description: result.error.message,
    });
    return false;
  }
  const { document } = result;
  editCarousel((carousel) => ({ ...carousel, document }), {
    step: { label, kind: kind ?? null, ...(outlastsPauses && { outlastsPauses }) },
    slideIndex: slideIndex ?? followSlide(before, document),
  });
  noteLostAlts(before, document);
  return true;
}

/** Returns the current slide's index in another document, or its old index if it was removed. */
function followSlide(before: PostDocument, after: PostDocument): number {
  const index = getSlideIndex();
  const followed = after.slideIds.indexOf(before.slideIds[index] ?? "");
  return followed >= 0 ? followed : index;
}

/** Sets a slide's media; null removes it. */
export function setSlideMedium(slideIndex: number, url: string | null): void {
  editCarousel((carousel) => {
    const document = setMedium(carousel.document, { slideIndex, url });
    return document === carousel.document ? carousel : { ...carousel, document };
  });
}

const blankSlide: Slide = { header: "New slide", description: [{ type: "text", value: "" }] };

/** Inserts a slide at `slideIndex` and shows it. */
export function addSlide(slideIndex: number, slide: Slide = blankSlide): boolean {
  return editPost({
    label: "Add a slide",
    change: (document) => insertSlide(document, { slideIndex, slide }),
    slideIndex,
  });
}

interface AddedContent {
  /** Image addresses by index within the added slides. */
  mediaUrls: Readonly<Record<number, string>>;
  /** Sources of the post that the slides come from. */
  sources: readonly PostSource[];
}

/** Inserts slides and their sources from another post as one undo step. Shows the first inserted slide. */
export function addSlides(
  slideIndex: number,
  slides: readonly Slide[],
  { mediaUrls, sources }: AddedContent,
): boolean {
  return editPost({
    label: slides.length === 1 ? "Add a slide" : `Add ${countNoun(slides.length, "slide")}`,
    change: (document) => {
      const own = document.post?.sources ?? [];
      const joined = joinSources(own, sources);
      let result: EditResult =
        joined.length > own.length
          ? setSources(document, { sources: joined })
          : { ok: true, document };
      for (const [index, slide] of slides.entries()) {
        if (!result.ok) return result;
        const place = slideIndex + index;
        const moved = moveCitations(slide, sources, joined);
        result = insertSlide(result.document, { slideIndex: place, slide: moved });
        const url = mediaUrls[index];
        if (result.ok && url !== undefined) {
          result = { ok: true, document: setMedium(result.document, { slideIndex: place, url }) };
        }
      }
      return result;
    },
    slideIndex,
  });
}

export function duplicateSlideAt(slideIndex: number): boolean {
  return editPost({
    label: `Duplicate slide ${slideIndex + 1}`,
    change: (document) => duplicateSlide(document, { slideIndex }),
    slideIndex: slideIndex + 1,
  });
}

/** Replaces a slide by two and shows the first one, which keeps the replaced slide's image or video. */
export function splitSlideAt(slideIndex: number, slides: readonly [Slide, Slide]): boolean {
  return editPost({
    label: `Split slide ${slideIndex + 1}`,
    change: (document) => splitSlide(document, { slideIndex, slides }),
    slideIndex,
  });
}

/** Removes a slide. If the current slide is removed, shows the next or the last slide. */
export function removeSlide(slideIndex: number): boolean {
  return editPost({
    label: `Delete slide ${slideIndex + 1}`,
    change: (document) => deleteSlide(document, { slideIndex }),
  });
}

export function moveSlideTo(from: number, to: number): boolean {
  return editPost({
    label: `Move slide ${from + 1} to ${to + 1}`,
    change: (document) => moveSlide(document, { from, to }),
  });
}

const choiceLabels = {
  layout: "Change layout",
  ground: "Change background",
  align: "Change alignment",
} satisfies Record<keyof SlideChoices, string>;

/** Sets a slide's layout, background or alignment; null for automatic. */
export function chooseForSlide<Name extends keyof SlideChoices>(
  slideIndex: number,
  name: Name,
  value: SlideChoices[Name] | null,
): boolean {
  return editPost({
    label: choiceLabels[name],
    kind: `${name} ${slideIndex}`,
    change: (document) => setSlideChoice(document, { slideIndex, name, value }),
  });
}

/** Changes how a slide's image is drawn. */
export function changeImageOptions(
  slideIndex: number,
  options: MediaOptionsChange,
  { label, kind }: { label: string; kind?: string },
): boolean {
  return editPost({
    label,
    ...(kind !== undefined && { kind }),
    change: (document) => setMediaOptions(document, { slideIndex, options }),
  });
}
