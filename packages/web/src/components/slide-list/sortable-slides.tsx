import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  horizontalListSortingStrategy,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useId, useMemo } from "react";
import { dragAnnouncements, dragInstructions, findMove, findTap } from "./drag-announcements.ts";
import { PromptKeyboardSensor } from "./prompt-keyboard-sensor.ts";

const accessibility = {
  announcements: dragAnnouncements,
  screenReaderInstructions: dragInstructions,
};

const axes = {
  vertical: {
    strategy: verticalListSortingStrategy,
    modifiers: [({ transform }) => ({ ...transform, x: 0 })] satisfies Modifier[],
  },
  horizontal: {
    strategy: horizontalListSortingStrategy,
    modifiers: [({ transform }) => ({ ...transform, y: 0 })] satisfies Modifier[],
  },
  grid: { strategy: rectSortingStrategy, modifiers: [] },
};

const afterDistance = { activationConstraint: { distance: 6 } };
// A finger that moves before the delay ends scrolls the list.
const afterDelay = { activationConstraint: { delay: 250, tolerance: 8 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

export interface SortableSlidesProps {
  keys: readonly string[];
  axis: keyof typeof axes;
  canMove: boolean;
  onMove: (from: number, to: number) => void;
  /** Called if a long press ends without movement. */
  onTap?: (slideIndex: number) => void;
  /** If true, touch drags start without a long press. Items then need handles with `touch-action: none`. */
  hasHandles?: boolean;
  /** A list of items that use `useSortableSlide`. */
  children: ReactNode;
}

/** Lets slides of a list be dragged by mouse, touch and keyboard. */
export function SortableSlides(props: SortableSlidesProps) {
  const { keys, axis, canMove, onMove, onTap, hasHandles = false, children } = props;
  const id = useId();
  const { strategy, modifiers } = axes[axis];
  const sensors = useSensors(
    useSensor(MouseSensor, afterDistance),
    useSensor(TouchSensor, hasHandles ? afterDistance : afterDelay),
    useSensor(PromptKeyboardSensor, keyboardOptions),
  );
  // Memoized, because dnd-kit re-renders every item for a new array.
  const items = useMemo(() => [...keys], [keys]);
  const handleDragEnd = (event: DragEndEvent) => {
    const move = findMove(event.active, event.over);
    const tapped = findTap(event);
    if (move) onMove(move.from, move.to);
    else if (tapped !== null) onTap?.(tapped);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={items} strategy={strategy} disabled={!canMove}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
