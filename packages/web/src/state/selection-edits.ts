import {
  deleteSlide,
  type EditResult,
  moveSlide,
  type PostDocument,
  setSlideChoice,
} from "@slideloom/core/document";
import { type CarouselLayoutName, listFillableLayouts } from "@slideloom/core/slide";
import { countNoun } from "@slideloom/core/text";
import { announce } from "../lib/announcements.ts";
import { countSlides, getDocument } from "./carousel-store.ts";
import { editPost, moveSlideTo } from "./slide-edits.ts";
import { getLayoutSubject } from "./slide-layouts.ts";
import { getSelectedWith } from "./slide-selection.ts";
import { showToast } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";

/** Applies an edit for each entry, until one fails. */
function editEach<Entry>(
  document: PostDocument,
  entries: readonly Entry[],
  edit: (document: PostDocument, entry: Entry) => EditResult,
): EditResult {
  return entries.reduce<EditResult>(
    (result, entry) => (result.ok ? edit(result.document, entry) : result),
    { ok: true, document },
  );
}

/** Deletes slides as one undo step. At least one slide stays. */
export function deleteSlides(indexes: readonly number[]): boolean {
  if (indexes.length >= countSlides(getDocument())) {
    showToast({
      variant: "warning",
      title: "A post needs at least one slide",
      description: "Take a slide out of the selection first.",
    });
    return false;
  }
  const what = countNoun(indexes.length, "slide");
  const isDone = editPost({
    label: `Delete ${what}`,
    change: (document) =>
      editEach(document, indexes.toReversed(), (now, slideIndex) =>
        deleteSlide(now, { slideIndex }),
      ),
  });
  if (isDone) {
    showUndoToast({ title: `${what} deleted`, description: "The other slides stay as they are." });
  }
  return isDone;
}

/** Moves slides so that they stand together before place `at` of the slides that stay, as one undo step. */
function moveTogether(indexes: readonly number[], at: number): boolean {
  const places = getDocument().slideIds.map((_, index) => index);
  const others = places.filter((index) => !indexes.includes(index));
  const order = [...others.slice(0, at), ...indexes, ...others.slice(at)];
  if (order.every((index, place) => index === place)) return false;
  const isDone = editPost({
    label: `Move ${countNoun(indexes.length, "slide")}`,
    change: (document) =>
      editEach(document, [...order.entries()], (now, [to, index]) => {
        const from = now.slideIds.indexOf(document.slideIds[index] ?? "");
        return from === to ? { ok: true, document: now } : moveSlide(now, { from, to });
      }),
  });
  if (isDone) {
    announce(
      `${countNoun(indexes.length, "slide")} moved to positions ${at + 1} to ${at + indexes.length}`,
    );
  }
  return isDone;
}

/** Moves slides past their neighbour, as one undo step. Slides with others in between first come together. */
export function moveSlides(indexes: readonly number[], step: 1 | -1): boolean {
  const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
  const isTogether = last - first === indexes.length - 1;
  if (step < 0) return moveTogether(indexes, Math.max(0, isTogether ? first - 1 : first));
  const after = last - indexes.length + 1;
  return moveTogether(indexes, isTogether ? after + 1 : after);
}

/** Moves a slide to the place of another one. If it is selected, the other selected slides move with it. */
export function moveWithSelection(from: number, to: number): void {
  const indexes = getSelectedWith(from);
  if (indexes.length === 1) return void moveSlideTo(from, to);
  const passed = from < to ? to + 1 : to;
  moveTogether(indexes, passed - indexes.filter((index) => index < passed).length);
}

/** Returns the layouts that all slides can have. */
export function listCommonLayouts(indexes: readonly number[]): CarouselLayoutName[] {
  const [first = [], ...others] = indexes.map((index) => {
    const subject = getLayoutSubject(index);
    return subject && subject.postType !== "single" ? listFillableLayouts(subject) : [];
  });
  return first.filter((layout) => others.every((layouts) => layouts.includes(layout)));
}

/** Sets the layout of slides as one undo step; null for automatic. */
export function chooseLayouts(
  indexes: readonly number[],
  layout: CarouselLayoutName | null,
): boolean {
  return editPost({
    label: `Change the layout of ${countNoun(indexes.length, "slide")}`,
    change: (document) =>
      editEach(document, indexes, (now, slideIndex) =>
        setSlideChoice(now, { slideIndex, name: "layout", value: layout }),
      ),
  });
}
