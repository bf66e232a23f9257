import { loadCode } from "./load-code.ts";

/** Returns a slide font's files; undefined if the list can't be loaded, for example offline. */
export async function loadFontFiles(family: string) {
  try {
    const fonts = await loadCode("the list of fonts", () => import("@slideloom/renderer/fonts"));
    const upright = await fonts.loadFontFiles(family);
    return [...upright, ...fonts.listItalicFontFiles(family)];
  } catch (error) {
    console.warn("The list of fonts could not be loaded.", error);
    return undefined;
  }
}
