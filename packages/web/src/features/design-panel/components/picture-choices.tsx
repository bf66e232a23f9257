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

export interface PictureChoice<Value extends string> extends Omit<SlideChoice<Value>, "jobs"> {
  /** The design that choosing it gives. */
  design: Design;
}

interface PictureChoicesProps<Value extends string> extends Omit<
  SlideChoicesProps<Value>,
  "choices" | "onPick"
> {
  choices: readonly PictureChoice<Value>[];
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

/** Appearances to choose from, each a thumbnail of the user's own slide; those that are looked for where something is. */
export function PictureChoices<Value extends string>({
  choices,
  isPair = false,
  onPick,
  ...props
}: PictureChoicesProps<Value>) {
  const buildJob = useChoiceJob();
  const query = useContext(DesignQuery);
  const found = choices.filter(({ label }) => matchesQuery(query, props.label, label));
  // The group itself was looked for where none of its choices was.
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
