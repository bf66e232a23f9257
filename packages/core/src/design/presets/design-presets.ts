import { defaultDesign } from "../default-design.ts";
import { backgroundTypes, type Design, type Pattern, patterns } from "../design.ts";
import { applyTemplate } from "../template.ts";
import type { TemplateId } from "../templates/registry.ts";

/** A curated combination of template, colours, fonts, background and pattern. */
export interface DesignPreset {
  id: string;
  name: string;
  templateId: TemplateId;
  values: Pick<
    Design,
    | "primaryColor"
    | "secondaryColor"
    | "fontColor"
    | "fontFamily"
    | "bodyFontFamily"
    | "backgroundType"
    | "backgroundPattern"
  >;
}

/** A background type with its pattern, a `#rrggbb` colour, or a CSS gradient. */
type Ground = `${"bg1" | "bg2" | "bg3" | "bg4"} ${Pattern}` | `#${string}` | `linear-${string}`;

type Row = readonly [
  name: string,
  ground: Ground,
  colors: `${string} ${string} ${string}`,
  fonts: readonly [heading: string, body: string],
];

/** Presets of each template. Colours are primary, secondary and text colour. */
const rows: Readonly<Partial<Record<TemplateId, readonly Row[]>>> = {
  modern: [
    ["Night flight", "bg1 none", "#3b82f6 #22d3ee #f8fafc", ["Poppins", "Inter"]],
    ["Clear morning", "bg2 dots", "#2563eb #7dd3fc #172554", ["Manrope", "Figtree"]],
    ["Lagoon", "bg3 waves", "#0f766e #0891b2 #134e4a", ["Outfit", "DM Sans"]],
    ["Lilac haze", "bg4 none", "#7c3aed #f472b6 #3b0764", ["Sora", "Plus Jakarta Sans"]],
    ["Aubergine", "#2a1034", "#e879f9 #fbbf24 #faf5ff", ["Bricolage Grotesque", "Rubik"]],
    [
      "Polar light",
      "linear-gradient(135deg, #03151f 0%, #0b4a4f 100%)",
      "#34d399 #a78bfa #ecfeff",
      ["Space Grotesk", "Inter"],
    ],
  ],
  minimal: [
    ["Ink at night", "bg1 none", "#a3a3a3 #f5f5f5 #fafafa", ["Inter", "Inter"]],
    ["Plain paper", "bg2 none", "#111827 #9ca3af #111827", ["Inter", "Inter"]],
    ["Swiss red", "bg3 none", "#dc2626 #fca5a5 #1c1917", ["Archivo", "Work Sans"]],
    ["Draughtsman", "bg4 grid", "#1d4ed8 #93c5fd #172554", ["Space Grotesk", "Karla"]],
    ["Oat milk", "#f3ece0", "#7c4a2d #d6a77a #2b1d14", ["Manrope", "Libre Franklin"]],
    [
      "First frost",
      "linear-gradient(160deg, #f8fafc 0%, #dbeafe 100%)",
      "#0f4c81 #60a5fa #0b2545",
      ["Outfit", "Open Sans"],
    ],
  ],
  bold: [
    ["Stage black", "bg1 none", "#facc15 #f43f5e #fafafa", ["Archivo", "Work Sans"]],
    ["Poster rose", "bg2 none", "#e11d48 #fbbf24 #18181b", ["Montserrat", "Inter"]],
    ["Tangerine", "bg3 diagonal", "#ea580c #fde68a #1c1917", ["Sora", "Rubik"]],
    ["Cobalt kick", "bg4 none", "#1d4ed8 #fb923c #0b1437", ["Bebas Neue", "Roboto"]],
    ["Grass court", "#0f3d2e", "#a3e635 #fef08a #f7fee7", ["Montserrat", "Source Sans Pro"]],
    [
      "Neon market",
      "linear-gradient(135deg, #2b0a3d 0%, #7a0f4f 100%)",
      "#f472b6 #facc15 #fff1f2",
      ["Bricolage Grotesque", "DM Sans"],
    ],
  ],
  elegant: [
    ["Opera box", "bg1 none", "#d4a94f #f5e6c8 #faf6ee", ["Playfair Display", "Lato"]],
    ["Wedding linen", "bg2 none", "#9d4f6b #e8b4bc #3b1f2b", ["Playfair Display", "Lora"]],
    ["Wild rose", "bg3 none", "#be185d #f9a8d4 #500724", ["DM Serif Display", "Nunito Sans"]],
    ["Herbarium", "bg4 waves", "#4d7c0f #bef264 #1a2e05", ["Fraunces", "Crimson Pro"]],
    ["Claret", "#3a0d18", "#e8a5a0 #f5d0a9 #fdf2f0", ["Instrument Serif", "Figtree"]],
    [
      "Pearl",
      "linear-gradient(150deg, #fdf7f0 0%, #ece4f5 100%)",
      "#6d28d9 #d8b4fe #2e1065",
      ["Merriweather", "Source Serif 4"],
    ],
  ],
  corporate: [
    ["Boardroom", "bg1 none", "#0ea5e9 #94a3b8 #f8fafc", ["Raleway", "Source Sans Pro"]],
    ["Annual report", "bg2 none", "#0369a1 #7dd3fc #0f172a", ["Inter", "Source Sans Pro"]],
    ["Green bond", "bg3 none", "#047857 #6ee7b7 #052e2b", ["Manrope", "Open Sans"]],
    ["Audit", "bg4 grid", "#334155 #f59e0b #1e293b", ["Archivo", "Roboto"]],
    ["Harbour", "#0b2236", "#0284c7 #fbbf24 #f1f5f9", ["Montserrat", "Lato"]],
    [
      "Clinic",
      "linear-gradient(135deg, #f0fdfa 0%, #cffafe 100%)",
      "#0f766e #67e8f9 #134e4a",
      ["Outfit", "Nunito Sans"],
    ],
  ],
  dark: [
    ["Terminal", "bg1 none", "#22d3ee #a78bfa #f8fafc", ["Space Grotesk", "Inter"]],
    ["Blueprint", "bg2 grid", "#1d4ed8 #0891b2 #172554", ["Sora", "Work Sans"]],
    ["Ember", "bg3 none", "#c2410c #e11d48 #431407", ["Outfit", "Inter"]],
    ["Violet hour", "bg4 none", "#6d28d9 #db2777 #2e1065", ["Manrope", "Figtree"]],
    ["Deep forest", "#06130d", "#4ade80 #facc15 #f0fdf4", ["Space Grotesk", "Rubik"]],
    [
      "Afterglow",
      "linear-gradient(160deg, #0a0a14 0%, #3b0a2a 100%)",
      "#f472b6 #fbbf24 #fff1f2",
      ["Bricolage Grotesque", "DM Sans"],
    ],
  ],
  editorial: [
    ["Late edition", "bg1 none", "#f59e0b #fcd34d #faf6ee", ["Abril Fatface", "Source Serif 4"]],
    ["Sunday paper", "bg2 none", "#b91c1c #fca5a5 #1c1917", ["Playfair Display", "Lora"]],
    ["Gazette", "bg3 none", "#1d4ed8 #93c5fd #111827", ["Merriweather", "Source Sans Pro"]],
    ["Travel notes", "bg4 none", "#0f766e #fdba74 #134e4a", ["Fraunces", "Crimson Pro"]],
    ["Terracotta", "#f6e3d3", "#9a3412 #d97706 #3b1708", ["DM Serif Display", "Libre Franklin"]],
    [
      "Long read",
      "linear-gradient(170deg, #111827 0%, #312e2a 100%)",
      "#fbbf24 #f5f5f4 #fafaf9",
      ["Instrument Serif", "Crimson Pro"],
    ],
  ],
  notebook: [
    ["Blackboard", "bg1 none", "#fde047 #86efac #f8fafc", ["Kalam", "Kalam"]],
    ["Highlighter", "bg2 none", "#ffdd40 #d1323a #1f2a44", ["Kalam", "Kalam"]],
    ["Green ink", "bg3 none", "#86efac #0f766e #14332b", ["Kalam", "Nunito Sans"]],
    ["Lavender pad", "bg4 none", "#c4b5fd #7c3aed #2e1065", ["Kalam", "Karla"]],
    ["Kraft paper", "#e7d3b1", "#fb923c #7c2d12 #3b1f0d", ["Kalam", "Kalam"]],
    [
      "Window seat",
      "linear-gradient(160deg, #fffbeb 0%, #e0f2fe 100%)",
      "#7dd3fc #db2777 #1e293b",
      ["Kalam", "Figtree"],
    ],
  ],
  brutal: [
    ["Night shift", "bg1 none", "#ff5c39 #d4ff3a #fafafa", ["Archivo", "Work Sans"]],
    ["Hazard tape", "bg2 none", "#facc15 #f97316 #111111", ["Archivo", "Inter"]],
    ["Acid sheet", "bg3 none", "#d4ff3a #ff5c39 #0a0a0a", ["Archivo", "Archivo"]],
    ["Ice block", "bg4 none", "#67e8f9 #f472b6 #0b1220", ["Montserrat", "Work Sans"]],
    ["Bubblegum", "#f9c6dd", "#e11d48 #facc15 #1a0a12", ["Archivo", "Rubik"]],
    [
      "Sodium light",
      "linear-gradient(170deg, #111111 0%, #3a1a05 100%)",
      "#fb923c #fde047 #fff7ed",
      ["Bebas Neue", "Roboto"],
    ],
  ],
};

function readGround(ground: Ground): Pick<Design, "backgroundType" | "backgroundPattern"> {
  if (ground.startsWith("#")) return { backgroundType: "custom", backgroundPattern: ground };
  if (ground.startsWith("linear")) return { backgroundType: "gradient", backgroundPattern: ground };
  const [type, pattern] = ground.split(" ");
  return {
    backgroundType: backgroundTypes.find((one) => one === type) ?? defaultDesign.backgroundType,
    backgroundPattern: patterns.find((one) => one === pattern) ?? defaultDesign.backgroundPattern,
  };
}

function buildPreset(templateId: TemplateId, [name, ground, colors, fonts]: Row): DesignPreset {
  const [primaryColor = "", secondaryColor = "", fontColor = ""] = colors.split(" ");
  const [fontFamily, bodyFontFamily] = fonts;
  const values = { primaryColor, secondaryColor, fontColor, fontFamily, bodyFontFamily };
  return {
    id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    templateId,
    values: { ...values, ...readGround(ground) },
  };
}

/** All presets, those of each template together. */
export const designPresets: readonly DesignPreset[] = Object.entries(rows).flatMap(([id, own]) =>
  own.map((row) => buildPreset(id as TemplateId, row)),
);

/** Applies a preset to a design. The settings that presets leave open, such as the counter, stay. */
export function applyPreset(design: Design, { templateId, values }: DesignPreset): Design {
  return { ...applyTemplate(design, templateId), ...values };
}
