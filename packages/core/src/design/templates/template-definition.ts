import type { Grammar } from "./grammar.ts";

/** The design fields set by a template. */
export interface TemplateValues {
  primaryColor: string;
  fontFamily: string;
  bodyFontFamily: string;
  fontColor: string;
  backgroundType: "bg1" | "bg2" | "bg3" | "bg4";
  showCounter: boolean;
  showBackgroundElements: boolean;
}

/** A template: the values that it sets, and the grammar of its slides. */
export interface TemplateDefinition {
  readonly name: string;
  readonly values: Readonly<TemplateValues>;
  readonly grammar: Grammar;
}
