import type { Passage } from "../../source.ts";

const ended = /[.!?…:;。！？؟：]["'”’»」』)\]]*$/u;
/** Maximum UTF-16 units of a link's or image's line. */
const maxTeaser = 120;
/** A text has links between its paragraphs if at least this fraction of its paragraphs end like sentences. */
const endedShare = 0.75;
const minParagraphs = 6;
/** Lines in the first part of a text are its subtitle and introduction. */
const introShare = 0.15;

/** Lists lines that don't end like a sentence, in a text whose other paragraphs do: links and image captions. */
export function listTeasers(passages: readonly Passage[]): Passage[] {
  const paragraphs = passages.filter(
    ({ kind, place, speaker }) =>
      kind === "paragraph" && place.row === undefined && speaker === undefined,
  );
  const whole = paragraphs.filter(({ text }) => ended.test(text.trim()));
  if (paragraphs.length < minParagraphs || whole.length < paragraphs.length * endedShare) return [];
  return paragraphs.filter((passage, index) => {
    const next = passages[passages.indexOf(passage) + 1];
    const isIntro = index < paragraphs.length * introShare;
    const isShort = passage.text.length <= maxTeaser;
    return !isIntro && isShort && next?.kind !== "list" && !whole.includes(passage);
  });
}
