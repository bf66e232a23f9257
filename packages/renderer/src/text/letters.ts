import { splitDrawn } from "../fonts/clean-text.ts";

/** Lists the indexes of drawn letters and emoji, so not of spaces and marks. */
export function listLetterPlaces(text: string): number[] {
  let offset = 0;
  return splitDrawn(text).flatMap((part) => {
    const from = offset;
    offset += part.text.length;
    if (part.kind !== "text") return part.kind === "emoji" ? [from] : [];
    return Array.from(part.text.matchAll(/[^\s\p{Cf}\p{M}]/gu), ({ index }) => from + index);
  });
}

export const countLetters = (text: string): number => listLetterPlaces(text).length;
