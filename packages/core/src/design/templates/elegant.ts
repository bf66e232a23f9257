import type { TemplateDefinition } from "./template-definition.ts";

/** Draws serif type in a double frame. */
export const elegant: TemplateDefinition = {
  name: "Elegant",
  values: {
    primaryColor: "#9333ea",
    fontFamily: "Playfair Display",
    bodyFontFamily: "Lato",
    fontColor: "#1e293b",
    backgroundType: "bg4",
  },
  grammar: {
    ground: {
      stops: [
        { l: 0.975, c: 0.013, offset: 0 },
        { l: 0.955, c: 0.022, offset: 1 },
      ],
    },
    accent: [
      { l: 0.36, share: 0.8 },
      { l: 0.26, share: 0.6 },
    ],
    second: "accent",
    surfaces: { panel: { shift: 0.03, chroma: 0.035 }, panelStrong: { shift: 0.08, chroma: 0.06 } },
    companion: "#f472b6",
    label: "Arches",
    glow: { dark: 0, light: 0 },
  },
};
