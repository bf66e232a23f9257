import type { Design } from "./design.ts";
import { patternOrDefault } from "./pick.ts";
import { templateDefinitions, templateIds, type TemplateId } from "./templates/registry.ts";
import type { TemplateValues } from "./templates/template-definition.ts";

/** A template: a name, and the design fields that it sets. */
export interface Template extends Readonly<TemplateValues>, Readonly<Pick<Design, "ornament">> {
  readonly id: TemplateId;
  readonly name: string;
}

const shownParts = { showCounter: true, showBackgroundElements: true };

/** The templates in menu order. */
export const templates: readonly Template[] = templateIds.map((id) => {
  const { name, values } = templateDefinitions[id];
  return { id, name, ...shownParts, ...values, ornament: id };
});

/**
 * Returns the template.
 * @throws {RangeError} if the id is unknown
 */
export function getTemplate(id: TemplateId): Template {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new RangeError(`Unknown template: ${id}`);
  return template;
}

/** Applies a template to a design. A custom background colour or gradient is replaced by the template's background. */
export function applyTemplate(design: Design, id: TemplateId): Design {
  const { id: _id, name: _name, ...values } = getTemplate(id);
  return { ...design, ...values, backgroundPattern: patternOrDefault(design) };
}
