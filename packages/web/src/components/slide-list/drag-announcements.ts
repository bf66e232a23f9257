import type { Active, Announcements, DragEndEvent, Over } from "@dnd-kit/core";

/** Index of a dragged slide, or of the place that it is over, and how many there are. */
function readPlace(item: Active | Over | null): { index: number; total: number } | null {
  const sortable: unknown = item?.data.current?.["sortable"];
  if (typeof sortable !== "object" || sortable === null) return null;
  if (!("index" in sortable) || !("items" in sortable)) return null;
  const { index, items } = sortable;
  return typeof index === "number" && Array.isArray(items) ? { index, total: items.length } : null;
}

/** Indices before and after a drag; null where it changes nothing. */
export function findMove(active: Active, over: Over | null): { from: number; to: number } | null {
  const [from, to] = [readPlace(active), readPlace(over)];
  return from && to && from.index !== to.index ? { from: from.index, to: to.index } : null;
}

/**
 * The slide that a finger rested on and was lifted from where it was; null for another drag. On a slow machine every tap
 * takes so long.
 */
export function findTap({ active, activatorEvent, delta }: DragEndEvent): number | null {
  const isTap = activatorEvent.type === "touchstart" && delta.x === 0 && delta.y === 0;
  return isTap ? (readPlace(active)?.index ?? null) : null;
}

/** What is said when a slide came to another place. */
export function describeMove(from: number, to: number): string {
  return `Slide ${from + 1} moved to position ${to + 1}`;
}

function describeStay(active: Active): string | undefined {
  const place = readPlace(active);
  return place ? `Slide ${place.index + 1} stays at position ${place.index + 1}` : undefined;
}

/** What a screen reader says while a slide is dragged. */
export const dragAnnouncements: Announcements = {
  // The first place it is over is its own, which is told at once.
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
    "To move the slide, press Space or Enter, then the arrow keys, and Space or Enter again to drop it. Escape leaves it where it was.",
};
