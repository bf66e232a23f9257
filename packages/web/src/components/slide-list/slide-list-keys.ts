import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { announce } from "../../lib/announcements.ts";
import { isShortcut } from "../../lib/shortcuts.ts";
import { deleteSlide, moveSlideBy } from "../../state/slide-commands.ts";
import { describeMove } from "./drag-announcements.ts";

/** Controls of a slide in a list; the arrow keys lead from one to the same of another slide. */
export type SlidePart = "slide" | "menu" | "handle";

/** Puts the focus on a control of that slide, or of the last. */
export function focusSlide(list: Element, slideIndex: number, part: SlidePart): void {
  const controls = list.querySelectorAll<HTMLElement>(`[data-slide-part="${part}"]`);
  controls[Math.min(slideIndex, controls.length - 1)]?.focus();
}

type FindTarget = (index: number, last: number, columns: number) => number;

const targets: Readonly<Record<string, FindTarget>> = {
  ArrowUp: (index, _, columns) => (index >= columns ? index - columns : index),
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, last, columns) => Math.min(index + columns, last),
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** How many slides stand beside each other in the first row. */
function countColumns(slides: Iterable<HTMLElement>): number {
  const [first, ...others] = slides;
  return 1 + others.filter((slide) => slide.offsetTop === first?.offsetTop).length;
}

/** Where the focus stands in a list of slides; null beside its controls and while a slide is dragged. */
function findFocus(target: EventTarget): { index: number; part: SlidePart } | null {
  const element =
    target instanceof Element ? target.closest<HTMLElement>("[data-slide-part]") : null;
  const item = element?.closest<HTMLElement>("[data-slide-index]");
  const part = element?.dataset["slidePart"];
  if (!item || "dragging" in item.dataset) return null;
  if (part !== "slide" && part !== "menu" && part !== "handle") return null;
  return { index: Number(item.dataset["slideIndex"]), part };
}

interface SlideListActions {
  canEdit: boolean;
  /** Shows a slide, or the nearest that can be shown, and returns which. */
  choose: (slideIndex: number) => number;
  /** Up and down lead from row to row. */
  isGrid: boolean;
}

/** The keys of a list of slides: arrows choose one, with Ctrl they move it, Delete takes it out. */
export function handleSlideListKey(
  event: KeyboardEvent<HTMLElement>,
  { canEdit, choose, isGrid }: SlideListActions,
): void {
  const focus = event.defaultPrevented ? null : findFocus(event.target);
  if (!focus) return;
  const { index, part } = focus;
  const list = event.currentTarget;
  const slides = list.querySelectorAll<HTMLElement>("[data-slide-index]");
  const last = slides.length - 1;
  // The list is up to date before the focus moves on in it.
  const change = (run: () => number) => {
    event.preventDefault();
    focusSlide(list, flushSync(run), part);
  };
  const move = (places: number) =>
    change(() => {
      const to = moveSlideBy(index, places);
      if (to !== null) announce(describeMove(index, to));
      return to ?? index;
    });
  if (canEdit && isShortcut(event, "moveSlideBack")) return move(-1);
  if (canEdit && isShortcut(event, "moveSlideOn")) return move(1);
  if (canEdit && part === "slide" && isShortcut(event, "deleteSlide")) {
    return change(() => {
      deleteSlide(index);
      return index;
    });
  }
  const target = targets[event.key]?.(index, last, isGrid ? countColumns(slides) : 1);
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  change(() => choose(target));
}
