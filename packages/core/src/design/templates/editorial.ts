import type { TemplateDefinition } from "./template-definition.ts";

/** Draws photographs up to the slide's edges, serif type on paper, and one accent. */
export const editorial: TemplateDefinition = {
  name: "Editorial",
  values: {
    primaryColor: "#b4431e",
    fontFamily: "Instrument Serif",
    bodyFontFamily: "Source Serif 4",
    fontColor: "#191512",
    backgroundType: "bg4",
  },
  grammar: {
    ground: {
      stops: [
        { l: 0.957, c: 0.009, offset: 0 },
        { l: 0.957, c: 0.009, offset: 1 },
      ],
    },
    accent: [
      { l: 0.29, share: 0.5 },
      { l: 0.24, share: 0.42 },
    ],
    second: "accent",
    surfaces: {
      panel: { shift: 0.03, chroma: 0.02 },
      panelStrong: { shift: 0.065, chroma: 0.035 },
    },
    companion: "#e0a458",
    label: "Magazine",
    glow: { dark: 0, light: 0 },
  },
};
