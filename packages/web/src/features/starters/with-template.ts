import type { Appearance } from "@slideloom/core/carousel";
import { applyTemplate, type TemplateId } from "@slideloom/core/design";

/** Returns an appearance in a template. */
export const withTemplate = <Shown extends Appearance>(
  appearance: Shown,
  templateId: TemplateId,
): Shown => ({ ...appearance, design: applyTemplate(appearance.design, templateId), templateId });
