import type { Design } from "@slideloom/core/design";
import { clsx } from "clsx";
import { RadioGroup } from "radix-ui";
import { SlidePicture } from "../../../components/slide-picture.tsx";
import { useChoiceJob } from "../choice-job.ts";

export interface PictureChoice<Value extends string> {
  value: Value;
  label: string;
  /** The design that choosing it gives. */
  design: Design;
  /** A colour shown beside the label. */
  color?: string;
}

/** Columns and the width of a picture in CSS px, in the panel's 304 px. */
const grids = {
  3: { className: "grid-cols-3 gap-2.5", pictureWidthPx: 94 },
  4: { className: "grid-cols-4 gap-2", pictureWidthPx: 70 },
};

interface PictureChoicesProps<Value extends string> {
  label: string;
  value: Value | null;
  choices: readonly PictureChoice<Value>[];
  columns?: keyof typeof grids;
  onPick: (choice: PictureChoice<Value>) => void;
}

/** Looks to choose from, each a small live picture of the user's own slide. */
export function PictureChoices<Value extends string>({
  label,
  value,
  choices,
  columns = 3,
  onPick,
}: PictureChoicesProps<Value>) {
  const buildJob = useChoiceJob();
  const { className, pictureWidthPx } = grids[columns];
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const choice = choices.find((candidate) => candidate.value === chosen);
        if (choice) onPick(choice);
      }}
      className={clsx("grid", className)}
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          title={choice.label}
          className="group min-w-0 rounded-lg text-center"
        >
          <span className="block rounded-lg border border-line shadow-sm transition-shadow group-hover:border-line-strong group-hover:shadow-md group-aria-checked:border-transparent group-aria-checked:ring-2 group-aria-checked:ring-accent group-aria-checked:ring-offset-2 group-aria-checked:ring-offset-surface">
            <SlidePicture job={buildJob(choice.design)} widthPx={pictureWidthPx} />
          </span>
          <span className="mt-1.5 flex items-center justify-center gap-1 text-xs text-muted group-aria-checked:font-semibold group-aria-checked:text-ink">
            {choice.color && (
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 rounded-full border border-line-strong/60"
                style={{ background: choice.color }}
              />
            )}
            <span className="truncate">{choice.label}</span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
