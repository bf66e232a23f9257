import type { Design } from "./design.ts";
import { keptPattern } from "./pick.ts";
import { templateDefinitions, templateIds, type TemplateId } from "./templates/registry.ts";
import type { TemplateValues } from "./templates/template-definition.ts";

/** A template as the fields of a design that it sets, under a name. */
export interface Template extends Readonly<TemplateValues>, Readonly<Pick<Design, "ornament">> {
  readonly id: TemplateId;
  readonly name: string;
}

/** The templates in the order of the menu. */
export const templates: readonly Template[] = templateIds.map((id) => {
  const { name, values } = templateDefinitions[id];
  return { id, name, ...values, ornament: id };
});

/** The template of that id. */
export function getTemplate(id: TemplateId): Template {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new RangeError(`Unknown template: ${id}`);
  return template;
}

/** The design with every value that the template sets; a colour or gradient as background gives way to its pattern. */
export function applyTemplate(design: Design, id: TemplateId): Design {
  const { id: _id, name: _name, ...values } = getTemplate(id);
  return { ...design, ...values, backgroundPattern: keptPattern(design) };
}
