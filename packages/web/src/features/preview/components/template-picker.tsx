import { applyTemplate, getTemplate, type TemplateId, templates } from "@slideloom/core/design";
import { Palette } from "lucide-react";
import { SlideChoices } from "../../../components/slide-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { useSettledSlideJob } from "../../../state/slide-job.ts";
import { chooseTemplate } from "../../../state/template-choice.ts";
import { BarPane, type BarPaneProps } from "./bar-pane.tsx";

/** Names the template of the post and opens the others, each shown by the slide that is looked at. */
export function TemplatePicker({ barRef }: Pick<BarPaneProps, "barRef">) {
  const templateId = useAppearance((appearance) => appearance.templateId);
  // Of a design of one's own there is none.
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
      hint="Choose the template of all slides"
      title="Template of all slides"
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
      label="Templates of the slides"
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
