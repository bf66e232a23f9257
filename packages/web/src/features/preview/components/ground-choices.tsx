import type { SlideChoices as Choices } from "@slideloom/core/document";
import {
  type LayoutSubject,
  type SlideAlign,
  slideAligns,
  type SlideGround,
  slideGrounds,
} from "@slideloom/core/slide";
import { SlideChoices } from "../../../components/slide-choices.tsx";
import { chooseForSlide } from "../../../state/slide-edits.ts";
import { useSettledSlideJob } from "../../../state/slide-job.ts";
import { withChoice } from "../with-choice.ts";

const groundNames = {
  paper: "Paper",
  accent: "Accent",
  ink: "Ink",
  picture: "Image",
} satisfies Record<SlideGround, string>;

const alignNames = { start: "Start", center: "Centre" } satisfies Record<SlideAlign, string>;

interface GroundChoicesProps {
  subject: LayoutSubject;
  onTapped?: () => void;
}

/** Chooses background and alignment of the current slide. */
export function GroundChoices({ subject, onTapped }: GroundChoicesProps) {
  const grounds = slideGrounds.filter((ground) => ground !== "picture" || subject.hasMedia);
  return (
    <>
      <ChoiceGroup
        label="Background"
        name="ground"
        names={grounds.map((value) => ({ value, label: groundNames[value] }))}
        {...{ subject, onTapped }}
      />
      <ChoiceGroup
        label="Alignment"
        name="align"
        names={slideAligns.map((value) => ({ value, label: alignNames[value] }))}
        {...{ subject, onTapped }}
      />
    </>
  );
}

interface ChoiceGroupProps<Name extends "ground" | "align"> {
  label: string;
  name: Name;
  names: readonly { value: Choices[Name]; label: string }[];
  subject: LayoutSubject;
  onTapped: (() => void) | undefined;
}

function ChoiceGroup<Name extends "ground" | "align">({
  label,
  name,
  names,
  subject: { slideIndex },
  onTapped,
}: ChoiceGroupProps<Name>) {
  const job = useSettledSlideJob();
  const wanted = job?.post.content[slideIndex]?.[name];
  const draw = (value: Choices[Name] | null) =>
    job ? [{ ...job, post: withChoice(job.post, job.slideIndex, name, value) }] : [];
  const chosen = names.find(({ value }) => value === wanted);
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-xs font-medium">{label}</h3>
      <SlideChoices<Choices[Name] | "automatic">
        label={label}
        value={chosen?.value ?? "automatic"}
        choices={[
          { value: "automatic", label: "Automatic", jobs: draw(null) },
          ...names.map((choice) => ({ ...choice, jobs: draw(choice.value) })),
        ]}
        columns={4}
        onPick={({ value }) =>
          chooseForSlide(slideIndex, name, value === "automatic" ? null : value)
        }
        {...(onTapped && { onTapped })}
      />
    </section>
  );
}
