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

type ShownParts = "showCounter" | "showBackgroundElements";

/** A template: the values that it sets, and the grammar of its slides. */
export interface TemplateDefinition {
  readonly name: string;
  /** Counter and background elements are shown by default. */
  readonly values: Readonly<
    Omit<TemplateValues, ShownParts> & Partial<Pick<TemplateValues, ShownParts>>
  >;
  readonly grammar: Grammar;
}
