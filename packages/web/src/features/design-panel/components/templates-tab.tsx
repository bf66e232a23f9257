import { applyTemplate, templates } from "@slideloom/core/design";
import { chooseTemplate } from "../../../state/template-choice.ts";
import { PictureChoices } from "./picture-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";

export function TemplatesTab() {
  const design = useAppearance((appearance) => appearance.design);
  const templateId = useAppearance((appearance) => appearance.templateId);
  const choices = templates.map(({ id, name }) => ({
    value: id,
    label: name,
    design: applyTemplate(design, id),
  }));
  return (
    <PictureChoices
      label="Templates"
      value={templateId}
      choices={choices}
      columns={2}
      isPair
      onPick={({ value }) => chooseTemplate(value)}
    />
  );
}
