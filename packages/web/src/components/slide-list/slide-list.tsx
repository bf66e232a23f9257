import type { ReactNode, Ref } from "react";
import { moveWithSelection } from "../../state/selection-edits.ts";
import { isSelectingByTap, toggleSelected } from "../../state/slide-selection.ts";
import { handleSlideListKey } from "./slide-list-keys.ts";
import { SortableSlides, type SortableSlidesProps } from "./sortable-slides.tsx";

interface SlideListProps extends Pick<SortableSlidesProps, "keys" | "axis"> {
  label: string;
  canEdit: boolean;
  /** Shows the slide, or the nearest existing slide, and returns the index of the shown slide. */
  choose: (slideIndex: number) => number;
  /** Called if a long press ends without movement; default is `choose`. */
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
  return (
    <SortableSlides
      keys={keys}
      axis={axis}
      canMove={canEdit}
      onMove={moveWithSelection}
      onTap={(slideIndex) => (isSelectingByTap() ? toggleSelected : onTap)(slideIndex)}
    >
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
    </SortableSlides>
  );
}
