import type { TemplateDefinition } from "./template-definition.ts";

/** Serifs in a double frame. */
export const elegant: TemplateDefinition = {
  name: "Elegant",
  values: {
    primaryColor: "#9333ea",
    fontFamily: "Playfair Display",
    bodyFontFamily: "Lato",
    fontColor: "#1e293b",
    backgroundType: "bg4",
    showCounter: true,
    showBackgroundElements: true,
  },
  grammar: {
    ornament: {
      label: "Double frame",
      shapes: [
        { shape: "frame", insetPx: 16, widthPx: 1, radiusPx: 0, strength: 1 },
        { shape: "frame", insetPx: 21, widthPx: 1, radiusPx: 0, strength: 0.5 },
        { shape: "diamond", corner: "top-right", insetPx: 18.5, sizePx: 17, by: "corner" },
        { shape: "diamond", corner: "bottom-left", insetPx: 18.5, sizePx: 17, by: "corner" },
      ],
      strength: {
        dark: { glow: 0, ghost: 0, line: 0.45 },
        light: { glow: 0, ghost: 0, line: 0.42 },
      },
    },
    mark: {
      draw: (c) =>
        `<path d="M8 3.2 12.8 8 8 12.8 3.2 8Z" fill="none" stroke="${c}" stroke-width="1.3"/><path d="M8 6.4 9.6 8 8 9.6 6.4 8Z" fill="${c}"/>`,
      isMirrored: true,
    },
  },
};
