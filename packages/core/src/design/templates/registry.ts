import { bold } from "./bold.ts";
import { corporate } from "./corporate.ts";
import { dark } from "./dark.ts";
import { elegant } from "./elegant.ts";
import type { Grammar } from "./grammar.ts";
import { minimal } from "./minimal.ts";
import { modern } from "./modern.ts";
import type { TemplateDefinition } from "./template-definition.ts";

/** All templates, in menu order. The single source for lists and names of templates. */
export const templateDefinitions = {
  modern,
  minimal,
  bold,
  elegant,
  corporate,
  dark,
} satisfies Record<string, TemplateDefinition>;

export type TemplateId = keyof typeof templateDefinitions;

export const templateIds = Object.keys(templateDefinitions) as readonly TemplateId[];

/** The grammar of a template. */
export function getGrammar(id: TemplateId): Grammar {
  return templateDefinitions[id].grammar;
}
