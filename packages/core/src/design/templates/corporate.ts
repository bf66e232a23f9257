import type { TemplateDefinition } from "./template-definition.ts";

/** Squared paper and a rising line. */
export const corporate: TemplateDefinition = {
  name: "Corporate",
  values: {
    primaryColor: "#0284c7",
    fontFamily: "Raleway",
    bodyFontFamily: "Source Sans Pro",
    fontColor: "#334155",
    backgroundType: "bg1",
    showCounter: true,
    showBackgroundElements: true,
  },
  grammar: {
    ornament: {
      label: "Grid and chart",
      shapes: [
        { shape: "grid", stepPx: 36, strength: 1 },
        { shape: "glow", at: { x: 1, y: 0.1 }, radius: 0.7, color: "primary" },
        { shape: "band", edge: "top", thicknessPx: 9, from: 0.66, to: 1 },
        { shape: "chart", widthPx: 112, heightPx: 40, by: "corner" },
      ],
      strength: {
        dark: { glow: 0.3, ghost: 0, line: 0 },
        light: { glow: 0.12, ghost: 0, line: 0 },
      },
    },
    mark: {
      draw: (c) =>
        `<path d="M5 3.6 9.6 8 5 12.4" fill="none" stroke="${c}" stroke-width="2.1" stroke-linecap="square"/>`,
      isMirrored: true,
    },
  },
};
