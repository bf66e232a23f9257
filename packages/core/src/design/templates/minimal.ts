import type { TemplateDefinition } from "./template-definition.ts";

/** Little more than the words. */
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
    ornament: {
      label: "Hairline",
      shapes: [{ shape: "hairline", insetPx: 30, by: "corner" }],
      strength: {
        dark: { glow: 0, ghost: 0, line: 0.34 },
        light: { glow: 0, ghost: 0, line: 0.34 },
      },
    },
    mark: {
      draw: (c) => `<path d="M2 8h11" stroke="${c}" stroke-width="1.6"/>`,
      isMirrored: true,
    },
  },
};
