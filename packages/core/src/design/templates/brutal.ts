import type { TemplateDefinition } from "./template-definition.ts";

/** Draws headlines in capitals as wide as the slide, in black, paper and one acid colour. */
export const brutal: TemplateDefinition = {
  name: "Brutal",
  values: {
    primaryColor: "#d4ff3a",
    fontFamily: "Archivo",
    bodyFontFamily: "Archivo",
    fontColor: "#0a0a0a",
    backgroundType: "bg3",
  },
  grammar: {
    ground: {
      stops: [
        { l: 0.948, c: 0.005, offset: 0 },
        { l: 0.948, c: 0.005, offset: 1 },
      ],
    },
    accent: [
      { l: 0.15, share: 0.04 },
      { l: 0.15, share: 0.04 },
    ],
    second: "accent",
    ownGrounds: ["quote", "code"],
    surfaces: {
      panel: { shift: 0.035, chroma: 0.008 },
      panelStrong: { shift: 0.075, chroma: 0.012 },
    },
    companion: "#ff5c39",
    label: "Full-width type",
    glow: { dark: 0, light: 0 },
  },
};
