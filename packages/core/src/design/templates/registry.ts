import { bold } from "./bold.ts";
import { brutal } from "./brutal.ts";
import { corporate } from "./corporate.ts";
import { dark } from "./dark.ts";
import { editorial } from "./editorial.ts";
import { elegant } from "./elegant.ts";
import type { Grammar } from "./grammar.ts";
import { minimal } from "./minimal.ts";
import { modern } from "./modern.ts";
import { notebook } from "./notebook.ts";
import type { TemplateDefinition } from "./template-definition.ts";

/** All templates in menu order; every list of templates is derived from this one. */
export const templateDefinitions = {
  modern,
  minimal,
  bold,
  elegant,
  corporate,
  dark,
  editorial,
  notebook,
  brutal,
} satisfies Record<string, TemplateDefinition>;

export type TemplateId = keyof typeof templateDefinitions;

export const templateIds = Object.keys(templateDefinitions) as readonly TemplateId[];

export function getGrammar(id: TemplateId): Grammar {
  return templateDefinitions[id].grammar;
}
