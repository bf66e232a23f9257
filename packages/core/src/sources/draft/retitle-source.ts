import { countWords } from "../../text/count-words.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import { findMailField } from "../read/mail-lines.ts";
import type { Passage, Source } from "../source.ts";
import { widthOf } from "./draft-text.ts";
import { isReleaseMark } from "./furniture/index.ts";
import { readMasthead } from "./masthead.ts";
import { isRunningText } from "./title.ts";

/** Number of passages at a press release's start among which its headline is. */
const headPassages = 5;
const maxHeadline = 220;
/** Minimum width of a headline in a script without spaces, as measured by `widthOf`. */
const minHanHeadline = 26;
const date = /^[^!?]{0,40}\p{Nd}{4}[^.!?]{0,10}$/u;

/**
 * Finds the title where it is: in a heading that the reader cut, below the line that says that the text is a press
 * release or a newsletter's issue, or after the label of a subject line. Other sources stay as they are.
 */
export function retitleSource<Titled extends Pick<Source, "title">>(
  source: Titled,
  passages: readonly Passage[],
): Titled {
  const subject = findMailField(source.title);
  if (subject?.label === "subject" && subject.value !== "")
    return { ...source, title: subject.value };
  const start = /^(.{30,})…$/u.exec(source.title)?.[1];
  const cut =
    start !== undefined &&
    passages
      .slice(0, headPassages)
      .find(({ kind, text }) => kind === "heading" && text.startsWith(start));
  if (cut && widthOf(cut.text) <= maxHeadline) return { ...source, title: cut.text.trim() };
  const isRelease = passages.slice(0, headPassages).some(({ text }) => isReleaseMark(text));
  const named = readMasthead(source.title);
  if (named !== null && named !== "") return { ...source, title: named };
  const isHead =
    named === "" || isReleaseMark(source.title) || (isRelease && date.test(source.title));
  if (!isHead) return source;
  const headline = passages.slice(0, headPassages).find(isHeadline);
  return headline ? { ...source, title: headline.text.trim() } : source;
}

const isHeadline = (passage: Passage) => {
  const line = passage.text.trim();
  const isLine = passage.kind === "heading" || passage.kind === "paragraph";
  return (
    isLine &&
    !isRunningText(passage) &&
    !isReleaseMark(line) &&
    readMasthead(line) === null &&
    !/[,،、]$/u.test(line) &&
    !date.test(line) &&
    !/[.!。]$/u.test(line) &&
    widthOf(line) <= maxHeadline &&
    (hasHanOrKana(line) ? widthOf(line) >= minHanHeadline : countWords(line) > 2)
  );
};
