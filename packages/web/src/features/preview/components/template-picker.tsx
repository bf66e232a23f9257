import { applyTemplate, getTemplate, type TemplateId, templates } from "@slideloom/core/design";
import { Palette } from "lucide-react";
import { SlideChoices } from "../../../components/slide-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { useSettledSlideJob } from "../../../state/slide-job.ts";
import { chooseTemplate } from "../../../state/template-choice.ts";
import { BarPane, type BarPaneProps } from "../../../components/bar-pane.tsx";

/** Shows the post's template and opens a list of the others, each drawn with the current slide. */
export function TemplatePicker({ barRef }: Pick<BarPaneProps, "barRef">) {
  const templateId = useAppearance((appearance) => appearance.templateId);
  // A custom design has no template.
  const name = templateId && getTemplate(templateId).name;
  return (
    <BarPane
      label={name ? `Template: ${name}` : "Template"}
      button={
        <>
          <Palette size={14} aria-hidden="true" className="shrink-0" />
          <span className="truncate max-[359px]:hidden">{name ?? "Template"}</span>
        </>
      }
      hint="Choose a template for all slides"
      title="Template for all slides"
      widthPx={348}
      barRef={barRef}
    >
      {({ isSheet, close }) => <TemplateChoices {...(isSheet && { onTapped: close })} />}
    </BarPane>
  );
}

function TemplateChoices({ onTapped }: { onTapped?: () => void }) {
  const templateId = useAppearance((appearance) => appearance.templateId);
  const job = useSettledSlideJob();
  if (!job) return null;
  return (
    <SlideChoices<TemplateId>
      label="Templates"
      value={templateId}
      choices={templates.map(({ id, name }) => ({
        value: id,
        label: name,
        jobs: [{ ...job, design: applyTemplate(job.design, id) }],
      }))}
      onPick={({ value }) => chooseTemplate(value)}
      {...(onTapped && { onTapped })}
    />
  );
}
