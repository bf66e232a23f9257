import { headerLabel, type Slide } from "@slideloom/core/document";
import { TriangleAlert } from "lucide-react";
import { memo, useDeferredValue } from "react";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { useDesignStore } from "../../../state/design-store.ts";
import { useExportStore } from "../../../state/export-store.ts";
import { goToSlide, usePostStore } from "../../../state/post-store.ts";
import { useSlideWarnings } from "../../../state/slide-warnings.ts";
import { describeSlide } from "../describe-slide.ts";

/** Characters of a header in the list. */
const labelLength = 25;

interface OutlineEntryProps {
  slide: Slide;
  index: number;
  isCover: boolean;
  warning: string;
}

function OutlineEntry({ slide, index, isCover, warning }: OutlineEntryProps) {
  const isCurrent = usePostStore((state) => state.currentSlideIndex === index);
  const isPreparing = useExportStore((state) => state.preparing !== null);
  return (
    <li>
      <Tooltip text={`Show slide ${index + 1}`} side="left">
        <button
          type="button"
          aria-current={isCurrent ? "true" : undefined}
          disabled={isPreparing}
          onClick={() => goToSlide(index)}
          className="flex w-full items-center gap-3 rounded-[10px] border border-line bg-raised px-3 py-2.5 text-left transition-colors enabled:hover:border-line-strong aria-current:border-accent aria-current:bg-accent-soft"
        >
          <span className="grid size-7 shrink-0 place-items-center rounded-lg bg-sunken text-xs font-semibold tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate font-semibold">
              {headerLabel(slide.header, labelLength) || "Untitled"}
            </span>
            <span className="block truncate text-xs text-muted">
              {describeSlide(slide, isCover)}
            </span>
          </span>
          {warning && (
            <TriangleAlert
              size={16}
              role="img"
              aria-label={warning}
              className="shrink-0 text-warning"
            />
          )}
        </button>
      </Tooltip>
    </li>
  );
}

/** The post's slides by their headers; choosing one shows it. */
export function SlideOutline() {
  const slides = useDeferredValue(usePostStore((state) => state.parsedJson?.content));
  return slides ? <OutlineEntries slides={slides} /> : null;
}

const OutlineEntries = memo(function OutlineEntries({ slides }: { slides: readonly Slide[] }) {
  const postType = useDesignStore((state) => state.postType);
  const warnings = useSlideWarnings();
  return (
    <ol aria-label="Slides" className="flex flex-col gap-2">
      {slides.map((slide, index) => (
        <OutlineEntry
          // Slides have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          slide={slide}
          index={index}
          isCover={postType === "carousel" && index === 0}
          warning={warnings
            .filter((warning) => warning.slide === index)
            .map(({ message }) => message)
            .join(". ")}
        />
      ))}
    </ol>
  );
});
