import { getTemplate, type TemplateId } from "@slideloom/core/design";
import { showToast } from "./toast-store.ts";
import { pickTemplate } from "./appearance-edits.ts";

/** Applies a template and shows a toast. */
export function chooseTemplate(templateId: TemplateId): void {
  pickTemplate(templateId);
  showToast({
    title: "Template Applied",
    description: `The ${getTemplate(templateId).name} template has been applied to your carousel.`,
  });
}
