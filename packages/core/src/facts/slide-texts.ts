import { getBlock } from "../blocks/registry.ts";
import { isProse } from "../document/item-texts.ts";
import type { Item, Slide } from "../document/post.ts";
import type { FactCheck } from "./fact-check.ts";

/** A text of a slide, as typed, and where it is. */
export interface PlacedText {
  place: Pick<FactCheck, "field" | "item" | "part">;
  text: string;
}

/** Matches the number of a part that a slide was split into, e.g. `(1/2)`. */
const partMark = /\s\(\p{Nd}{1,2}\/\p{Nd}{1,2}\)$/u;
const toSpaces = (found: string) => " ".repeat(found.length);

/** Lists a slide's texts in reading order, except code. In the header, spaces replace a part's number, e.g. `(1/2)`. */
export function listSlideTexts({ header, description, summary }: Slide): PlacedText[] {
  return [
    { place: { field: "header" } as const, text: header.replace(partMark, toSpaces) },
    ...description.flatMap((item, index) => (isProse(item) ? listItem(item, index) : [])),
    ...(summary === undefined ? [] : [{ place: { field: "summary" } as const, text: summary }]),
  ];
}

function listItem({ type, value }: Item, item: number): PlacedText[] {
  const { parts } = getBlock(type);
  if (!parts) return [{ place: { field: "description", item }, text: value }];
  return Object.entries(parts.read(value) ?? {}).map(([part, text]) => ({
    place: { field: "description", item, part },
    text,
  }));
}
