import { memo } from "react";
import { SlideMenu } from "../../../components/slide-list/slide-menu.tsx";
import { SelectedBadge } from "../../../components/slide-list/selected-mark.tsx";
import { useSlideItem } from "../../../components/slide-list/use-slide-item.ts";
import { ThumbnailOfSlide } from "./slide-thumbnails.tsx";
import type { SlideItem } from "../slide-items.ts";

interface SlideCardProps extends SlideItem {
  onChoose: (slideIndex: number) => void;
}

/** A slide in the grid: thumbnail and name as one button, with a touch-sized menu button. */
export const SlideCard = memo(function SlideCard(props: SlideCardProps) {
  const { slideKey, slideIndex, total, name, isCurrent, canEdit } = props;
  const { itemProps, isSelected, menuProps } = useSlideItem({ slideKey, slideIndex, canEdit });
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li
      {...itemProps}
      data-current={isCurrent ? "" : undefined}
      className="relative flex min-w-0 flex-col rounded-xl border border-line bg-raised select-none data-current:border-accent data-current:bg-accent-soft data-current:ring-1 data-current:ring-accent data-selected:ring-2 data-selected:ring-accent data-dragging:z-10 data-dragging:shadow-xl [-webkit-touch-callout:none]"
    >
      <button
        type="button"
        data-slide-part="slide"
        aria-current={isCurrent ? "true" : undefined}
        tabIndex={tabIndex}
        disabled={!props.canChoose}
        onClick={() => props.onChoose(slideIndex)}
        className="flex min-w-0 flex-col rounded-[11px] text-left disabled:cursor-not-allowed"
      >
        <span className="block rounded-t-[11px] rounded-b-none border-b border-line">
          <ThumbnailOfSlide slideIndex={slideIndex} widthPx={props.widthPx} />
          {isSelected && <SelectedBadge />}
        </span>
        <span className="flex h-11 min-w-0 items-center gap-1.5 pr-11 pl-2.5 text-xs">
          <span className="sr-only">{`Slide ${slideIndex + 1}:`}</span>
          <span aria-hidden="true" className="font-semibold tabular-nums">
            {slideIndex + 1}
          </span>
          <span dir="auto" className="min-w-0 truncate text-muted">
            {name}
          </span>
          {isSelected && <span className="sr-only">, selected</span>}
        </span>
      </button>
      {canEdit && (
        <SlideMenu
          slideIndex={slideIndex}
          total={total}
          axis="grid"
          {...menuProps}
          tabIndex={tabIndex}
          onRewrite={props.onRewrite}
          className="absolute right-0 bottom-0 grid size-11 place-items-center rounded-xl text-muted hover:text-ink focus-visible:-outline-offset-2"
        />
      )}
    </li>
  );
});
