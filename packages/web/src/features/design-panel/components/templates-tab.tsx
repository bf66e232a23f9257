import { applyTemplate, templates } from "@slideloom/core/design";
import { useDesignStore } from "../../../state/design-store.ts";
import { chooseTemplate } from "../../../state/template-choice.ts";
import { PictureChoices } from "./picture-choices.tsx";

export function TemplatesTab() {
  const design = useDesignStore((state) => state.design);
  const templateId = useDesignStore((state) => state.templateId);
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
      onPick={({ value }) => chooseTemplate(value)}
    />
  );
}
