import type { NumberLanguage } from "../../../numbers/number-language.ts";
import { listSentences } from "../../../text/sentences.ts";
import { foldText, listStems } from "../../../text/fold.ts";
import { countWords } from "../../../text/count-words.ts";
import { isConsentNotice } from "../../read/consent-notice.ts";
import { findMailField } from "../../read/mail-lines.ts";
import type { Passage } from "../../source.ts";
import { readMasthead } from "../masthead.ts";
import { listBios, listNameLines, listPhotographers } from "./bios.ts";
import { findSubject, isGreeting, isMailHead, listFarewell, maxLine } from "./letters.ts";
import {
  isFurnitureHeading,
  isFurnitureLine,
  isInvitation,
  isOwnAppeal,
  isReleaseMark,
} from "./lines.ts";
import { isPageLine, isStampLine } from "./page-lines.ts";
import { listGrids } from "./grids.ts";
import { listAdverts, listLinkTitles, listTeasers } from "./teasers.ts";
import { asideHeadings, endHeadings, weakEndHeadings } from "./words.ts";

const heading = (words: string) =>
  new RegExp(
    String.raw`^[^\p{L}\p{N}]{0,4}(?:[\p{L}\s]{2,30}[?!]\s)?(?:${words})(?:\s?[:：…]|\.{3})?$`,
    "iu",
  );
const aside = heading(asideHeadings);
const end = heading(endHeadings);
const weakEnd = heading(weakEndHeadings);
const signUp = /newsletter|subscri|sign up|abonn|inscri|suscríb|boletín|メルマガ|اشترك/iu;
/** Matches a heading that names the author of the section below, e.g. `Analysis: Jon Sopel, BBC News`. */
const credited = /^\p{L}{4,14}:\s(?:\p{Lu}[\p{L}.'’-]+\s?){2,4},\s/u;

/** Matches the start of what a press release says about its sender. */
const boilerplate =
  /^(?:about|über|à propos|acerca de|sobre|informazioni su|notes? to editors|contact)(?!\p{L})/iu;

/** Headings of links end the text if they are after this fraction of it. */
const endShare = 0.55;
/** Below a heading of links, longer paragraphs are part of the text. */
const maxLink = 220;

interface FurnitureContext {
  /** The source's title, which is part of the text. */
  title: string;
  language: NumberLanguage;
  /** The author whom the source names. */
  byline?: string | undefined;
}

/** Lines with a date are around a text only in this many passages at its start and end. */
const outer = { start: 5, end: 6 };
/** In more lines with dates, the dates are what the text is about. */
const maxStamps = 3;

/** Lists lines at a text's start and end that only say when and where it was published. */
function listStamps(passages: readonly Passage[], language: NumberLanguage): Passage[] {
  const stamps = passages.filter(
    ({ kind, text, place }) =>
      kind === "paragraph" && place.slide === undefined && isStampLine(text.trim(), language),
  );
  if (stamps.length > maxStamps) return [];
  const inner = new Set(passages.slice(outer.start, -outer.end));
  return stamps.filter((passage) => !inner.has(passage));
}

/** Matches a chapter of a recording: `[01:20] Why bread sleeps`. */
const chapter = /^[[(]?(\p{Nd}{1,2}):\p{Nd}{2}(?::\p{Nd}{2})?[\])]?\s+[–—-]?\s?[^.!?]{2,90}[?!]?$/u;
const minChapters = 3;

/** Lists the chapters of a recording, which start in its first minutes. Times of a day are what a text is about. */
function listChapters(passages: readonly Passage[]): Passage[] {
  const found = passages.filter(({ kind, text }) => kind !== "cue" && chapter.test(text.trim()));
  const start = chapter.exec(found[0]?.text.trim() ?? "")?.[1] ?? "";
  return found.length >= minChapters && Number(start) === 0 ? found : [];
}

/** A list is a table of contents if at least this many items, and this fraction of all, are headings below. */
const contents = { least: 3, share: 0.6 };
const numbered = /^[\p{Nd}.)\s]+/u;

/** Lists the items of tables of contents. */
function listContents(passages: readonly Passage[]): Passage[] {
  const headings = new Set(
    passages.flatMap(({ kind, text }) =>
      kind === "heading" ? [foldText(text.replace(numbered, ""))] : [],
    ),
  );
  return groupLists(passages).flatMap((list) => {
    const found = list.filter(({ text }) => headings.has(foldText(text.replace(numbered, ""))));
    const isContents =
      found.length >= contents.least && found.length >= list.length * contents.share;
    return isContents ? list : [];
  });
}

/** A path to a page is a list of at most this many items near the page's start. */
const path = { items: 5, start: 4 };

/** Lists the items of the path to a page, which ends with the page's title, often cut: `News`, `Bread`, `Why we …`. */
function listPath(passages: readonly Passage[], title: string): Passage[] {
  const first = groupLists(passages.slice(0, path.start + path.items))[0] ?? [];
  const last = foldText(first.at(-1)?.text ?? "");
  const isPath =
    first.length > 1 &&
    first.length <= path.items &&
    last.length >= minPathTitle &&
    foldText(title).startsWith(last);
  return isPath ? first : [];
}
const minPathTitle = 12;

/** Lists the passages that are around a text, not part of it. */
export function listFurniture(
  passages: readonly Passage[],
  { title, language, byline }: FurnitureContext,
) {
  const isMail = findSubject(passages) !== null;
  const isRelease = passages.slice(0, 3).some(({ text }) => isReleaseMark(text));
  const found = new Set<Passage>(listFarewell(passages));
  const whole = passages.reduce((sum, { text }) => sum + text.length, 0);
  let skipping: "section" | "links" | "rest" | null = null;
  let at = 0;
  for (const [index, passage] of passages.entries()) {
    const { kind, text, place } = passage;
    const line = text.trim();
    at += text.length;
    // Slides of a deck or a chatbot's reply have nothing around them.
    if (place.slide !== undefined || line === title) continue;
    if (kind === "code" || kind === "table") {
      if (skipping && kind === "code") found.add(passage);
      continue;
    }
    const field = findMailField(line);
    if (field?.label === "subject" && field.value === title) found.add(passage);
    const isLate = at - text.length >= whole * endShare;
    const opened =
      isRelease && isLate && boilerplate.test(line)
        ? "rest"
        : openSkipping(passage, passages[index + 1], isLate);
    if (opened) skipping = opened;
    else if (skipping && endsSkipping(skipping, passage, passages[index + 1])) skipping = null;
    if (skipping || (kind !== "list" && isAround(passage, { isMail, language })))
      found.add(passage);
  }
  for (const list of groupLists(passages)) {
    const around = list.filter((item) => isAround(item, { isMail, language }));
    const isMostly = around.length >= minAround && around.length * 2 >= list.length;
    const isRest = (item: Passage) => around.includes(item) || countWords(item.text) <= restWords;
    if (around.length === list.length || (isMostly && list.every(isRest)))
      for (const item of list) found.add(item);
  }
  const rest = passages.filter((passage) => !found.has(passage));
  const others = [
    ...listForeignLinks(rest),
    ...listStamps(
      rest.filter(({ text }) => text.trim() !== title),
      language,
    ),
    ...listChapters(rest),
    ...listContents(rest),
    ...listPath(rest, title),
    ...listBios(rest, byline),
    ...listNameLines(rest, title),
    ...listPhotographers(rest),
    ...listTeasers(rest),
    ...listAdverts(rest),
    ...listLinkTitles(rest),
    ...listGrids(rest),
  ];
  for (const passage of others) found.add(passage);
  return found;
}

/** A list with at least this many buttons, which are half of it, is one as a whole if the rest are labels. */
const minAround = 2;
const restWords = 3;

/** A list of links has at least this many items, of at most this many words each. */
const links = { least: 3, words: 16 };
/** In a list of links to other texts, at most this fraction of the words' stems is in the text. */
const sharedStems = 0.2;

/** Lists the items of a list at a text's end that is about other things: headlines of other articles. */
function listForeignLinks(passages: readonly Passage[]): Passage[] {
  const last = groupLists(passages).at(-1) ?? [];
  const isEnd = last.at(-1) !== undefined && last.at(-1) === passages.at(-1);
  const text = passages.slice(0, passages.length - last.length);
  const isProse = text.filter(isText).length >= links.least;
  if (!isEnd || !isProse || last.length < links.least) return [];
  const isLink = ({ text: item }: Passage) =>
    !/[.。:：]\s*$/u.test(item) && countWords(item) <= links.words;
  if (!last.every(isLink)) return [];
  const known = new Set(text.flatMap((one) => [...listStems(foldText(one.text))]));
  const stems = last.flatMap((one) => [...listStems(foldText(one.text))]);
  const shared = stems.filter((stem) => known.has(stem)).length;
  return stems.length >= links.words && shared <= stems.length * sharedStems ? last : [];
}

/** Lists the runs of list items, because a list is left out whole or not at all. */
function groupLists(passages: readonly Passage[]): Passage[][] {
  const lists: Passage[][] = [];
  for (const [index, passage] of passages.entries()) {
    if (passage.kind !== "list" || passage.place.slide !== undefined) continue;
    if (passages[index - 1]?.kind === "list") lists.at(-1)?.push(passage);
    else lists.push([passage]);
  }
  return lists;
}

function isAround(
  { kind, text }: Passage,
  { isMail, language }: { isMail: boolean; language: NumberLanguage },
): boolean {
  if (isConsentNotice(text)) return true;
  const line = text.trim();
  if (isOwnAppeal(line) || isPageLine(line) || readMasthead(line) === "") return true;
  if (line.length > maxLine) return kind === "paragraph" && isInvitation(line);
  if (kind === "heading")
    return credited.test(line) || isGreeting(line) || isFurnitureHeading(line, language);
  return (isMail && isMailHead(line)) || isGreeting(line) || isFurnitureLine(line, language);
}

/** Whether a heading, or a line alone, starts a part that isn't the text; `rest` lasts to the end. */
function openSkipping(
  { kind, text }: Passage,
  next: Passage | undefined,
  isLate: boolean,
): "section" | "links" | "rest" | null {
  const line = text.trim();
  if (line.length > 90 || (kind !== "heading" && kind !== "paragraph")) return null;
  if (aside.test(line)) return "section";
  if (signUp.test(line) && weakEnd.test(line)) return kind === "heading" ? "section" : null;
  if (!end.test(line) && (!weakEnd.test(line) || isText(next))) return null;
  if (next === undefined || isLate) return "rest";
  return "links";
}

function endsSkipping(
  skipping: "section" | "links" | "rest",
  passage: Passage,
  next: Passage | undefined,
): boolean {
  if (skipping === "rest") return false;
  if (passage.kind === "heading") return skipping === "section" || isText(next);
  return skipping === "links" && isText(passage);
}

const isText = (passage: Passage | undefined) =>
  passage?.kind === "paragraph" &&
  (passage.text.length > maxLink || listSentences(passage.text).length > 1);
