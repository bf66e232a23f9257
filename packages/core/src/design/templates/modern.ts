import type { TemplateDefinition } from "./template-definition.ts";

/** Soft glows, rounded marks. */
export const modern: TemplateDefinition = {
  name: "Modern",
  values: {
    primaryColor: "#3b82f6",
    fontFamily: "Poppins",
    bodyFontFamily: "Inter",
    fontColor: "#1e293b",
    backgroundType: "bg1",
    showCounter: true,
    showBackgroundElements: true,
  },
  grammar: {
    ornament: {
      label: "Soft glows",
      shapes: [
        { shape: "glow", at: { x: 1, y: 0 }, radius: 0.72, color: "primary" },
        { shape: "glow", at: { x: 0, y: 1 }, radius: 0.5, color: "secondary" },
        { shape: "triangle", corner: "bottom-right", sizePx: 62, by: "corner" },
      ],
      strength: {
        dark: { glow: 0.5, ghost: 0, line: 0 },
        light: { glow: 0.22, ghost: 0, line: 0 },
      },
    },
    mark: {
      draw: (c, t) =>
        `<rect width="16" height="16" rx="4.5" fill="${t}"/><path d="M4.6 8.3 7 10.7l4.5-5.2" fill="none" stroke="${c}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
      // A tick is drawn the same way in both directions of writing.
      isMirrored: false,
    },
  },
};
