import {
  carouselLayoutNames,
  type CarouselLayoutName,
  type SlideLayoutName,
} from "./layout-names.ts";
import { findSuitingLayout, layoutRules, type LayoutSubject, readSubject } from "./layout-rules.ts";

/**
 * Chooses the layout in the slide's field `layout` if the content can fill it. Otherwise, chooses the first layout that
 * matches.
 * @throws {RangeError} if the carousel has no such slide
 */
export function chooseLayout(subject: LayoutSubject): SlideLayoutName {
  if (subject.postType === "single") return "single";
  const wanted = findWanted(subject);
  if (wanted && canFillLayout(wanted, subject)) return wanted;
  return findSuitingLayout(readSubject(subject));
}

export function canFillLayout(name: SlideLayoutName, subject: LayoutSubject): boolean {
  if (subject.postType === "single" || name === "single") {
    return subject.postType === "single" && name === "single";
  }
  return layoutRules[name].findFault(readSubject(subject, name)) === null;
}

/** Lists the layouts that the slide's content can fill, ordered like `carouselLayoutNames`; none for a single post. */
export function listFillableLayouts(subject: LayoutSubject): CarouselLayoutName[] {
  return carouselLayoutNames.filter((name) => canFillLayout(name, subject));
}

/** Returns a sentence that explains why the slide's field `layout` can't be used, or null. */
export function findLayoutFault(subject: LayoutSubject): string | null {
  const wanted = findWanted(subject);
  if (subject.postType === "single" || wanted === undefined) return null;
  const fault =
    wanted === "single"
      ? "the slide is part of a carousel"
      : layoutRules[wanted].findFault(readSubject(subject, wanted));
  return fault && `The layout '${wanted}' isn't used, because ${fault}`;
}

export interface LayoutExplanation {
  layout: SlideLayoutName;
  /** True if the user chose the layout, false if it follows from the content. */
  isChosen: boolean;
  /** A phrase for people, printed after the layout's name and a colon, e.g. "it has code". */
  reason: string;
}

/**
 * Returns the layout of `chooseLayout` with a reason.
 * @throws {RangeError} if the carousel has no such slide
 */
export function explainLayout(subject: LayoutSubject): LayoutExplanation {
  const layout = chooseLayout(subject);
  if (layout === "single") return { layout, isChosen: false, reason: "it is a single post" };
  const fault = findLayoutFault(subject);
  if (fault === null && findWanted(subject) !== undefined) {
    return { layout, isChosen: true, reason: "chosen by you" };
  }
  const why = layoutRules[layout].describe(readSubject(subject));
  const reason = fault ? `${why}. ${fault}` : why;
  return { layout, isChosen: false, reason };
}

function findWanted({ post, slideIndex }: LayoutSubject): SlideLayoutName | undefined {
  return post.content[slideIndex]?.layout;
}
