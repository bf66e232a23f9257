import type { TemplateDefinition } from "./template-definition.ts";

/** Draws handwriting on squared paper, with a marker, sticky notes and taped photos. */
export const notebook: TemplateDefinition = {
  name: "Notebook",
  values: {
    primaryColor: "#ffdd40",
    fontFamily: "Kalam",
    bodyFontFamily: "Kalam",
    fontColor: "#1f2a44",
    backgroundType: "bg2",
  },
  grammar: {
    ground: {
      stops: [
        { l: 0.982, c: 0.009, offset: 0 },
        { l: 0.982, c: 0.009, offset: 1 },
      ],
    },
    accent: [
      { l: 0.945, share: 0.5 },
      { l: 0.945, share: 0.5 },
    ],
    second: "accent",
    surfaces: {
      panel: { shift: 0.035, chroma: 0.03 },
      panelStrong: { shift: 0.075, chroma: 0.06 },
    },
    companion: "#d1323a",
    label: "Notebook",
    glow: { dark: 0, light: 0 },
  },
};
