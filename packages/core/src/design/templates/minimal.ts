import type { TemplateDefinition } from "./template-definition.ts";

/** Draws text and almost no decoration. */
export const minimal: TemplateDefinition = {
  name: "Minimal",
  values: {
    primaryColor: "#64748b",
    fontFamily: "Inter",
    bodyFontFamily: "Inter",
    fontColor: "#334155",
    backgroundType: "bg3",
    showCounter: false,
    showBackgroundElements: false,
  },
  grammar: {
    ground: {
      angleDeg: 150,
      stops: [
        { l: 0.955, c: 0.018, offset: 0 },
        { l: 0.985, c: 0.006, offset: 0.48 },
        { l: 0.945, c: 0.032, hue: "secondary", offset: 1 },
      ],
    },
    accent: null,
    second: "tint",
    surfaces: {
      panel: { shift: 0.04, chroma: 0.012 },
      panelStrong: { shift: 0.075, chroma: 0.02 },
    },
    companion: "#0ea5e9",
    label: "Hairline",
    glow: { dark: 0, light: 0 },
  },
};
