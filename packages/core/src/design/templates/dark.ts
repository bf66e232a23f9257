import type { TemplateDefinition } from "./template-definition.ts";

/** Draws neon colours on black. */
export const dark: TemplateDefinition = {
  name: "Dark Mode",
  values: {
    primaryColor: "#22d3ee",
    fontFamily: "Poppins",
    bodyFontFamily: "Inter",
    fontColor: "#f8fafc",
    backgroundType: "bg1",
  },
  grammar: {
    ground: {
      stops: [
        { l: 0.125, c: 0.012, offset: 0 },
        { l: 0.125, c: 0.012, offset: 1 },
      ],
    },
    accent: [
      { l: 0.33, share: 0.6 },
      { l: 0.25, share: 0.45 },
    ],
    second: "accent",
    surfaces: {
      panel: { shift: 0.05, chroma: 0.018 },
      panelStrong: { shift: 0.085, chroma: 0.025 },
    },
    companion: "#60a5fa",
    label: "Neon",
    glow: { dark: 0.4, light: 0.18 },
  },
};
