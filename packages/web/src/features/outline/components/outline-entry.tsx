import { type Slide, headlineLabel } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { SlideLayoutName } from "@slideloom/core/slide";
import { clsx } from "clsx";
import { GripVertical, TriangleAlert } from "lucide-react";
import { memo, useId } from "react";
import { FactBadge } from "../../../components/fact-badge.tsx";
import { SlideMenu } from "../../../components/slide-list/slide-menu.tsx";
import { SelectedMark } from "../../../components/slide-list/selected-mark.tsx";
import { useSlideItem } from "../../../components/slide-list/use-slide-item.ts";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { layoutTypes } from "../../../lib/layout-types.ts";
import { slideName } from "../../../lib/slide-name.ts";
import { describeSlide } from "../describe-slide.ts";
import { readOutlineRow } from "../read-outline-row.ts";
import { useCarouselStore, goToSlide } from "../../../state/carousel-store.ts";

interface OutlineEntryProps {
  slideKey: string;
  slideIndex: number;
  total: number;
  slide: Slide;
  /** The slide's layout; null in a single post. `layoutReason` explains the choice of layout. */
  layout: SlideLayoutName | null;
  layoutReason: string;
  /** Empty if there is no warning. */
  warning: string;
  /** Findings of the checks: words that aren't in the source. */
  checks: readonly PostCheck[];
  canChoose: boolean;
  canEdit: boolean;
  onRewrite?: ((slideIndex: number) => void) | undefined;
}

const controlClassName =
  "grid w-6 shrink-0 place-items-center rounded-md text-muted transition-[opacity,color] enabled:hover:text-ink disabled:opacity-40 focus-visible:outline-offset-0";

/** A slide in the list, with a button that shows the slide, a menu, and a drag handle. */
export const OutlineEntry = memo(function OutlineEntry(props: OutlineEntryProps) {
  const { slideKey, slideIndex, total, layout, layoutReason, canChoose, canEdit } = props;
  const isCurrent = useCarouselStore((state) => state.currentSlideIndex === slideIndex);
  const { itemProps, isSelected, handleProps, menuProps } = useSlideItem({
    slideKey,
    slideIndex,
    canEdit,
  });
  // Roving tabindex: one Tab stop, then arrow keys.
  const tabIndex = isCurrent ? 0 : -1;
  const number = slideIndex + 1;
  const explanation = layout ? `Layout: ${layoutTypes[layout].name} (${layoutReason})` : undefined;
  const explanationId = useId();
  const hint = `Show slide ${number}`;
  return (
    <li
      {...itemProps}
      data-current={isCurrent ? "" : undefined}
      className="group/slide relative flex items-center rounded-[10px] border border-line bg-raised pr-1 transition-[border-color,background-color] select-none hover:border-line-strong data-current:border-accent data-current:bg-accent-soft data-selected:ring-2 data-selected:ring-accent data-dragging:z-10 data-dragging:shadow-lg [-webkit-touch-callout:none]"
    >
      <Tooltip text={explanation ? `${hint}. ${explanation}` : hint} side="left">
        <button
          type="button"
          data-slide-part="slide"
          aria-current={isCurrent ? "true" : undefined}
          aria-describedby={explanation && explanationId}
          tabIndex={tabIndex}
          disabled={!canChoose}
          onClick={() => goToSlide(slideIndex)}
          className="flex min-w-0 flex-1 items-center gap-2.5 rounded-[9px] py-2.5 pr-1 pl-2.5 text-left"
        >
          <SlideSummary {...props} number={number} />
          {isSelected && <SelectedMark />}
        </button>
      </Tooltip>
      <span id={explanationId} hidden>
        {explanation}
      </span>
      <SlideMenu
        slideIndex={slideIndex}
        total={total}
        axis="vertical"
        {...menuProps}
        isDisabled={!canEdit}
        tabIndex={tabIndex}
        onRewrite={props.onRewrite}
        className={`${controlClassName} absolute right-7 bottom-1.5 h-6 opacity-0 pointer-coarse:static pointer-coarse:h-11 pointer-coarse:w-9 group-hover/slide:opacity-100 group-focus-within/slide:opacity-100 group-data-current/slide:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100`}
      />
      <button
        type="button"
        {...handleProps}
        data-slide-part="handle"
        aria-label={`Move slide ${number}`}
        title={`Move slide ${number}`}
        aria-roledescription="drag handle"
        tabIndex={tabIndex}
        disabled={!canEdit}
        className={`${controlClassName} h-10 enabled:cursor-grab! pointer-coarse:h-11 pointer-coarse:w-9`}
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
    </li>
  );
});

interface SlideSummaryProps extends Pick<
  OutlineEntryProps,
  "slide" | "layout" | "warning" | "checks"
> {
  number: number;
}

/** Number, name and layout of a slide. If the header is only a label such as `Step 2`, the slide's text is the name. */
function SlideSummary({ slide, number, layout, warning, checks }: SlideSummaryProps) {
  const row = readOutlineRow(slide);
  const name = row?.words ?? slideName(slide.header);
  const isCut = !row && name.length < headlineLabel(slide.header).length;
  const LayoutIcon = layout && layoutTypes[layout].icon;
  return (
    <>
      <span className="grid size-7 shrink-0 place-items-center rounded-lg bg-sunken text-xs font-semibold tabular-nums">
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span
          dir="auto"
          data-cut={isCut ? "" : undefined}
          className={clsx(
            row ? "line-clamp-2 wrap-anywhere" : "block truncate data-cut:after:content-['…']",
            row?.isQuestion ? "text-muted" : "font-semibold",
          )}
        >
          {name}
        </span>
        {/* Space for the menu at the end of this line. */}
        <span className="flex items-center gap-1 pr-6 text-xs text-muted pointer-coarse:pr-0">
          {warning && (
            <TriangleAlert
              size={13}
              role="img"
              aria-label={warning}
              // Last in the line, because the icon appears late and would shift the text after it.
              className="order-last shrink-0 text-warning"
            />
          )}
          {LayoutIcon && <LayoutIcon size={12} aria-hidden="true" className="shrink-0" />}
          <span className="truncate">{row?.label ?? describeSlide(slide, layout)}</span>
          <span className="order-last">
            <FactBadge checks={checks} />
          </span>
        </span>
      </span>
    </>
  );
}
