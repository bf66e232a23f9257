export interface DesignFont {
  family: string;
  category: "sans" | "serif" | "display" | "hand";
}

/** Families for titles and headers, in menu order. */
export const headingFonts: readonly DesignFont[] = [
  { family: "Poppins", category: "sans" },
  { family: "Inter", category: "sans" },
  { family: "Montserrat", category: "sans" },
  { family: "Raleway", category: "sans" },
  { family: "Outfit", category: "sans" },
  { family: "Sora", category: "sans" },
  { family: "Manrope", category: "sans" },
  { family: "Space Grotesk", category: "sans" },
  { family: "Bricolage Grotesque", category: "sans" },
  { family: "Archivo", category: "sans" },
  { family: "Playfair Display", category: "serif" },
  { family: "Fraunces", category: "serif" },
  { family: "Merriweather", category: "serif" },
  { family: "DM Serif Display", category: "serif" },
  { family: "Instrument Serif", category: "serif" },
  { family: "Oswald", category: "display" },
  { family: "Bebas Neue", category: "display" },
  { family: "Anton", category: "display" },
  { family: "Abril Fatface", category: "display" },
  { family: "Kalam", category: "hand" },
];

/** Families for body text, in menu order. */
export const bodyFonts: readonly DesignFont[] = [
  { family: "Inter", category: "sans" },
  { family: "Lato", category: "sans" },
  { family: "Source Sans Pro", category: "sans" },
  { family: "Open Sans", category: "sans" },
  { family: "Roboto", category: "sans" },
  { family: "Nunito Sans", category: "sans" },
  { family: "DM Sans", category: "sans" },
  { family: "Work Sans", category: "sans" },
  { family: "Figtree", category: "sans" },
  { family: "Plus Jakarta Sans", category: "sans" },
  { family: "Libre Franklin", category: "sans" },
  { family: "Rubik", category: "sans" },
  { family: "Karla", category: "sans" },
  { family: "Archivo", category: "sans" },
  { family: "Lora", category: "serif" },
  { family: "Source Serif 4", category: "serif" },
  { family: "Crimson Pro", category: "serif" },
  { family: "Kalam", category: "hand" },
];

/** All families of a design, for headings and text alike. */
export const designFamilies: readonly string[] = [
  ...new Set([...headingFonts, ...bodyFonts].map((font) => font.family)),
];

export function isSerif(family: string): boolean {
  return [...headingFonts, ...bodyFonts].some(
    (font) => font.family === family && font.category === "serif",
  );
}
