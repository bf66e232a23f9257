import type { Slide } from "@slideloom/core/document";
import { Plus } from "lucide-react";
import { memo, useMemo } from "react";
import { SelectionBar } from "../../../components/slide-list/selection-bar.tsx";
import { SlideList } from "../../../components/slide-list/slide-list.tsx";
import { useIsPreparing } from "../../../state/export-store.ts";
import { addSlideAfter, useCanEditSlides } from "../../../state/slide-commands.ts";
import { noChecks, useChecksBySlide } from "../../../state/fact-checks.ts";
import { useSlideLayouts } from "../../../state/slide-layouts.ts";
import { useSlideWarnings } from "../../../state/slide-warnings.ts";
import { LastValidSlides } from "./last-valid-slides.tsx";
import { OutlineEntry } from "./outline-entry.tsx";
import { useDocument, goToSlide } from "../../../state/carousel-store.ts";

interface SlideOutlineProps {
  /** Rewrites a slide; absent if no model is configured. */
  onRewrite?: ((slideIndex: number) => void) | undefined;
}

/** Lists the slides by their headers. Slides can be chosen, added, moved and deleted here. */
export function SlideOutline({ onRewrite }: SlideOutlineProps) {
  const slides = useDocument((document) => document.post?.content);
  return slides ? <OutlineEntries slides={slides} onRewrite={onRewrite} /> : <LastValidSlides />;
}

/** Returns each slide's warnings joined into one text. */
function useWarningTexts(): ReadonlyMap<number, string> {
  const warnings = useSlideWarnings();
  return useMemo(() => {
    const texts = new Map<number, string>();
    for (const { slide, message } of warnings) {
      const before = texts.get(slide);
      texts.set(slide, before ? `${before}. ${message}` : message);
    }
    return texts;
  }, [warnings]);
}

interface OutlineEntriesProps extends SlideOutlineProps {
  slides: readonly Slide[];
}

const OutlineEntries = memo(function OutlineEntries({ slides, onRewrite }: OutlineEntriesProps) {
  const layouts = useSlideLayouts();
  const isPreparing = useIsPreparing();
  const canEdit = useCanEditSlides();
  const warnings = useWarningTexts();
  const checks = useChecksBySlide(slides);
  const slideIds = useDocument((document) => document.slideIds);
  return (
    <>
      <SelectionBar className="sticky top-0 z-20" />
      <SlideList
        label="Slides"
        keys={slideIds}
        axis="vertical"
        canEdit={canEdit}
        choose={goToSlide}
        className="flex flex-col gap-2"
      >
        {slides.map((slide, index) => (
          <OutlineEntry
            key={slideIds[index]}
            slideKey={slideIds[index] ?? ""}
            slideIndex={index}
            total={slides.length}
            slide={slide}
            layout={layouts[index]?.layout ?? null}
            layoutReason={layouts[index]?.reason ?? ""}
            warning={warnings.get(index) ?? ""}
            checks={checks[index] ?? noChecks}
            canChoose={!isPreparing}
            canEdit={canEdit}
            onRewrite={onRewrite}
          />
        ))}
      </SlideList>
      <button
        type="button"
        title="Add a slide at the end"
        disabled={!canEdit}
        onClick={() => addSlideAfter(slides.length - 1)}
        className="flex h-10 shrink-0 items-center justify-center gap-2 rounded-[10px] border border-dashed border-line-strong/60 font-medium text-muted transition-colors enabled:hover:border-accent enabled:hover:text-accent-ink disabled:cursor-not-allowed disabled:opacity-50"
      >
        <Plus size={16} aria-hidden="true" />
        Add slide
      </button>
    </>
  );
});
