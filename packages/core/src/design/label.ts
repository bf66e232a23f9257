import {
  ornaments,
  type BackgroundType,
  type HeaderStyle,
  type HighlightMark,
  type Ornament,
  type Pattern,
  type SlideTransition,
} from "./design.ts";
import { getGrammar } from "./templates/registry.ts";

export const backgroundLabels: Readonly<Record<BackgroundType, string>> = {
  bg1: "Dark",
  bg2: "Light",
  bg3: "Gradient",
  bg4: "Subtle",
  custom: "Custom",
  gradient: "Custom gradient",
};

export const patternLabels: Readonly<Record<Pattern, string>> = {
  dots: "Dots",
  grid: "Grid",
  diagonal: "Diagonal",
  waves: "Waves",
  none: "None",
};

export const headerStyleLabels: Readonly<Record<HeaderStyle, string>> = {
  default: "Default",
  highlight: "Highlight",
  outlined: "Outlined",
  gradient: "Gradient",
};

export const highlightMarkLabels: Readonly<Record<HighlightMark, string>> = {
  auto: "Template's own",
  circle: "Circle",
  underline: "Underline",
  marker: "Marker",
  scribble: "Scribble",
  none: "Colour only",
};

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
