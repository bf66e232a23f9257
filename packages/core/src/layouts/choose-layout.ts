import {
  carouselLayoutNames,
  type CarouselLayoutName,
  type SlideLayoutName,
} from "./layout-names.ts";
import { findSuitingLayout, layoutRules, type LayoutSubject, readSubject } from "./layout-rules.ts";

/**
 * A slide's layout: the one that its field `layout` names where its content can fill that, else the first that suits
 * its content. Throws RangeError where a carousel has no such slide.
 */
export function chooseLayout(subject: LayoutSubject): SlideLayoutName {
  if (subject.postType === "single") return "single";
  const wanted = findWanted(subject);
  if (wanted && canFillLayout(wanted, subject)) return wanted;
  return findSuitingLayout(readSubject(subject));
}

/** Whether the slide can be drawn in that layout. */
export function canFillLayout(name: SlideLayoutName, subject: LayoutSubject): boolean {
  if (subject.postType === "single" || name === "single") {
    return subject.postType === "single" && name === "single";
  }
  return layoutRules[name].findFault(readSubject(subject)) === null;
}

/** The layouts that the slide can be drawn in, in the order of their names; none for a single post. */
export function listFillableLayouts(subject: LayoutSubject): CarouselLayoutName[] {
  return carouselLayoutNames.filter((name) => canFillLayout(name, subject));
}

/** Why the layout that the slide's field `layout` names is not taken, as a sentence; null where it is, or none is named. */
export function findLayoutFault(subject: LayoutSubject): string | null {
  const wanted = findWanted(subject);
  if (subject.postType === "single" || wanted === undefined) return null;
  const fault =
    wanted === "single"
      ? "it is a slide of a carousel"
      : layoutRules[wanted].findFault(readSubject(subject));
  return fault && `The layout '${wanted}' can't be filled, since ${fault}`;
}

/** A slide's layout and why it has it. */
export interface LayoutExplanation {
  layout: SlideLayoutName;
  /** It was wanted and is taken; else the content chose. */
  isChosen: boolean;
  /** In words for people, to follow the layout's name and a colon. */
  reason: string;
}

/** The layout that `chooseLayout` gives, and why. Throws RangeError where a carousel has no such slide. */
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
