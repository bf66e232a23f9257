import {
  ornaments,
  type BackgroundType,
  type HeaderStyle,
  type Ornament,
  type Pattern,
  type SlideTransition,
} from "./design.ts";
import { getGrammar } from "./templates/registry.ts";

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

/** What the menus call each ornament. */
export const ornamentLabels = Object.fromEntries(
  ornaments.map((ornament) => [ornament, getGrammar(ornament).label]),
) as Readonly<Record<Ornament, string>>;
