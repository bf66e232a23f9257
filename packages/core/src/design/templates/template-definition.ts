import type { Grammar } from "./grammar.ts";

/** What a template sets in a design. */
export interface TemplateValues {
  primaryColor: string;
  fontFamily: string;
  bodyFontFamily: string;
  fontColor: string;
  backgroundType: "bg1" | "bg2" | "bg3" | "bg4";
  showCounter: boolean;
  showBackgroundElements: boolean;
}

/** A ready appearance: the values that choosing it sets, and the grammar in which its slides are drawn. */
export interface TemplateDefinition {
  readonly name: string;
  readonly values: Readonly<TemplateValues>;
  readonly grammar: Grammar;
}
