import { memo } from "react";
import { SelectedBadge } from "../../../components/slide-list/selected-mark.tsx";
import { SlideMenu } from "../../../components/slide-list/slide-menu.tsx";
import { useSlideItem } from "../../../components/slide-list/use-slide-item.ts";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { showSlide } from "../../../state/shown-post.ts";
import type { SlideItem } from "../slide-items.ts";
import { ThumbnailOfSlide } from "./slide-thumbnails.tsx";

/** A draggable thumbnail with a menu. A click on the thumbnail shows the slide. */
export const Thumbnail = memo(function Thumbnail(props: SlideItem) {
  const { slideKey, slideIndex, total, widthPx, isCurrent, canChoose, canEdit, onRewrite } = props;
  const { itemProps, isSelected, menuProps } = useSlideItem({ slideKey, slideIndex, canEdit });
  const name = `Slide ${slideIndex + 1}: ${props.name}${isSelected ? ", selected" : ""}`;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li
      {...itemProps}
      className="group/slide relative shrink-0 rounded-md select-none data-selected:ring-3 data-selected:ring-accent data-dragging:z-10 data-dragging:shadow-xl [-webkit-touch-callout:none]"
    >
      <Tooltip text={name} side="top">
        <button
          type="button"
          data-slide-part="slide"
          aria-label={name}
          aria-current={isCurrent ? "true" : undefined}
          tabIndex={tabIndex}
          disabled={!canChoose}
          onClick={() => showSlide(slideIndex)}
          className="relative block rounded-md outline-1 outline-offset-0 outline-line disabled:cursor-not-allowed aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring"
          style={{ width: widthPx }}
        >
          <ThumbnailOfSlide slideIndex={slideIndex} widthPx={widthPx} />
          {isSelected && <SelectedBadge />}
          <span
            aria-hidden="true"
            className="absolute right-1 bottom-1 rounded bg-black/65 px-1 text-[10px] leading-4 font-semibold text-white tabular-nums"
          >
            {slideIndex + 1}
          </span>
        </button>
      </Tooltip>
      {canEdit && (
        <SlideMenu
          slideIndex={slideIndex}
          total={total}
          axis="horizontal"
          {...menuProps}
          tabIndex={tabIndex}
          onRewrite={onRewrite}
          className="absolute top-0.5 right-0.5 grid size-6 place-items-center rounded-md bg-black/65 text-white opacity-0 transition-opacity group-hover/slide:opacity-100 group-focus-within/slide:opacity-100 focus-visible:outline-offset-0 data-[state=open]:opacity-100"
        />
      )}
    </li>
  );
});
