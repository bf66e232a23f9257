import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { announce } from "../../lib/announcements.ts";
import { isShortcut } from "../../lib/shortcuts.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { moveSlideBy } from "../../state/slide-commands.ts";
import { moveSlides } from "../../state/selection-edits.ts";
import { getSelectedWith, selectTo } from "../../state/slide-selection.ts";
import { describeMove } from "./drag-announcements.ts";
import { deleteWithSelection, handleSelectionKey } from "./selection-keys.ts";

/** Controls of a list item; arrow keys move to the same control of another slide. */
export type SlidePart = "slide" | "menu" | "handle";

/** Focuses a control of the slide, or of the last slide if the index is too large. */
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

function countColumns(slides: Iterable<HTMLElement>): number {
  const [first, ...others] = slides;
  return 1 + others.filter((slide) => slide.offsetTop === first?.offsetTop).length;
}

/**
 * Returns the index and the control of the focused slide. Null if the focus is on no such control, or during a drag.
 */
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
  /** Shows the slide, or the nearest existing slide, and returns the index of the shown slide. */
  choose: (slideIndex: number) => number;
  /** If true, up and down move between rows. */
  isGrid: boolean;
}

/** Moves a slide, or all selected slides if it is among them. Returns the slide's new index. */
function moveWithOthers(index: number, step: 1 | -1): number {
  const selected = getSelectedWith(index);
  if (selected.length > 1) {
    const { slideIds } = getDocument();
    moveSlides(selected, step);
    return getDocument().slideIds.indexOf(slideIds[index] ?? "");
  }
  const to = moveSlideBy(index, step);
  if (to !== null) announce(describeMove(index, to));
  return to ?? index;
}

/**
 * Handles keys in the list. Arrows choose a slide, Shift and arrows select, Ctrl and arrows move the slide, and Delete
 * deletes the slide.
 */
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
  // Renders the list synchronously, so that the new list item can be focused.
  const change = (run: () => number) => {
    event.preventDefault();
    focusSlide(list, flushSync(run), part);
  };
  if (canEdit && isShortcut(event, "moveSlideBack")) return change(() => moveWithOthers(index, -1));
  if (canEdit && isShortcut(event, "moveSlideOn")) return change(() => moveWithOthers(index, 1));
  const isOnSlide = canEdit && part === "slide";
  if (isOnSlide && handleSelectionKey(event, index)) return;
  if (isOnSlide && isShortcut(event, "deleteSlide")) {
    return change(() => {
      deleteWithSelection(index);
      return index;
    });
  }
  const target = targets[event.key]?.(index, last, isGrid ? countColumns(slides) : 1);
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.shiftKey && !isOnSlide) return;
  change(() => {
    if (event.shiftKey) selectTo(target);
    return choose(target);
  });
}
