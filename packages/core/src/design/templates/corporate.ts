import type { TemplateDefinition } from "./template-definition.ts";

/** Draws squared paper below a line at the foot of the slides. */
export const corporate: TemplateDefinition = {
  name: "Corporate",
  values: {
    primaryColor: "#0284c7",
    fontFamily: "Raleway",
    bodyFontFamily: "Source Sans Pro",
    fontColor: "#334155",
    backgroundType: "bg1",
  },
  grammar: {
    ground: {
      angleDeg: 160,
      stops: [
        { l: 0.25, c: 0.055, offset: 0 },
        { l: 0.205, c: 0.042, offset: 0.55 },
        { l: 0.165, c: 0.035, offset: 1 },
      ],
    },
    accent: null,
    second: "accent",
    // Its panel has the accent, and would dissolve in such a background.
    ownGrounds: ["quote"],
    surfaces: {
      panel: { shift: 0.045, chroma: 0.05 },
      panelStrong: { shift: 0.095, chroma: 0.055 },
    },
    companion: "#38bdf8",
    label: "Rising chart",
    glow: { dark: 0.3, light: 0.12 },
  },
};
