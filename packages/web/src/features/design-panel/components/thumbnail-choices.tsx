import type { Design } from "@slideloom/core/design";
import type { SlideJob } from "@slideloom/renderer";
import { useContext } from "react";
import {
  type SlideChoice,
  SlideChoices,
  type SlideChoicesProps,
} from "../../../components/slide-choices.tsx";
import { useChoiceJob } from "../choice-job.ts";
import { DesignQuery, matchesQuery } from "../design-query.ts";

interface ThumbnailChoice<Value extends string> extends Omit<SlideChoice<Value>, "jobs"> {
  design: Design;
}

interface ThumbnailChoicesProps<Value extends string> extends Omit<
  SlideChoicesProps<Value>,
  "choices" | "onPick"
> {
  choices: readonly ThumbnailChoice<Value>[];
  /** Shows the cover next to an inner slide, for choices that affect both. */
  isPair?: boolean;
  onPick: (choice: ThumbnailChoice<Value>) => void;
}

/** Returns the current slide's job. If a pair is wanted, returns the cover and the current or second slide. */
function listShown(job: SlideJob, isPair: boolean): SlideJob[] {
  const inner = job.slideIndex === 0 ? 1 : job.slideIndex;
  const isSeries = job.postType === "carousel" && inner < job.post.content.length;
  if (!isPair || !isSeries) return [job];
  return [0, inner].map((slideIndex) => ({ ...job, slideIndex }));
}

/** Design choices as thumbnails of the current slide; filtered during a search. */
export function ThumbnailChoices<Value extends string>({
  choices,
  isPair = false,
  onPick,
  ...props
}: ThumbnailChoicesProps<Value>) {
  const buildJob = useChoiceJob();
  const query = useContext(DesignQuery);
  const found = choices.filter(({ label }) => matchesQuery(query, props.label, label));
  // If only the group's title matches, all choices are shown.
  const shown = found.length > 0 ? found : choices;
  return (
    <SlideChoices
      {...props}
      choices={shown.map((choice) => ({
        ...choice,
        jobs: listShown(buildJob(choice.design), isPair),
      }))}
      onPick={({ value }) => {
        const choice = choices.find((candidate) => candidate.value === value);
        if (choice) onPick(choice);
      }}
    />
  );
}
