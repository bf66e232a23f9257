import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { useExportStore } from "../../../state/export-store.ts";
import { showSlide, useShownSlideCount, useShownSlideIndex } from "../../../state/shown-post.ts";

interface SlideArrowProps {
  step: 1 | -1;
  className?: string;
  /** Called after a click shows the first or last slide, which disables this button. */
  onEnd: () => void;
}

/** A button that shows the previous or next slide; disabled at the ends and while a download is prepared. */
export function SlideArrow({ step, className, onEnd }: SlideArrowProps) {
  const total = useShownSlideCount();
  const target = useShownSlideIndex() + step;
  const isPreparing = useExportStore(({ run }) => run !== null);
  const isAtEnd = target < 0 || target >= total;
  const Icon = step === 1 ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      label={step === 1 ? "Next slide" : "Previous slide"}
      variant="secondary"
      size="icon"
      disabled={isAtEnd || isPreparing}
      onClick={() => {
        showSlide(target);
        // The button will be disabled at the end, and a disabled button would swallow the next arrow keys.
        if (target + step < 0 || target + step >= total) onEnd();
      }}
      className={`size-10! rounded-full! shadow-md ${className ?? ""}`}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
