import {
  type CarouselLayoutName,
  explainLayout,
  type LayoutSubject,
  listFillableLayouts,
} from "@slideloom/core/slide";
import type { SlideJob } from "@slideloom/renderer";
import { LayoutTemplate } from "lucide-react";
import { type SlideChoice, SlideChoices } from "../../../components/slide-choices.tsx";
import { layoutTypes } from "../../../lib/layout-types.ts";
import { useSlideIndex } from "../../../state/carousel-store.ts";
import { chooseForSlide } from "../../../state/slide-edits.ts";
import { useSettledSlideJob } from "../../../state/slide-job.ts";
import { useLayoutSubjects } from "../../../state/slide-layouts.ts";
import { BarPane, type BarPaneProps } from "../../../components/bar-pane.tsx";
import { withChoice } from "../with-choice.ts";
import { GroundChoices } from "./ground-choices.tsx";

/** Shows the current slide's layout and opens a list of alternatives; renders nothing for a single post. */
export function LayoutPicker({ barRef }: Pick<BarPaneProps, "barRef">) {
  const subject = useLayoutSubjects()[useSlideIndex()];
  if (!subject) return null;
  const { layout, isChosen, reason } = explainLayout(subject);
  const { name } = layoutTypes[layout];
  const shown = isChosen ? name : `${name} · automatic`;
  const why = isChosen ? `${name}, ${reason}` : `${name}, because ${reason}`;
  const slide = `slide ${subject.slideIndex + 1}`;
  return (
    <BarPane
      label={`Layout: ${shown}`}
      button={
        <>
          <LayoutTemplate size={14} aria-hidden="true" className="shrink-0" />
          <span className="truncate">
            <span className="max-sm:hidden">Layout: </span>
            {shown}
          </span>
        </>
      }
      hint={`Choose a layout for ${slide}. Current layout: ${why}`}
      title={`Layout of ${slide}`}
      widthPx={348}
      barRef={barRef}
    >
      {({ isSheet, close }) => (
        <>
          <p className="mb-3 text-xs text-muted">{why}.</p>
          {/* The sheet covers the slide, so a tap closes it to show the result. */}
          <LayoutChoices subject={subject} {...(isSheet && { onTapped: close })} />
          <GroundChoices subject={subject} {...(isSheet && { onTapped: close })} />
        </>
      )}
    </BarPane>
  );
}

type Choice = CarouselLayoutName | "automatic";

interface LayoutChoicesProps {
  subject: LayoutSubject;
  onTapped?: () => void;
}

function LayoutChoices({ subject, onTapped }: LayoutChoicesProps) {
  const { slideIndex } = subject;
  const wanted = subject.post.content[slideIndex]?.layout;
  const fillable = listFillableLayouts(subject);
  const job = useSettledSlideJob();
  return (
    <SlideChoices<Choice>
      label="Layouts"
      value={fillable.find((name) => name === wanted) ?? "automatic"}
      choices={job ? listChoices(job, fillable) : []}
      onPick={({ value }) =>
        chooseForSlide(slideIndex, "layout", value === "automatic" ? null : value)
      }
      {...(onTapped && { onTapped })}
    />
  );
}

function listChoices(job: SlideJob, names: readonly CarouselLayoutName[]): SlideChoice<Choice>[] {
  const draw = (layout: CarouselLayoutName | null) => [
    { ...job, post: withChoice(job.post, job.slideIndex, "layout", layout) },
  ];
  return [
    { value: "automatic", label: "Automatic", jobs: draw(null) },
    ...names.map((name) => ({ value: name, label: layoutTypes[name].name, jobs: draw(name) })),
  ];
}
