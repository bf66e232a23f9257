import { getBlock } from "../../blocks/index.ts";
import { type Item, pickWords, type Slide } from "../../document/index.ts";

const itemsMax = 30;
/** Maximum length of an item's text in a prompt, UTF-16 units. */
const itemCharactersMax = 12_000;

/**
 * Converts a slide to the shape of a model's reply, with alt texts if `hasAlts`. Cuts the list of items and their texts
 * to the limits above.
 */
export function toWireSlide(slide: Slide | undefined, hasAlts: boolean): unknown {
  if (!slide) return null;
  const { header, description, summary, alt, mediaAlt } = pickWords(slide);
  return {
    header,
    description: description.slice(0, itemsMax).map(toWireItem),
    summary: summary ?? null,
    ...(hasAlts && { alt: alt ?? null, mediaAlt: mediaAlt ?? null }),
  };
}

function toWireItem({ type, value }: Item): Record<string, string> {
  const { parts } = getBlock(type);
  const texts = parts?.read(value);
  if (!parts || !texts) return { type, value: value.slice(0, itemCharactersMax) };
  const byKey = Object.entries(parts.keys).map(([part, key]) => [
    key,
    texts[part]?.slice(0, itemCharactersMax),
  ]);
  return { type, value: "", ...Object.fromEntries(byKey) };
}
