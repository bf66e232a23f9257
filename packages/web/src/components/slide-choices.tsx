import type { SlideTransition } from "@slideloom/core/design";
import type { SlideJob } from "@slideloom/renderer";
import { clsx } from "clsx";
import { RadioGroup } from "radix-ui";
import { useRef } from "react";
import { useAreaSize } from "../lib/area-size.ts";
import { SlideThumbnail } from "./slide-thumbnail.tsx";
import { RadioChoices } from "./ui/radio-choices.tsx";

export interface SlideChoice<Value extends string> {
  value: Value;
  label: string;
  /** Drawing jobs of the thumbnails, side by side. */
  jobs: readonly SlideJob[];
  /** A colour swatch next to the label. */
  color?: string;
  /** Transition played while the thumbnail is hovered or focused. */
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

export interface SlideChoicesProps<Value extends string> {
  label: string;
  value: Value | null;
  choices: readonly SlideChoice<Value>[];
  columns?: keyof typeof gridClassNames;
  /** Zoom factor of the thumbnails, for details that would otherwise be too small. */
  zoom?: number;
  onPick: (choice: SlideChoice<Value>) => void;
  /** Called after a click or tap picked a choice; not for keyboard picks. */
  onTapped?: () => void;
}

interface ChoiceItemProps {
  choice: SlideChoice<string>;
  /** Width of the choice's thumbnails together, CSS px; null until known. */
  widthPx: number | null;
  zoom: number;
  onTapped: (() => void) | undefined;
}

function ChoiceItem({ choice, widthPx, zoom, onTapped }: ChoiceItemProps) {
  return (
    <RadioGroup.Item
      value={choice.value}
      title={choice.label}
      // Arrow keys fire clicks too, with `detail` 0.
      onClick={({ detail }) => detail > 0 && onTapped?.()}
      className="group min-w-0 self-start rounded-lg text-center"
    >
      <span className="block overflow-hidden rounded-lg border border-line bg-sunken shadow-sm transition-shadow group-hover:border-line-strong group-hover:shadow-md group-aria-checked:border-transparent group-aria-checked:ring-2 group-aria-checked:ring-accent group-aria-checked:ring-offset-2 group-aria-checked:ring-offset-surface">
        {widthPx !== null && (
          <span
            className={clsx(
              "flex rounded-[inherit]",
              choice.motion && motionClassNames[choice.motion],
            )}
          >
            {choice.jobs.map((job) => (
              <SlideThumbnail
                key={job.slideIndex}
                job={job}
                widthPx={widthPx / choice.jobs.length}
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
  );
}

/** Choices shown as thumbnails of the person's own slide, in a radio group. */
export function SlideChoices<Value extends string>({
  label,
  value,
  choices,
  columns = 3,
  zoom = 1,
  onPick,
  onTapped,
}: SlideChoicesProps<Value>) {
  const gridRef = useRef<HTMLDivElement>(null);
  const grid = useAreaSize(gridRef);
  const thumbnailWidthPx = grid && (grid.widthPx - gapPx * (columns - 1)) / columns;
  return (
    <RadioChoices
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
        <ChoiceItem
          key={choice.value}
          choice={choice}
          widthPx={thumbnailWidthPx}
          zoom={zoom}
          onTapped={onTapped}
        />
      ))}
    </RadioChoices>
  );
}
