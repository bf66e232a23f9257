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
    ground: {
      angleDeg: 180,
      stops: [
        { l: 0.215, c: 0.075, hue: "primary", offset: 0 },
        { l: 0.13, c: 0.04, hue: "primary", offset: 0.62 },
      ],
    },
    surfaces: { panel: { veil: 0.075 }, panelStrong: { veil: 0.13 } },
    label: "Aurora and glass",
    glow: { dark: 0.5, light: 0.22 },
    mark: {
      draw: (c, t) =>
        `<rect width="16" height="16" rx="4.5" fill="${t}"/><path d="M4.6 8.3 7 10.7l4.5-5.2" fill="none" stroke="${c}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
      // A tick is drawn the same way in both directions of writing.
      isMirrored: false,
    },
  },
};
