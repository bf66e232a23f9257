import type { Design, SlideTransition } from "@slideloom/core/design";
import type { SlideJob } from "@slideloom/renderer";
import { clsx } from "clsx";
import { RadioGroup } from "radix-ui";
import { useRef } from "react";
import { SlideThumbnail } from "../../../components/slide-thumbnail.tsx";
import { useAreaSize } from "../../../lib/area-size.ts";
import { useChoiceJob } from "../choice-job.ts";

export interface PictureChoice<Value extends string> {
  value: Value;
  label: string;
  /** The design that choosing it gives. */
  design: Design;
  /** A colour shown beside the label. */
  color?: string;
  /** How the picture moves while it is pointed at or focused. */
  motion?: SlideTransition;
}

const motionClassNames: Record<SlideTransition, string> = {
  slide:
    "motion-safe:group-hover:animate-[show-slide_1.8s_infinite] motion-safe:group-focus-visible:animate-[show-slide_1.8s_infinite]",
  fade: "motion-safe:group-hover:animate-[show-fade_1.8s_infinite] motion-safe:group-focus-visible:animate-[show-fade_1.8s_infinite]",
  zoom: "motion-safe:group-hover:animate-[show-zoom_1.8s_infinite] motion-safe:group-focus-visible:animate-[show-zoom_1.8s_infinite]",
  none: "",
};

const gapPx = 10;
const gridClassNames = { 2: "grid-cols-2", 3: "grid-cols-3", 4: "grid-cols-4" };

interface PictureChoicesProps<Value extends string> {
  label: string;
  value: Value | null;
  choices: readonly PictureChoice<Value>[];
  columns?: keyof typeof gridClassNames;
  /** How many times larger the pictures are drawn, for appearances that only show in detail. */
  zoom?: number;
  /** Shows the cover beside a slide of the inside, for appearances that differ by slide. */
  isPair?: boolean;
  onPick: (choice: PictureChoice<Value>) => void;
}

/** The cover and the slide itself, or the next one where it is the cover; the slide alone where there is no other. */
function listShown(job: SlideJob, isPair: boolean): SlideJob[] {
  const inner = job.slideIndex === 0 ? 1 : job.slideIndex;
  const isSeries = job.postType === "carousel" && inner < job.post.content.length;
  if (!isPair || !isSeries) return [job];
  return [0, inner].map((slideIndex) => ({ ...job, slideIndex }));
}

/** Appearances to choose from, each a thumbnail of the user's own slide. */
export function PictureChoices<Value extends string>({
  label,
  value,
  choices,
  columns = 3,
  zoom = 1,
  isPair = false,
  onPick,
}: PictureChoicesProps<Value>) {
  const buildJob = useChoiceJob();
  const gridRef = useRef<HTMLDivElement>(null);
  const grid = useAreaSize(gridRef);
  const pictureWidthPx = grid && (grid.widthPx - gapPx * (columns - 1)) / columns;
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const choice = choices.find((candidate) => candidate.value === chosen);
        if (choice) onPick(choice);
      }}
      ref={gridRef}
      className={clsx("grid", gridClassNames[columns])}
      style={{ gap: gapPx }}
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          title={choice.label}
          className="group min-w-0 self-start rounded-lg text-center"
        >
          <span className="block overflow-hidden rounded-lg border border-line bg-sunken shadow-sm transition-shadow group-hover:border-line-strong group-hover:shadow-md group-aria-checked:border-transparent group-aria-checked:ring-2 group-aria-checked:ring-accent group-aria-checked:ring-offset-2 group-aria-checked:ring-offset-surface">
            {pictureWidthPx !== null && (
              <span
                className={clsx(
                  "flex rounded-[inherit]",
                  choice.motion && motionClassNames[choice.motion],
                )}
              >
                {listShown(buildJob(choice.design), isPair).map((job) => (
                  <SlideThumbnail
                    key={job.slideIndex}
                    job={job}
                    widthPx={isPair ? pictureWidthPx / 2 : pictureWidthPx}
                    zoom={zoom}
                  />
                ))}
              </span>
            )}
          </span>
          <span className="mt-1.5 flex items-center justify-center gap-1 text-xs text-muted group-aria-checked:font-semibold group-aria-checked:text-ink">
            {choice.color && (
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 rounded-full border border-line-strong/60"
                style={{ background: choice.color }}
              />
            )}
            <span className="line-clamp-2 leading-tight">{choice.label}</span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
