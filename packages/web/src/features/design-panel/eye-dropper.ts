interface EyeDropperConstructor {
  new (): { open: () => Promise<{ sRGBHex: string }> };
}

/** Lets the user pick a colour from the screen, null when they don't; null where the browser can't. */
export function findEyeDropper(): (() => Promise<string | null>) | null {
  if (!("EyeDropper" in window)) return null;
  // Not yet among TypeScript's types of the browser.
  const EyeDropper = window.EyeDropper as EyeDropperConstructor;
  return async () => {
    try {
      return (await new EyeDropper().open()).sRGBHex;
    } catch {
      // Escape was pressed.
      return null;
    }
  };
}
