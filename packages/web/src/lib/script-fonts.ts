import { loadFontFiles } from "./font-list.ts";
import { listTextLanguages } from "@slideloom/core/slide";

/** Last family of the page's font stacks. Browsers use it for writing systems without a system font. */
const familyName = "Slideloom Scripts";

const familyByLanguage: Readonly<Record<string, string>> = {
  ja: "Noto Sans JP",
  ko: "Noto Sans KR",
  zh: "Noto Sans SC",
  ar: "Noto Sans Arabic",
  he: "Noto Sans Hebrew",
  hi: "Noto Sans Devanagari",
  th: "Noto Sans Thai",
  kn: "Noto Sans Kannada",
  ml: "Noto Sans Malayalam",
  gu: "Noto Sans Gujarati",
  pa: "Noto Sans Gurmukhi",
  si: "Noto Sans Sinhala",
  lo: "Noto Sans Lao",
  km: "Noto Sans Khmer",
  my: "Noto Sans Myanmar",
  bo: "Noto Serif Tibetan",
  mn: "Noto Sans Mongolian",
  chr: "Noto Sans Cherokee",
};

const registered = new Set<string>();

/** Registers fonts for the text's writing systems. Browsers load only the files that they need. */
export async function registerScriptFonts(text: string): Promise<void> {
  const families = listTextLanguages(text)
    .map((language) => familyByLanguage[language])
    .filter((family) => family !== undefined && !registered.has(family));
  for (const family of families) {
    const files = family && (await loadFontFiles(family));
    if (!files || registered.has(family)) continue;
    registered.add(family);
    for (const { file, unicodeRange } of files) {
      const ranges = unicodeRange.map(
        ([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`,
      );
      const source = `url(/assets/fonts/${file})`;
      const descriptors = { unicodeRange: ranges.join(), weight: "100 900" };
      document.fonts.add(new FontFace(familyName, source, descriptors));
    }
  }
}
