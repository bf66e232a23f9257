import type { TemplateSkin } from "./skin.ts";

/** The skin with lines of about equal length in its text, for a sentence or two: no word stands alone. */
export function evenLines(skin: TemplateSkin): TemplateSkin {
  const { letters } = skin;
  return { ...skin, letters: { ...letters, body: { ...letters.body, balanced: true } } };
}
