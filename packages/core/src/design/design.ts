import { templateIds, type TemplateId } from "./templates/registry.ts";

export const backgroundTypes = ["bg1", "bg2", "bg3", "bg4", "custom", "gradient"] as const;
export type BackgroundType = (typeof backgroundTypes)[number];

export const patterns = ["dots", "grid", "diagonal", "waves", "none"] as const;
export type Pattern = (typeof patterns)[number];

export const headerStyles = ["default", "highlight", "outlined", "gradient"] as const;
export type HeaderStyle = (typeof headerStyles)[number];

export const highlightMarks = [
  "auto",
  "circle",
  "underline",
  "marker",
  "scribble",
  "none",
] as const;
export type HighlightMark = (typeof highlightMarks)[number];

export const slideTransitions = ["slide", "fade", "zoom", "none"] as const;
export type SlideTransition = (typeof slideTransitions)[number];

/** Ids of the templates that can draw slides. A design always names one, even if no template was applied. */
export const ornaments = templateIds;
export type Ornament = TemplateId;

/** A post's design as plain data. Colours are `#rrggbb`. */
export interface Design {
  fontFamily: string;
  bodyFontFamily: string;
  primaryColor: string;
  secondaryColor: string;
  fontColor: string;
  showCounter: boolean;
  showBackgroundElements: boolean;
  backgroundType: BackgroundType;
  /**
   * The name of a `Pattern`. If `backgroundType` is `custom`, this is a `#rrggbb` colour instead. If it is `gradient`,
   * this is a CSS `linear-gradient(…)` of hex colours.
   */
  backgroundPattern: string;
  cornerAccent: boolean;
  headerUnderline: boolean;
  headerStyle: HeaderStyle;
  /** The mark of highlighted words in headlines, `none` for only a colour; absent for the template's own. */
  highlightMark?: Exclude<HighlightMark, "auto">;
  slideTransition: SlideTransition;
  ornament: Ornament;
}
