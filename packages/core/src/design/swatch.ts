export const colorTypes = ["primaryColor", "secondaryColor", "fontColor"] as const;
export type ColorType = (typeof colorTypes)[number];

/** A named colour or gradient in a menu; `value` is `#rrggbb` or CSS. */
export interface Swatch {
  name: string;
  value: string;
}

/** Eight swatches per colour type, including the type's default. */
export const swatches: Readonly<Record<ColorType, readonly Swatch[]>> = {
  primaryColor: [
    { name: "Indigo", value: "#4f46e5" },
    { name: "Blue", value: "#3b82f6" },
    { name: "Teal", value: "#0d9488" },
    { name: "Emerald", value: "#10b981" },
    { name: "Amber", value: "#f59e0b" },
    { name: "Coral", value: "#f9623e" },
    { name: "Rose", value: "#f43f5e" },
    { name: "Violet", value: "#9333ea" },
  ],
  secondaryColor: [
    { name: "Cyan", value: "#22d3ee" },
    { name: "Sky", value: "#7dd3fc" },
    { name: "Mint", value: "#6ee7b7" },
    { name: "Lime", value: "#bef264" },
    { name: "Honey", value: "#fbbf24" },
    { name: "Peach", value: "#fb923c" },
    { name: "Pink", value: "#f472b6" },
    { name: "Lavender", value: "#a78bfa" },
  ],
  fontColor: [
    { name: "Slate", value: "#1e293b" },
    { name: "Black", value: "#18181b" },
    { name: "Navy", value: "#172554" },
    { name: "Plum", value: "#3b0764" },
    { name: "Forest", value: "#052e2b" },
    { name: "Graphite", value: "#334155" },
    { name: "Sand", value: "#faf6ee" },
    { name: "White", value: "#f8fafc" },
  ],
};

/** Four gradients, as CSS for `backgroundPattern` with the background type `gradient`. */
export const gradientPresets: readonly Swatch[] = [
  { name: "Twilight", value: "linear-gradient(135deg, #1e1b4b, #6d28d9)" },
  { name: "Deep sea", value: "linear-gradient(135deg, #042f3e, #0f766e)" },
  { name: "Sunrise", value: "linear-gradient(135deg, #ffe4d6, #fbcfe8)" },
  { name: "Morning mist", value: "linear-gradient(135deg, #e0f2fe, #ede9fe)" },
];
