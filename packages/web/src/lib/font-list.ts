/** Which files the slides' fonts have, loaded when first needed; undefined while it can't be had, as when offline. */
export async function loadFontList() {
  try {
    return await import("@slideloom/renderer/fonts");
  } catch (error) {
    console.warn("The list of fonts could not be loaded.", error);
    return undefined;
  }
}
