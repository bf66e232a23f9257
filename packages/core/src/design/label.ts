import type { BackgroundType, HeaderStyle, Ornament, Pattern, SlideTransition } from "./design.ts";

/** What the menus call each background type. */
export const backgroundLabels: Readonly<Record<BackgroundType, string>> = {
  bg1: "Dark",
  bg2: "Light",
  bg3: "Gradient",
  bg4: "Subtle",
  custom: "Custom",
  gradient: "Custom gradient",
};

/** What the menus call each pattern. */
export const patternLabels: Readonly<Record<Pattern, string>> = {
  dots: "Dots",
  grid: "Grid",
  diagonal: "Diagonal",
  waves: "Waves",
  none: "None",
};

/** What the menus call each header style. */
export const headerStyleLabels: Readonly<Record<HeaderStyle, string>> = {
  default: "Default",
  highlight: "Highlight",
  outlined: "Outlined",
  gradient: "Gradient",
};

/** What the menus call each slide transition. */
export const slideTransitionLabels: Readonly<Record<SlideTransition, string>> = {
  slide: "Slide",
  fade: "Fade",
  zoom: "Zoom",
  none: "None",
};

/** What the menus call each ornament: what it shows, not the template it comes from. */
export const ornamentLabels: Readonly<Record<Ornament, string>> = {
  modern: "Soft glows",
  minimal: "Hairline",
  bold: "Band and numeral",
  elegant: "Double frame",
  corporate: "Grid and chart",
  dark: "Neon frame",
};
