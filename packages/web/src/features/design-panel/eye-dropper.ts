interface EyeDropperConstructor {
  new (): { open: () => Promise<{ sRGBHex: string }> };
}

/**
 * Returns a function that lets the person pick a screen colour (null if cancelled), or null without browser support.
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
