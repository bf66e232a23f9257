import type { TemplateSkin } from "./skin.ts";

/** Balances the lines of body text to about equal length, so that a sentence or two leaves no orphan. */
export function evenLines(skin: TemplateSkin): TemplateSkin {
  const { letters } = skin;
  return { ...skin, letters: { ...letters, body: { ...letters.body, balanced: true } } };
}
