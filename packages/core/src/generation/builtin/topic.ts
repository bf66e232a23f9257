import { readsAsEnglish } from "./stop-words.ts";
import { countCharacters, countWords, splitSentences, takeCharacters } from "./sentences.ts";

/** A topic as it can be printed. */
export interface Topic {
  /** For the title; a long topic is cut where a clause ends, else after a whole word with an ellipsis. */
  title: string;
  /** What of a long topic the title does not say; belongs to the notes. */
  rest: string;
  /** Short and without a sentence's form, so that `title: more words` reads well. */
  isName: boolean;
  english: boolean;
}

const titleCharacters = 80;
const nameCharacters = 36;

/** Reads what was typed as a topic: any length, language and form. */
export function readTopic(typed: string): Topic {
  const text = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .replace(/([^.])\.$/, "$1");
  const title = cutTitle(text);
  const isName =
    countCharacters(title) <= nameCharacters &&
    title === text &&
    !/[?!:;…,.]|[-–—] /.test(title.replace(/(?<=\S)\.(?=\S)/g, ""));
  const rest =
    title === text
      ? ""
      : text.startsWith(title)
        ? text.slice(title.length).replace(/^[\s.,:;–—-]+/, "")
        : text;
  return { title: raise(title), rest, isName, english: readsAsEnglish(text) };
}

/** A lower-case word at the start gets its capital; `iOS` and `npm install` keep theirs. */
function raise(title: string): string {
  return /^\p{Ll}+(?:['’-]\p{Ll}+)*(?: |$)/u.test(title) &&
    !/^(?:npm|npx|git|curl|sudo|ssh) /.test(title)
    ? title.charAt(0).toUpperCase() + title.slice(1)
    : title;
}

function cutTitle(text: string): string {
  if (countCharacters(text) <= titleCharacters) return text;
  const [first = ""] = splitSentences(text);
  if (first !== text && countCharacters(first) <= titleCharacters)
    return first.replace(/([^.])\.$/, "$1");
  const clause = findEnd(text, /(?:,|;|:| [–—-]) /g);
  if (clause > 0) return text.slice(0, clause);
  const phrase = findEnd(
    text,
    / (?=(?:and|or|but|because|so|when|while|if|that|which|who|before|after|without|until) )/g,
  );
  if (phrase > 0) return `${text.slice(0, phrase).replace(/ (?:and|or|but|so)$/, "")}…`;
  const head = takeCharacters(text, titleCharacters - 1);
  const space = head.search(/\s\S*$/u);
  // A language without spaces, or one endless word.
  return `${space > 20 ? head.slice(0, space).replace(/[\s,;:–—-]+$/u, "") : head}…`;
}

/** Where the last break within the title's length stands, with some words before it, or 0. */
function findEnd(text: string, breaks: RegExp): number {
  let end = 0;
  for (const { index } of text.matchAll(breaks)) {
    const head = text.slice(0, index);
    if (countCharacters(head) >= titleCharacters) break;
    if (countWords(head) >= 4) end = index;
  }
  return end;
}
