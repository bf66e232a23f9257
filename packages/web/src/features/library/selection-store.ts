import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import { create } from "zustand";

interface Selection {
  carousels: readonly ListedCarousel[];
  /** The last toggled carousel, from which Shift selects a range. */
  anchorId: string | null;
}

const empty: Selection = { carousels: [], anchorId: null };

export const useSelection = create<Selection>()(() => empty);

export function clearSelection(): void {
  useSelection.setState(empty, true);
}

/** Selects or deselects a carousel. With `isRange`, all shown carousels since the last toggled one follow it. */
export function toggleSelected(
  carousel: ListedCarousel,
  { isRange, shown }: { isRange: boolean; shown: readonly ListedCarousel[] },
): void {
  const { carousels, anchorId } = useSelection.getState();
  const isSelected = carousels.some(({ id }) => id === carousel.id);
  const range = isRange ? listRange(shown, anchorId, carousel.id) : [carousel];
  const ids = new Set(range.map(({ id }) => id));
  const others = carousels.filter(({ id }) => !ids.has(id));
  useSelection.setState({
    carousels: isSelected ? others : [...others, ...range],
    anchorId: carousel.id,
  });
}

function listRange(shown: readonly ListedCarousel[], from: string | null, to: string) {
  const ends = [from, to].map((id) => shown.findIndex((one) => one.id === id));
  const [first = -1, last = -1] = ends.toSorted((one, other) => one - other);
  return shown.slice(first < 0 ? last : first, last + 1);
}

/** Selects all shown carousels, in their order. */
export function selectAll(shown: readonly ListedCarousel[]): void {
  useSelection.setState({ carousels: shown, anchorId: null });
}
