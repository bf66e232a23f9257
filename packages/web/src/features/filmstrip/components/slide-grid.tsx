import { getSizePreset } from "@slideloom/core/design";
import { Plus, Presentation, SquareCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { SelectionBar } from "../../../components/slide-list/selection-bar.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { SlideList } from "../../../components/slide-list/slide-list.tsx";
import { type SettledPost, useSettledPost } from "../../../state/settled-post.ts";
import { showSlide, useShownSlideIndex } from "../../../state/shown-post.ts";
import { addSlideAfter, useCanEditSlides } from "../../../state/slide-commands.ts";
import { clearSelection, selectByTap, useSlideSelection } from "../../../state/slide-selection.ts";
import { useSlideItems } from "../slide-items.ts";
import { SlideCard } from "./slide-card.tsx";
import { SlideThumbnails } from "./slide-thumbnails.tsx";

/**
 * `className` sets the minimum width of a card, so that two cards fit in 320 px. `widthPx` is the width that a
 * thumbnail is drawn for, CSS px.
 */
const cards = {
  upright: { className: "grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]", widthPx: 140 },
  wide: { className: "grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]", widthPx: 176 },
};

function AddCard({ slideCount }: { slideCount: number }) {
  return (
    <li className="grid">
      <button
        type="button"
        title="Add a slide at the end"
        onClick={() => addSlideAfter(slideCount - 1)}
        className="flex min-h-24 flex-col items-center justify-center gap-1 rounded-xl border border-dashed border-line-strong/60 font-medium text-muted transition-colors hover:border-accent hover:text-accent-ink"
      >
        <Plus size={18} aria-hidden="true" />
        Add slide
      </button>
    </li>
  );
}

/** Starts a selection by taps, for devices without Ctrl and Shift keys. */
function SelectButton() {
  const isSelecting = useSlideSelection((state) => state.isByTap);
  return (
    <Button
      aria-pressed={isSelecting}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
      onClick={isSelecting ? clearSelection : selectByTap}
    >
      <SquareCheck size={16} aria-hidden="true" />
      Select slides
    </Button>
  );
}

interface SlideGridProps {
  /** Called after a slide was chosen and shown. */
  onChosen: () => void;
  onPresent: () => void;
  /** Rewrites a slide; absent if no model is configured. */
  onRewrite?: ((slideIndex: number) => void) | undefined;
}

/** All slides as cards, used if the window is too small for the filmstrip. */
export function SlideGrid(props: SlideGridProps) {
  const settled = useSettledPost();
  return settled && <Cards {...settled} {...props} />;
}

function Cards({ onChosen, onPresent, onRewrite, ...settled }: SlideGridProps & SettledPost) {
  const { post, slideIds, appearance } = settled;
  const sizePreset = getSizePreset(appearance.carouselFormat);
  const { className, widthPx } =
    sizePreset.widthPx > sizePreset.heightPx ? cards.wide : cards.upright;
  const items = useSlideItems(settled, { widthPx, onRewrite });
  const current = useShownSlideIndex();
  const canEdit = useCanEditSlides();
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    listRef.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);
  // The selection ends when the grid is closed.
  useEffect(() => clearSelection, []);
  const handleChoose = (slideIndex: number) => {
    showSlide(slideIndex);
    onChosen();
  };
  return (
    <SlideThumbnails post={post} appearance={appearance}>
      <div className="mb-3 flex flex-wrap gap-2">
        {canEdit && <SelectButton />}
        <Button onClick={onPresent}>
          <Presentation size={16} aria-hidden="true" />
          Present
        </Button>
      </div>
      <SlideList
        ref={listRef}
        label="All slides"
        keys={slideIds}
        axis="grid"
        canEdit={canEdit}
        choose={showSlide}
        onTap={handleChoose}
        className={`grid gap-3 ${className}`}
      >
        {items.map((item) => (
          <SlideCard key={item.slideKey} {...item} onChoose={handleChoose} />
        ))}
        {canEdit && <AddCard slideCount={post.content.length} />}
      </SlideList>
      <SelectionBar className="sticky bottom-0 z-20 mt-3" />
    </SlideThumbnails>
  );
}
