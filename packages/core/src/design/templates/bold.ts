import type { TemplateDefinition } from "./template-definition.ts";

/** Heavy type beside a band of colour. */
export const bold: TemplateDefinition = {
  name: "Bold",
  values: {
    primaryColor: "#f43f5e",
    fontFamily: "Montserrat",
    bodyFontFamily: "Inter",
    fontColor: "#18181b",
    backgroundType: "bg2",
    showCounter: true,
    showBackgroundElements: true,
  },
  grammar: {
    ornament: {
      label: "Band and numeral",
      shapes: [
        { shape: "band", edge: "left", thicknessPx: 13, from: 0, to: 1 },
        { shape: "numeral", size: 0.5 },
      ],
      strength: {
        dark: { glow: 0, ghost: 0.14, line: 0 },
        light: { glow: 0, ghost: 0.1, line: 0 },
      },
    },
    mark: {
      draw: (c) => `<rect x="2.5" y="3.5" width="9.5" height="9.5" fill="${c}"/>`,
      isMirrored: true,
    },
  },
};
