import { readDates } from "../../numbers/dates/read-dates.ts";
import { foldText } from "../../text/fold.ts";
import { countWords } from "../../text/count-words.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import type { NumberLanguage } from "../../numbers/number-language.ts";
import { isTimeLabel } from "../../numbers/dates/time-scale.ts";
import { listSentences } from "../../text/sentences.ts";
import type { Passage, Source, SourceKind } from "../source.ts";
import { dropSalutation, findSubject } from "./furniture/index.ts";
import { readMasthead } from "./masthead.ts";
import { dropPoint, isQuoteOpen, raiseFirst, widthOf } from "./draft-text.ts";

/** Words for unfinished texts and for records of meetings. */
const draftWords =
  "notes?|draft|brainstorm(?:ing)?|minutes|to-?do|outline|scratch|notizen|entwurf|protokoll|stichpunkte|brouillon|compte[ -]rendu|notas|apuntes|borrador|acta|rascunho|appunti|bozza|メモ|下書き|議事録|مسودة|ملاحظات|محضر";
const wholeWord = new RegExp(String.raw`^(?:${draftWords})$`, "iu");
const lastWord = new RegExp(String.raw`(?:(?<!\p{L})|(?=[メ下議]))(?:${draftWords})$`, "iu");
const firstWord = new RegExp(String.raw`^(?:${draftWords})(?!\p{L})`, "iu");
const lastNumber =
  /(?<![\p{L}\p{N}])(?:[#№]|v|no\.?|nr\.?|n[°º])?\s?\p{Nd}+(?:[./]\p{Nd}+){0,5}$/iu;
const firstNumber = new RegExp(String.raw`^(?:${draftWords})\s?[#v]?\p{Nd}+(?=\s*[:：,–—-])`, "iu");

const brackets = /(?<!\s)\s*[([（]([^()[\]（）]*)[)\]）]$/u;
/** Matches a mark of a draft after a dash or comma, or in brackets. */
const draftMark =
  /^(?:draft|version|entwurf|brouillon|borrador|rascunho|bozza|下書き|v)\s?[\p{Nd}.]*$/iu;
const lastPart = /(?<!\s)\s*[,–—-]\s*([\p{L}\s\p{Nd}.]{1,16})$/u;
const fileName = /\.(?:md|txt|docx?|pptx?|pdf|csv|srt|vtt|html?)$/iu;

const trimMarks = (text: string) =>
  text.replaceAll(/^[\s,:.–—-]+|(?<![\s,:：.–—-])[\s,:：.–—-]+$/gu, "");

/**
 * Whether a title only names the kind of text: `Notes`, or a first or last word such as `notes` with a date or number,
 * e.g. `Newsletter draft v2`.
 */
function isWorkingTitle(title: string, language: NumberLanguage): boolean {
  const whole = trimMarks(title.replace(brackets, ""));
  if (wholeWord.test(whole) || firstNumber.test(whole)) return true;
  const dates = readDates(whole, language);
  const [first, last] = [dates.at(0), dates.at(-1)];
  const dated = [
    ...(first?.start === 0 ? [whole.slice(first.end)] : []),
    ...(last?.end === whole.length ? [whole.slice(0, last.start)] : []),
  ].map(trimMarks);
  const isShort = (rest: string) => countWords(rest) <= maxMarkWords;
  if (dated.some((rest) => (firstWord.test(rest) && isShort(rest)) || lastWord.test(rest)))
    return true;
  const rest = whole.replace(lastNumber, "");
  return rest !== whole && lastWord.test(trimMarks(rest));
}

/** A first word such as `minutes` is a draft's mark only in a title of at most this many words beside the date. */
const maxMarkWords = 3;

/** Formats without a title of their own. If the title isn't in the text, it is usually the file's name. */
const untitledKinds: ReadonlySet<SourceKind> = new Set(["text", "subtitles", "thread", "table"]);
const minTitleWords = 3;
/** Maximum width of a title, as measured by `widthOf`. */
const maxTitle = 220;
/** Titles with at least this many words aren't names of files. */
const sureTitleWords = 5;

/**
 * Whether a source's title is probably a file's name, e.g. `talk 3` or `Bikes`, or a table's column names. False if the
 * text contains the title.
 */
function isNamedByFile(
  { title, kind, url }: Pick<Source, "title" | "kind" | "url">,
  passages: readonly Passage[],
): boolean {
  if (url !== undefined || !untitledKinds.has(kind) || hasHanOrKana(title)) return false;
  const folded = foldText(title);
  const [{ columns = [] } = { columns: [] }] = passages;
  if (columns.length > 0 && foldText(columns.join(" ")) === folded) return true;
  if (passages.some(({ text }) => foldText(text).startsWith(folded))) return false;
  const words = countWords(title);
  if (words >= sureTitleWords) return false;
  return words < minTitleWords || /^\p{Ll}|\p{Nd}/u.test(title.trim());
}

/** Whether a passage is a paragraph of several sentences, which isn't a title even if no heading is above it. */
export const isRunningText = ({ kind, text }: Passage) =>
  kind === "paragraph" && listSentences(text).length > 1;

/** Matches the author's role and name that a Japanese newspaper's title ends with. */
const japaneseByline =
  /(?<=.{10})\s?(?:編集委員|論説委員|解説委員|特派員|編集長|コラムニスト|記者)[\s　]+\p{Script=Han}{1,4}(?:[\s　]\p{Script=Han}{1,4})?$/u;

export interface DraftTitle {
  title: string | null;
  /** Tells the author why a line of the text isn't the title, or what is left out of it. */
  note?: string;
}

/** Returns the source's title without marks of drafts such as `– draft`, unless it is a file name or was cut off. */
export function readTitle(
  source: Pick<Source, "title" | "kind" | "url">,
  passages: readonly Passage[],
  language: NumberLanguage,
): DraftTitle {
  const mailSubject = findSubject(passages);
  if (mailSubject === null && isNamedByFile(source, passages)) return { title: null };
  const title = mailSubject ?? source.title;
  const [first] = passages;
  // If the title is the start of the first paragraph, the text had no title, so the parser took the paragraph's first
  // words.
  const isProse = first?.kind === "paragraph" || first?.kind === "cue";
  const isWhole = first?.text.length === title.length && first.speaker === undefined;
  const isTitle = isWhole && passages.length > 1 && !isRunningText(first);
  if (isProse && first.text.startsWith(title) && !isTitle) return { title: null };
  const own = title.trim().replace(japaneseByline, "");
  const typed = dropSalutation(own) || own;
  const isText = source.kind === "text";
  const clean = dropMarks(isText ? dropRecord(typed, language) : typed);
  const isLine = passages.some(({ text }) => foldText(text) === foldText(title));
  const isCut = clean !== typed.replace(/(?<![\s,:–—-])[\s,:–—-]+$/u, "");
  const isWorking = isText && (isWorkingTitle(clean, language) || (isCut && lastWord.test(clean)));
  const fault =
    readMasthead(clean) === ""
      ? "names the newsletter and its issue"
      : isWorking
        ? "names the kind of text"
        : findFault(clean, { isLine });
  if (fault !== null) {
    return { title: null, ...(isLine && { note: `Left out, because it ${fault}: “${title}”.` }) };
  }
  const note = `The title is shorter than in your text, without its mark of a draft, its label or date: “${typed}”.`;
  return { title: raiseFirst(dropPoint(clean)), ...(isCut && { note }) };
}

/** Matches the label of a record: `Meeting notes: `. */
const recordLabel = new RegExp(String.raw`^(?:\p{L}+\s)?(?:${draftWords})\s?[:：]\s*`, "iu");
const timeAtEnd =
  /^[\s,;·(-]*(?:(?:at|um|à|a las)\s)?(?:\p{Nd}{1,2}[:.h時]\p{Nd}{0,2}(?:\s?[–—-]\s?\p{Nd}{1,2}[:.h時]\p{Nd}{0,2})?)?(?:\s?(?:Uhr|h|[ap]m))?[\s)]*$/iu;

/** Removes the label and the date of a record: `Meeting notes: pricing review, 12 May` is `pricing review`. */
function dropRecord(title: string, language: NumberLanguage): string {
  const date = readDates(title, language).at(-1);
  if (!date || !recordLabel.test(title) || !timeAtEnd.test(title.slice(date.end))) return title;
  const subject = title
    .slice(0, date.start)
    .replace(recordLabel, "")
    .replace(/(?<![\s,;·(–—-])[\s,;·(–—-]+$/u, "");
  const words = subject.split(/[\s,]+/);
  const rest = isTimeLabel(words.at(-1) ?? "")
    ? subject.slice(0, -(words.at(-1) ?? "").length)
    : subject;
  return rest.replace(/(?<![\s,;·(–—-])[\s,;·(–—-]+$/u, "") || title;
}

/** Removes a draft's mark after a dash or in brackets, a remark in brackets after it, and punctuation at the end. */
function dropMarks(title: string): string {
  const isMark = (part: string | undefined) => part !== undefined && draftMark.test(part.trim());
  const plain = title.replace(brackets, "");
  const isRemark = isMark(brackets.exec(title)?.[1]) || isMark(lastPart.exec(plain)?.[1]);
  const open = isRemark ? plain : title;
  const clean = isMark(lastPart.exec(open)?.[1]) ? open.replace(lastPart, "") : open;
  return clean.replace(/(?<![\s,:–—-])[\s,:–—-]+$/u, "");
}

/** Returns why a title isn't used, to follow "it"; null if it is. A line of the text is never a file's name. */
function findFault(clean: string, { isLine }: { isLine: boolean }): string | null {
  const isFileLike = !/\s/.test(clean) && !hasHanOrKana(clean) && /[_\d-]/.test(clean);
  if (clean === "" || (!isLine && (fileName.test(clean) || isFileLike))) return "names no subject";
  if (/(?:…|\.\.\.)$/u.test(clean) || isQuoteOpen(clean)) return "looks cut off";
  return widthOf(clean) > maxTitle ? "is too long for a title" : null;
}
