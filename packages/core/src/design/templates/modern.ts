import type { TemplateDefinition } from "./template-definition.ts";

/** Draws soft glows and rounded shapes. */
export const modern: TemplateDefinition = {
  name: "Modern",
  values: {
    primaryColor: "#3b82f6",
    fontFamily: "Poppins",
    bodyFontFamily: "Inter",
    fontColor: "#1e293b",
    backgroundType: "bg1",
  },
  grammar: {
    ground: {
      stops: [
        { l: 0.215, c: 0.075, offset: 0 },
        { l: 0.13, c: 0.04, offset: 0.62 },
      ],
    },
    accent: null,
    second: "accent",
    surfaces: { panel: { whiteOpacity: 0.075 }, panelStrong: { whiteOpacity: 0.13 } },
    companion: "#22d3ee",
    label: "Aurora and glass",
    glow: { dark: 0.5, light: 0.22 },
  },
};
