import type { TemplateDefinition } from "./template-definition.ts";

/** Neon on black. */
export const dark: TemplateDefinition = {
  name: "Dark Mode",
  values: {
    primaryColor: "#22d3ee",
    fontFamily: "Poppins",
    bodyFontFamily: "Inter",
    fontColor: "#f8fafc",
    backgroundType: "bg1",
    showCounter: true,
    showBackgroundElements: true,
  },
  grammar: {
    ornament: {
      label: "Neon frame",
      shapes: [
        { shape: "glow", at: { x: 0.5, y: 1.08 }, radius: 0.78, color: "primary" },
        { shape: "glow", at: { x: 0, y: 0 }, radius: 0.34, color: "secondary" },
        { shape: "frame", insetPx: 18, widthPx: 1.5, radiusPx: 18, strength: 1.6 },
      ],
      strength: {
        dark: { glow: 0.4, ghost: 0, line: 0.5 },
        light: { glow: 0.18, ghost: 0, line: 0.4 },
      },
    },
    mark: {
      draw: (c, t) =>
        `<circle cx="8" cy="8" r="6.4" fill="${t}"/><circle cx="8" cy="8" r="2.9" fill="${c}"/>`,
      isMirrored: true,
    },
  },
};
