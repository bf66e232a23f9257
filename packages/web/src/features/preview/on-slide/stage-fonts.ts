import type { TextBox } from "@slideloom/renderer";
import { loadFontFiles } from "../../../lib/font-list.ts";

const registered = new Set<string>();

/** Returns the CSS `font-family` for slide fonts. The page registers each of them with the prefix `Stage `. */
export function stageFontFamily(families: readonly string[]): string {
  return [...families.map((family) => `"Stage ${family}"`), "sans-serif"].join(", ");
}

async function register(families: readonly string[]): Promise<void> {
  const missing = families.filter((family) => !registered.has(family));
  if (missing.length === 0) return;
  for (const family of missing) {
    const files = await loadFontFiles(family);
    if (!files || registered.has(family)) continue;
    registered.add(family);
    for (const { file, weight, style = "normal", unicodeRange } of files) {
      const ranges = unicodeRange.map(
        ([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`,
      );
      const descriptors = {
        unicodeRange: ranges.join(),
        weight: weight === undefined ? "100 900" : String(weight),
        style,
      };
      document.fonts.add(
        new FontFace(`Stage ${family}`, `url(/assets/fonts/${file})`, descriptors),
      );
    }
  }
}

/** Loads the fonts of drawn texts into the page. Fonts that fail to load are skipped, so their text uses a fallback. */
export async function loadStageFonts(boxes: readonly TextBox[]): Promise<void> {
  await register([...new Set(boxes.flatMap(({ fontFamilies }) => fontFamilies))]);
  await Promise.allSettled(
    boxes.map(({ fontFamilies, fontWeight, isItalic, lines }) =>
      document.fonts.load(
        `${isItalic ? "italic " : ""}${fontWeight} 16px ${stageFontFamily(fontFamilies)}`,
        // Includes the hyphen that is drawn before list items.
        `-${lines.map(({ text }) => text).join("")}`,
      ),
    ),
  );
}
