import { loadCode } from "../../lib/load-code.ts";

const loading = new Map<string, Promise<void>>();

/** Name of a slide font in the page's CSS, distinct from the page's own fonts. */
export function menuFontFamily(family: string): string {
  return `Slide ${family}`;
}

async function load(family: string): Promise<void> {
  const { listFontFiles } = await loadCode(
    "the list of fonts",
    () => import("@slideloom/renderer/fonts"),
  );
  const files = listFontFiles(family).filter(({ file }) => file.includes("-latin-"));
  const latin = files.filter(({ file }) => !file.includes("-latin-ext-"));
  const file = latin.find(({ weight }) => weight === undefined || weight === 400) ?? latin[0];
  if (!file) return;
  const face = new FontFace(menuFontFamily(family), `url(/assets/fonts/${file.file})`);
  document.fonts.add(await face.load());
}

/** Loads the Latin letters of a slide font into the page, once. */
export function loadMenuFont(family: string): Promise<void> {
  const known = loading.get(family);
  if (known) return known;
  const promise = load(family).catch((error: unknown) => {
    // The menu falls back to the page's font. Opening the menu again retries the download.
    console.warn(`The font ${family} could not be loaded for the menu.`, error);
    loading.delete(family);
  });
  loading.set(family, promise);
  return promise;
}
