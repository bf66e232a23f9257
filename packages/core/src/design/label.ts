import {
  ornaments,
  type BackgroundType,
  type HeaderStyle,
  type Ornament,
  type Pattern,
  type SlideTransition,
} from "./design.ts";
import { getGrammar } from "./templates/registry.ts";

/** Menu labels of background types. */
export const backgroundLabels: Readonly<Record<BackgroundType, string>> = {
  bg1: "Dark",
  bg2: "Light",
  bg3: "Gradient",
  bg4: "Subtle",
  custom: "Custom",
  gradient: "Custom gradient",
};

/** Menu labels of patterns. */
export const patternLabels: Readonly<Record<Pattern, string>> = {
  dots: "Dots",
  grid: "Grid",
  diagonal: "Diagonal",
  waves: "Waves",
  none: "None",
};

/** Menu labels of header styles. */
export const headerStyleLabels: Readonly<Record<HeaderStyle, string>> = {
  default: "Default",
  highlight: "Highlight",
  outlined: "Outlined",
  gradient: "Gradient",
};

/** Menu labels of slide transitions. */
export const slideTransitionLabels: Readonly<Record<SlideTransition, string>> = {
  slide: "Slide",
  fade: "Fade",
  zoom: "Zoom",
  none: "None",
};

/** Menu labels of templates' drawing styles. */
export const ornamentLabels = Object.fromEntries(
  ornaments.map((ornament) => [ornament, getGrammar(ornament).label]),
) as Readonly<Record<Ornament, string>>;
