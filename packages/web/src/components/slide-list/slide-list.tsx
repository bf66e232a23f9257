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
import { type ReactNode, type Ref, useId, useMemo } from "react";
import { moveSlideTo } from "../../state/slide-edits.ts";
import { dragAnnouncements, dragInstructions, findMove, findTap } from "./drag-announcements.ts";
import { PromptKeyboardSensor } from "./prompt-keyboard-sensor.ts";
import { handleSlideListKey } from "./slide-list-keys.ts";

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

const sensorOptions = {
  mouse: { activationConstraint: { distance: 6 } },
  // A finger that moves before the delay ends scrolls the list.
  touch: { activationConstraint: { delay: 250, tolerance: 8 } },
  keyboard: { coordinateGetter: sortableKeyboardCoordinates },
};

interface SlideListProps {
  label: string;
  /** Slide ids. */
  keys: readonly string[];
  axis: keyof typeof axes;
  canEdit: boolean;
  /** Shows the slide, or the nearest existing slide, and returns the index of the shown slide. */
  choose: (slideIndex: number) => number;
  /** Tap handler; default is to choose the slide. */
  onTap?: (slideIndex: number) => void;
  ref?: Ref<HTMLOListElement>;
  className: string;
  /** List items that use `useSlideItem`, followed by any other items. */
  children: ReactNode;
}

/** A list of the post's slides. Slides can be chosen, deleted, and dragged by mouse, touch and keyboard. */
export function SlideList({
  label,
  keys,
  axis,
  canEdit,
  choose,
  onTap = choose,
  ref,
  className,
  children,
}: SlideListProps) {
  const id = useId();
  const { strategy, modifiers } = axes[axis];
  const sensors = useSensors(
    useSensor(MouseSensor, sensorOptions.mouse),
    useSensor(TouchSensor, sensorOptions.touch),
    useSensor(PromptKeyboardSensor, sensorOptions.keyboard),
  );
  // Memoized, because dnd-kit re-renders every item for a new array.
  const items = useMemo(() => [...keys], [keys]);
  const handleDragEnd = (event: DragEndEvent) => {
    const move = findMove(event.active, event.over);
    const tapped = findTap(event);
    if (move) moveSlideTo(move.from, move.to);
    else if (tapped !== null) onTap(tapped);
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
      <SortableContext items={items} strategy={strategy} disabled={!canEdit}>
        {/* Key events bubble from the controls inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol
          ref={ref}
          aria-label={label}
          className={className}
          onKeyDown={(event) =>
            handleSlideListKey(event, { canEdit, choose, isGrid: axis === "grid" })
          }
        >
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
