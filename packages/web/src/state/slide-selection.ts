import type { SlideId } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { useMemo } from "react";
import { create } from "zustand";
import { announce } from "../lib/announcements.ts";
import { getDocument, getSlideIndex, useDocument } from "./carousel-store.ts";

interface SlideSelection {
  /** Ids of slides selected together; ids of removed slides don't count. */
  ids: ReadonlySet<string>;
  /** The slide from which a range is extended; null for the current slide. */
  anchor: string | null;
  /** If true, plain clicks and taps select slides, too. */
  isByTap: boolean;
}

const none: SlideSelection = { ids: new Set(), anchor: null, isByTap: false };

export const useSlideSelection = create<SlideSelection>()(() => none);

export const clearSelection = (): void => useSlideSelection.setState(none);

/** Lets plain clicks and taps select slides, until the selection is cleared. */
export const selectByTap = (): void => useSlideSelection.setState({ isByTap: true });

export const isSelectingByTap = (): boolean => useSlideSelection.getState().isByTap;

const listSelected = (ids: ReadonlySet<string>, slideIds: readonly SlideId[]): number[] =>
  slideIds.flatMap((id, index) => (ids.has(id) ? [index] : []));

/** Returns the indexes of the selected slides, ascending. */
export const getSelected = (): number[] =>
  listSelected(useSlideSelection.getState().ids, getDocument().slideIds);

/** Returns the selected slides if the given one is among them, otherwise the given one alone. */
export function getSelectedWith(slideIndex: number): number[] {
  const selected = getSelected();
  return selected.includes(slideIndex) ? selected : [slideIndex];
}

export function useSelected(): readonly number[] {
  const ids = useSlideSelection((state) => state.ids);
  const slideIds = useDocument((document) => document.slideIds);
  return useMemo(() => listSelected(ids, slideIds), [ids, slideIds]);
}

function select(ids: ReadonlySet<string>, anchor: string | null): void {
  useSlideSelection.setState({ ids, anchor });
  announce(`${countNoun(getSelected().length, "slide")} selected`);
}

/** Adds a slide to the selection, or takes it out. */
export function toggleSelected(slideIndex: number): void {
  const id = getDocument().slideIds[slideIndex];
  if (id === undefined) return;
  const ids = new Set(useSlideSelection.getState().ids);
  if (ids.has(id)) ids.delete(id);
  else ids.add(id);
  select(ids, id);
}

/** Selects all slides from the anchor to a slide, or to the nearest one that exists. */
export function selectTo(target: number): void {
  const { slideIds } = getDocument();
  const slideIndex = Math.max(0, Math.min(target, slideIds.length - 1));
  const { anchor } = useSlideSelection.getState();
  const known = slideIds.findIndex((id) => id === anchor);
  const from = known < 0 ? getSlideIndex() : known;
  const [first, last] = [Math.min(from, slideIndex), Math.max(from, slideIndex)];
  select(new Set(slideIds.slice(first, last + 1)), slideIds[from] ?? null);
}

export function selectAll(): void {
  const { slideIds } = getDocument();
  select(new Set(slideIds), slideIds[0] ?? null);
}
