import type { Active, Announcements, DragEndEvent, Over } from "@dnd-kit/core";

/** Returns the index of a dragged slide or drop target, and the number of slides. */
function readPlace(item: Active | Over | null): { index: number; total: number } | null {
  const sortable: unknown = item?.data.current?.["sortable"];
  if (typeof sortable !== "object" || sortable === null) return null;
  if (!("index" in sortable) || !("items" in sortable)) return null;
  const { index, items } = sortable;
  return typeof index === "number" && Array.isArray(items) ? { index, total: items.length } : null;
}

/** Returns the indices before and after a drag; null if the slide keeps its position. */
export function findMove(active: Active, over: Over | null): { from: number; to: number } | null {
  const [from, to] = [readPlace(active), readPlace(over)];
  return from && to && from.index !== to.index ? { from: from.index, to: to.index } : null;
}

/**
 * If a touch ended without movement, returns the slide's index; otherwise null. On slow machines, even a tap can count
 * as a long press.
 */
export function findTap({ active, activatorEvent, delta }: DragEndEvent): number | null {
  const isTap = activatorEvent.type === "touchstart" && delta.x === 0 && delta.y === 0;
  return isTap ? (readPlace(active)?.index ?? null) : null;
}

/** Describes a slide's new position for screen readers. */
export function describeMove(from: number, to: number): string {
  return `Slide ${from + 1} moved to position ${to + 1}`;
}

function describeStay(active: Active): string | undefined {
  const place = readPlace(active);
  return place ? `Slide ${place.index + 1} stays at position ${place.index + 1}` : undefined;
}

/** Screen reader announcements while dragging a slide. */
export const dragAnnouncements: Announcements = {
  // The first `onDragOver` announces the slide at its own position.
  onDragStart: () => undefined,
  onDragOver: ({ active, over }) => {
    const [slide, place] = [readPlace(active), readPlace(over)];
    if (!slide || !place) return undefined;
    const verb = slide.index === place.index ? "is picked up, at" : "is over";
    return `Slide ${slide.index + 1} ${verb} position ${place.index + 1} of ${place.total}`;
  },
  onDragEnd: ({ active, over }) => {
    const move = findMove(active, over);
    return move ? describeMove(move.from, move.to) : describeStay(active);
  },
  onDragCancel: ({ active }) => describeStay(active),
};

export const dragInstructions = {
  draggable:
    "To move the slide, press Space or Enter, then the arrow keys, and Space or Enter again to drop it. Press Escape to cancel.",
};
