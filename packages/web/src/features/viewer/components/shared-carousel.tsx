import type { SizePresetId } from "@slideloom/core/design";
import { shareWidth } from "@slideloom/core/contract/share-width";
import type { SharedCarousel as Shared } from "@slideloom/core/contract/shares";
import { describeSlide, type Post } from "@slideloom/core/document";
import { buildSlideJob, listSlideJobs, type SlideJob } from "@slideloom/renderer";
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { useAreaSize } from "../../../lib/area-size.ts";
import { prefersReducedMotion } from "../../../lib/media-query.ts";
import { usePageKeys } from "../../../lib/use-page-keys.ts";
import { SharedSlide } from "./shared-slide.tsx";

/** The progress indicator per platform: a bar for LinkedIn, dots for all others. */
const progressVariants: Readonly<Record<SizePresetId, "bar" | "dots">> = {
  linkedin: "bar",
  instagram: "dots",
  twitter: "dots",
  facebook: "dots",
  vertical: "dots",
  "instagram-portrait": "dots",
};

function buildJobs(post: Post, { draft }: Shared): SlideJob[] {
  return listSlideJobs(buildSlideJob(draft, post, 0));
}

interface TurnProps {
  variant: "bar" | "dots";
  current: number;
  total: number;
  onTurn: (index: number) => void;
}

function Progress({ variant, current, total, onTurn }: TurnProps) {
  if (variant === "bar") {
    return (
      <div aria-hidden="true" className="h-1 w-full overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${((current + 1) / total) * 100}%` }}
        />
      </div>
    );
  }
  return (
    <div className="flex max-w-full flex-wrap justify-center">
      {Array.from({ length: total }, (_, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a dot is identified by its position
          key={index}
          type="button"
          title={`Slide ${index + 1}`}
          aria-label={`Go to slide ${index + 1}`}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onTurn(index)}
          className="grid size-6 place-items-center rounded-full"
        >
          <span
            className={clsx(
              "size-2 rounded-full transition-colors",
              index === current ? "bg-accent" : "bg-line-strong/60",
            )}
          />
        </button>
      ))}
    </div>
  );
}

/** Handles arrow keys, Home and End to change slides, regardless of the focus. */
function useTurnKeys(current: number, total: number, turnTo: (index: number) => void): void {
  usePageKeys((event) => {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: total - 1,
    };
    const target = targets[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const isInVideo = event.target instanceof HTMLVideoElement;
    if (target === undefined || hasModifier || isInVideo || total < 2) return;
    event.preventDefault();
    turnTo(target);
  });
}

interface TurnButtonProps {
  step: 1 | -1;
  isDisabled: boolean;
  onTurn: () => void;
}

/** A button below the slides in narrow windows, beside them in wide ones. */
function TurnButton({ step, isDisabled, onTurn }: TurnButtonProps) {
  const Icon = step === 1 ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      label={step === 1 ? "Next slide" : "Previous slide"}
      variant="secondary"
      disabled={isDisabled}
      onClick={onTurn}
      className={clsx(
        "size-10! rounded-full! md:absolute! md:top-1/2 md:-translate-y-1/2 md:shadow-md",
        step === 1 ? "md:-right-14" : "md:-left-14",
      )}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** The progress and the buttons. They have no height, so that the slides stay where the server-rendered image was. */
function TurnBar({ variant, current, total, onTurn }: TurnProps) {
  return (
    <div className="h-0">
      <div className="flex flex-col items-center gap-3 pt-3">
        <Progress variant={variant} current={current} total={total} onTurn={onTurn} />
        <div className="flex items-center gap-4">
          <TurnButton step={-1} isDisabled={current === 0} onTurn={() => onTurn(current - 1)} />
          <p role="status" className="text-[13px] text-muted tabular-nums">
            {current + 1} of {total}
          </p>
          <TurnButton
            step={1}
            isDisabled={current === total - 1}
            onTurn={() => onTurn(current + 1)}
          />
        </div>
      </div>
    </div>
  );
}

/** The slides of a shared carousel, turned by swiping, keys and buttons. */
export function SharedCarousel({ post, shared }: { post: Post; shared: Shared }) {
  const jobs = useMemo(() => buildJobs(post, shared), [post, shared]);
  const trackRef = useRef<HTMLDivElement>(null);
  const widthPx = useAreaSize(trackRef)?.widthPx ?? 0;
  const [current, setCurrent] = useState(0);
  const total = jobs.length;
  const { pictureUrl, draft } = shared;
  const firstPicture = pictureUrl && { url: pictureUrl, text: describeSlide(post, 0) };

  const turnTo = (index: number) => {
    const target = Math.max(0, Math.min(index, total - 1));
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    trackRef.current?.scrollTo({ left: target * widthPx, behavior });
  };
  useTurnKeys(current, total, turnTo);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={shared.title}
      className="relative mx-auto"
      style={{ width: shareWidth(shared) }}
    >
      {/* A scroll container must be reachable by keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={trackRef}
        tabIndex={0}
        role="group"
        aria-label="Slides"
        onScroll={(event) => {
          if (widthPx > 0) setCurrent(Math.round(event.currentTarget.scrollLeft / widthPx));
        }}
        className="flex w-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-xl shadow-slide [scrollbar-width:none]"
      >
        {jobs.map((job, index) => (
          <div key={job.slideIndex} className="w-full shrink-0 snap-center snap-always">
            <SharedSlide
              job={job}
              widthPx={widthPx}
              isNear={Math.abs(index - current) <= 2}
              label={`Slide ${index + 1} of ${total}`}
              picture={index === 0 && firstPicture ? firstPicture : null}
            />
          </div>
        ))}
      </div>
      {/* oxlint-enable */}
      {total > 1 && (
        <TurnBar
          variant={progressVariants[draft.carouselFormat]}
          current={current}
          total={total}
          onTurn={turnTo}
        />
      )}
    </section>
  );
}
