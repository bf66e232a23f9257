const loading = new Map<string, Promise<void>>();

/** Under this name a family of the slides is known to the page; the page's own fonts keep theirs. */
export function menuFontFamily(family: string): string {
  return `Slide ${family}`;
}

async function load(family: string): Promise<void> {
  const { listFontFiles } = await import("@slideloom/renderer/fonts");
  const files = listFontFiles(family).filter(({ file }) => file.includes("-latin-"));
  const latin = files.filter(({ file }) => !file.includes("-latin-ext-"));
  const file = latin.find(({ weight }) => weight === undefined || weight === 400) ?? latin[0];
  if (!file) return;
  const face = new FontFace(menuFontFamily(family), `url(/assets/fonts/${file.file})`);
  document.fonts.add(await face.load());
}

/** Makes the Latin letters of a slide font available to the page, once. */
export function loadMenuFont(family: string): Promise<void> {
  const known = loading.get(family);
  if (known) return known;
  const promise = load(family).catch((error: unknown) => {
    // The menu then shows the name in the page's own font; the next opening tries again.
    console.warn(`The font ${family} could not be loaded for the menu.`, error);
    loading.delete(family);
  });
  loading.set(family, promise);
  return promise;
}
