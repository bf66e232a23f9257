import type { TextBox } from "../../slide-job.ts";
import { findTypeface } from "./typefaces.ts";

interface WidthRatios {
  regular: number;
  bold: number;
}

/**
 * Widths of Latin text in the font that PowerPoint uses without the family, as multiples of its width in the family.
 * Measured with Liberation Sans for Arial and Gelasio for Georgia; those of Impact are estimates. Other families are
 * about as wide as their fallback, or wider.
 */
const ratios: Readonly<Record<string, WidthRatios>> = {
  Anton: { regular: 1.1, bold: 1.1 },
  Archivo: { regular: 1.03, bold: 1.02 },
  "Bebas Neue": { regular: 1.3, bold: 1.3 },
  "Crimson Pro": { regular: 1.12, bold: 1.22 },
  Figtree: { regular: 1, bold: 1.04 },
  Fraunces: { regular: 1, bold: 1.05 },
  Karla: { regular: 1, bold: 1.01 },
  Lato: { regular: 1.03, bold: 1.07 },
  Lora: { regular: 1, bold: 1.08 },
  Merriweather: { regular: 1, bold: 1.05 },
  "Nunito Sans": { regular: 1, bold: 1.01 },
  Oswald: { regular: 1.1, bold: 1.1 },
  Outfit: { regular: 1.01, bold: 1.05 },
  "Playfair Display": { regular: 1, bold: 1.12 },
  Roboto: { regular: 1.02, bold: 1.06 },
  "Source Sans Pro": { regular: 1.09, bold: 1.09 },
  "Source Serif 4": { regular: 1, bold: 1.06 },
};

/** Returns the factor by which a text may grow where its font isn't installed. */
export function findFallbackRatio({ fontFamilies, fontWeight }: TextBox): number {
  const [family = ""] = fontFamilies;
  const { regular, bold } = ratios[family] ?? { regular: 1, bold: 1 };
  return findTypeface(family, fontWeight).isBold ? bold : regular;
}
