export const templateIds = ["modern", "minimal", "bold", "elegant", "corporate", "dark"] as const;
export type TemplateId = (typeof templateIds)[number];

export const backgroundTypes = ["bg1", "bg2", "bg3", "bg4", "custom", "gradient"] as const;
export type BackgroundType = (typeof backgroundTypes)[number];

export const patterns = ["dots", "grid", "diagonal", "waves", "none"] as const;
export type Pattern = (typeof patterns)[number];

export const headerStyles = ["default", "highlight", "outlined", "gradient"] as const;
export type HeaderStyle = (typeof headerStyles)[number];

export const slideTransitions = ["slide", "fade", "zoom", "none"] as const;
export type SlideTransition = (typeof slideTransitions)[number];

/** Each ornament is the decoration of the template of the same name. */
export const ornaments = templateIds;
export type Ornament = TemplateId;

/** How a post looks. Data only: every value is a name from a list above, a `#rrggbb` colour or a CSS gradient. */
export interface Design {
  fontFamily: string;
  bodyFontFamily: string;
  primaryColor: string;
  secondaryColor: string;
  fontColor: string;
  showCounter: boolean;
  showBackgroundElements: boolean;
  backgroundType: BackgroundType;
  /** A `Pattern`; with `custom` a `#rrggbb` colour, with `gradient` a `linear-gradient(…)` of hex stops. */
  backgroundPattern: string;
  cornerAccent: boolean;
  headerUnderline: boolean;
  headerStyle: HeaderStyle;
  slideTransition: SlideTransition;
  ornament: Ornament;
}
