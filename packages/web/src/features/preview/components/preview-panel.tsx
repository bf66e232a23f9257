import { clsx } from "clsx";
import { Sparkles } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { lazyPart, Nothing } from "../../../components/lazy-part/lazy-part.tsx";
import { markFirstPreview } from "../../../lib/first-preview.ts";
import { exportRun } from "../../../state/export-store.ts";
import { describeArriving } from "../../../state/generation-steps.ts";
import { useGenerationStore } from "../../../state/generation-store.ts";
import { showSlide, useShownSlideCount, useShownSlideIndex } from "../../../state/shown-post.ts";
import { isWithin } from "../is-within.ts";
import { useFocusOnFirstSlide } from "../use-focus-on-first-slide.ts";
import { useSwipe } from "../use-swipe.ts";
import { SlideArrow } from "./slide-arrow.tsx";
import { SlideDots } from "./slide-dots.tsx";
import { CurrentStage } from "./stage.tsx";
import { useZoom } from "../zoom/zoom-store.ts";
import { useAppearance, useDocument } from "../../../state/carousel-store.ts";

interface EmptyPreviewProps {
  text: string;
  /** Shown on a blank slide. */
  sign?: ReactNode;
  /** Shown instead of the blank slide. */
  start?: ReactNode;
  children?: ReactNode;
}

function EmptyPreview({ text, sign, start, children }: EmptyPreviewProps) {
  // Marks the first preview as shown, because there is no slide to wait for.
  useEffect(markFirstPreview, []);
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center-safe gap-4 overflow-y-auto p-4 text-center sm:p-6">
      {start ?? (
        <div
          aria-hidden="true"
          className="grid h-36 w-28 -rotate-3 place-items-center rounded-xl border-2 border-dashed border-line-strong/50 bg-surface"
        >
          <span className="font-mono text-2xl text-muted">{sign}</span>
        </div>
      )}
      <p className={start ? "text-[13px] text-muted" : "text-[15px] font-medium"}>{text}</p>
      {children}
    </div>
  );
}

// Positioned so that nothing shifts when it loads.
const StageZoom = lazyPart(async () => (await import("./stage-zoom.tsx")).StageZoom, {
  name: "the zoom",
  isAfterPreview: true,
  Pending: Nothing,
});

/** Returns the slide index for a navigation key, or null. */
function findTarget(event: KeyboardEvent, current: number, total: number): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: total - 1,
  };
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isInVideo = event.target instanceof HTMLVideoElement;
  return hasModifier || isInVideo || event.defaultPrevented ? null : (targets[event.key] ?? null);
}

/** Positions of the arrows: next to the dots in narrow windows, next to the stage in wide ones. */
const arrowClassNames = {
  previous:
    "ml-3 self-center [grid-area:prev] lg:absolute! lg:[grid-area:stage] lg:left-[max(0px,calc(50%-var(--stage-width)/2-72px))]",
  next: "mr-3 self-center [grid-area:next] lg:absolute! lg:[grid-area:stage] lg:right-[max(0px,calc(50%-var(--stage-width)/2-72px))]",
};

/**
 * The previous and next arrows. In wide windows they are hidden until the stage's width is known, so they don't jump.
 */
function SlideArrows({ isPlaced, onEnd }: { isPlaced: boolean; onEnd: () => void }) {
  const visibility = !isPlaced && "lg:invisible";
  return (
    <>
      <SlideArrow step={-1} onEnd={onEnd} className={clsx(arrowClassNames.previous, visibility)} />
      <SlideArrow step={1} onEnd={onEnd} className={clsx(arrowClassNames.next, visibility)} />
    </>
  );
}

function SlidePosition({ position }: { position: string }) {
  const sizePreset = useAppearance((appearance) => appearance.carouselFormat);
  const name = sizePreset.charAt(0).toUpperCase() + sizePreset.slice(1).replace("-", " ");
  return (
    <p role="status" className="text-center text-muted tabular-nums">
      {position} • {name} format
    </p>
  );
}

interface SlideViewProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  total: number;
  /** Shows the slide with this index, if the post has it. */
  onTurn: (index: number) => void;
  onWidth: (widthPx: number) => void;
  onAddImage: PreviewPanelProps["onAddImage"];
}

/** The scrolling view of the slide. It takes the focus, so the arrow keys and swipes change slides. */
function SlideView({ ref, label, total, onTurn, onWidth, onAddImage }: SlideViewProps) {
  const current = useShownSlideIndex();
  const isZoomed = useZoom(({ factor }) => factor > 1);
  const swipe = useSwipe((direction) => isZoomed || onTurn(current + direction));
  const handleKeyDown = (event: KeyboardEvent) => {
    // Ignores events from menus and popovers, which React bubbles through portals.
    if (!isWithin(event)) return;
    const target = findTarget(event, current, total);
    if (target === null || total < 2) return;
    event.preventDefault();
    // Focuses the view first, because a focused text unmounts with its slide.
    ref.current?.focus();
    onTurn(target);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-roledescription="carousel"
      aria-label="Slide preview"
      className={clsx(
        "overflow-y-auto rounded-lg px-3 pt-3 pb-9 -outline-offset-2 touch-pan-y touch-pinch-zoom [grid-area:stage] sm:px-4 lg:px-20",
        isZoomed ? "touch-pan-x overflow-x-auto" : "overflow-x-hidden",
      )}
      onKeyDown={handleKeyDown}
      {...swipe}
    >
      <CurrentStage areaRef={ref} label={label} onWidth={onWidth} onAddImage={onAddImage} />
    </section>
  );
}

function SlidePreview({
  filmstrip,
  showsFilmstrip,
  onAddImage,
}: Omit<PreviewPanelProps, "start" | "emptyActions">) {
  const postType = useAppearance((appearance) => appearance.postType);
  const current = useShownSlideIndex();
  const slideCount = useShownSlideCount();
  const viewRef = useRef<HTMLElement>(null);
  const [stageWidthPx, setStageWidthPx] = useState<number | null>(null);
  const isSingle = postType === "single";
  const total = isSingle ? 1 : slideCount;
  const turnTo = (index: number) => {
    if (total > 1 && !exportRun.isActive) showSlide(index);
  };
  useFocusOnFirstSlide(viewRef, total);
  if (current >= slideCount)
    return <EmptyPreview text="No content found for this slide." sign="{ }" />;

  const position = `Slide ${isSingle ? 1 : current + 1} of ${total}`;
  const focusView = () => viewRef.current?.focus();
  return (
    <>
      <div
        className={clsx(
          "relative grid min-h-0 flex-1 grid-rows-[minmax(200px,1fr)_auto]",
          total > 1
            ? "grid-cols-[auto_minmax(0,1fr)_auto] [grid-template-areas:'stage_stage_stage'_'prev_dots_next'] lg:[grid-template-areas:'stage_stage_stage'_'dots_dots_dots']"
            : "grid-cols-[minmax(0,1fr)] [grid-template-areas:'stage'_'dots']",
        )}
        style={{ ["--stage-width" as string]: `${stageWidthPx ?? 0}px` }}
      >
        <SlideView
          ref={viewRef}
          label={position}
          total={total}
          onTurn={turnTo}
          onWidth={setStageWidthPx}
          onAddImage={onAddImage}
        />
        {total > 1 && <SlideArrows isPlaced={stageWidthPx !== null} onEnd={focusView} />}
        <div className="flex min-w-0 flex-col items-center gap-1 px-3 pt-1 pb-3 [grid-area:dots]">
          {total > 1 && (
            <>
              <div hidden={!showsFilmstrip} className="max-w-full">
                {filmstrip}
              </div>
              <SlideDots />
            </>
          )}
          <SlidePosition position={position} />
        </div>
        <StageZoom areaRef={viewRef} />
      </div>
    </>
  );
}

interface PreviewPanelProps {
  /** The start field, shown in an empty editor. */
  start: ReactNode;
  /** Actions offered if there is nothing to show. */
  emptyActions: ReactNode;
  /** Rendered under the stage of a carousel. */
  filmstrip: ReactNode;
  /** Whether the filmstrip is visible. It also renders while hidden, to find overflowing slides. */
  showsFilmstrip: boolean;
  /** Lets the person choose an image for a slide. */
  onAddImage?: ((slideIndex: number) => void) | undefined;
}

/** The current slide or the single post, or actions if there is nothing to show. */
export function PreviewPanel({ start, emptyActions, ...props }: PreviewPanelProps) {
  const hasPost = useShownSlideCount() > 0;
  const run = useGenerationStore((state) => state.run);
  const isEmpty = useDocument(({ text }) => text.trim() === "");
  if (hasPost) return <SlidePreview {...props} />;
  if (run) {
    const sign = <Sparkles size={28} className="motion-safe:animate-pulse" />;
    return <EmptyPreview text={describeArriving(run)} sign={sign} />;
  }
  return (
    <EmptyPreview
      text="Enter valid JSON to see the preview."
      sign="{ }"
      start={isEmpty ? start : undefined}
    >
      {emptyActions}
    </EmptyPreview>
  );
}
