import type { TemplateDefinition } from "./template-definition.ts";

/** Draws heavy type beside a band of colour. */
export const bold: TemplateDefinition = {
  name: "Bold",
  values: {
    primaryColor: "#f43f5e",
    fontFamily: "Montserrat",
    bodyFontFamily: "Inter",
    fontColor: "#18181b",
    backgroundType: "bg2",
  },
  grammar: {
    ground: {
      stops: [
        { l: 0.995, c: 0.003, offset: 0 },
        { l: 0.995, c: 0.003, offset: 1 },
      ],
    },
    accent: null,
    second: "accent",
    ownGrounds: ["statement", "quote", "chart"],
    surfaces: { panel: { shift: 0.04, chroma: 0.03 }, panelStrong: { shift: 0.09, chroma: 0.06 } },
    companion: "#fbbf24",
    label: "Poster blocks",
    glow: { dark: 0, light: 0 },
  },
};
