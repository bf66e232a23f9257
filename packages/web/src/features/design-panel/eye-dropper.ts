interface EyeDropperConstructor {
  new (): { open: () => Promise<{ sRGBHex: string }> };
}

/**
 * Returns a function that lets the person pick a colour from the screen. If the browser has no eye dropper, returns
 * null.
 */
export function findEyeDropper(): (() => Promise<string | null>) | null {
  if (!("EyeDropper" in window)) return null;
  // Missing in TypeScript's DOM types.
  const EyeDropper = window.EyeDropper as EyeDropperConstructor;
  return async () => {
    try {
      return (await new EyeDropper().open()).sRGBHex;
    } catch {
      // The person cancelled with Escape.
      return null;
    }
  };
}
