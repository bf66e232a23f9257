import { countNoun, cutUnits } from "../../text/index.ts";

interface OutlineFacts {
  slides: number;
  /** The requested number of slides. */
  wanted: number;
  points: number;
  /** Number of slides made from notes; all others have a question. */
  noteSlides: number;
  wishes: readonly string[];
}

const opening = "This is an outline, made without an AI model";
const promptWords = "a question to answer";

/**
 * Whether a sentence of `describeOutline` says how many slides have a question. The editor leaves that sentence out.
 */
export function isPromptsNote(text: string): boolean {
  return text.startsWith(opening) && text.endsWith(`${promptWords}.`);
}

const listedWishes = 5;
const wishCharacters = 80;

/** Describes an outline to the person who asked for a post, in sentences. */
export function describeOutline({
  slides,
  wanted,
  points,
  noteSlides,
  wishes,
}: OutlineFacts): string[] {
  const prompts = slides - noteSlides;
  const parts = [
    ...(noteSlides > 0 ? [`${countNoun(noteSlides, "slide has", "slides have")} your notes`] : []),
    ...(prompts > 0 ? [`${countNoun(prompts, "slide has", "slides have")} ${promptWords}`] : []),
  ];
  return [
    `${opening}: ${parts.join(", ")}.`,
    ...(slides < wanted
      ? [
          `Your notes fill ${countNoun(slides, "slide")}, so the post has ${slides} instead of ${wanted}.`,
        ]
      : []),
    ...(points > noteSlides
      ? [
          `The notes have ${countNoun(points, "point")} for ${countNoun(slides, "slide")}, so some points share a slide.`,
        ]
      : []),
    ...(wishes.length > 0
      ? [
          `These notes are instructions, so they aren't on the slides: ${listWishes(wishes)}. Only an AI model can follow them.`,
        ]
      : []),
  ];
}

function listWishes(wishes: readonly string[]): string {
  const listed = wishes
    .slice(0, listedWishes)
    .map(
      (wish) => `“${wish.length > wishCharacters ? `${cutUnits(wish, wishCharacters)}…` : wish}”`,
    );
  const more = wishes.length - listedWishes;
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(", ");
}
