import type { SlideSubject } from "../slide-subject.ts";
import { layoutNames, layoutRules, type SlideLayoutName } from "./registry.ts";

/** Whether the slide can be drawn in that layout. */
export function canFillLayout(name: SlideLayoutName, subject: SlideSubject): boolean {
  const rule = layoutRules[name];
  return rule.postType === subject.postType && rule.canFill(subject);
}

/** A slide's layout: the one wanted for it where its content can fill that, else the first that it can fill. */
export function chooseLayout(
  subject: SlideSubject,
  wanted: SlideLayoutName | null = null,
): SlideLayoutName {
  if (wanted !== null && canFillLayout(wanted, subject)) return wanted;
  return layoutNames.find((name) => canFillLayout(name, subject)) ?? "content";
}
