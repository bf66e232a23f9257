import type { TemplateSkin } from "../scene/skin.ts";

/**
 * Returns the template with balanced body text: lines of similar length, so a short paragraph has no single word on its
 * last line.
 */
export function evenLines(skin: TemplateSkin): TemplateSkin {
  const { letters } = skin;
  const { body, lead } = letters;
  return {
    ...skin,
    letters: {
      ...letters,
      body: { ...body, balanced: true },
      lead: { ...lead, balanced: true },
    },
  };
}
