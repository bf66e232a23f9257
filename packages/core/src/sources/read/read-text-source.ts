import { sourceLimits } from "../source.ts";
import type { ReadSource } from "../source.ts";
import { isCalendar, readCalendar } from "./calendar.ts";
import { removeChatFrames } from "./chat-frames.ts";
import { readChat } from "./chats/chat-message.ts";
import { findCopiedChat } from "./chats/copied-chat.ts";
import { findWhatsApp } from "./chats/whatsapp.ts";
import { findClippings, readClippings } from "./clippings.ts";
import { findMail, type Mail } from "./mail.ts";
import { readMarkdown } from "./markdown.ts";
import { findCells, readNotebook } from "./notebook.ts";
import { readPlain } from "./plain.ts";
import type { LeftPart, ReadOptions } from "./read-options.ts";
import { findCaptionFormat, readCaptions } from "./captions/read-captions.ts";
import { isSlideReply, readSlideReply } from "./slide-reply.ts";
import { isTable, readTable } from "./table.ts";
import { isThread, readThread } from "./thread.ts";
import { isTranscript, readTranscript } from "./transcript.ts";
import { refuseData } from "./unreadable-text.ts";

export interface ReadTextOptions {
  /** The file's name. Its ending selects a reader, e.g. for Markdown; the rest is the title if the text has none. */
  fileName?: string | undefined;
  /** BCP 47 tag, if the person names the language. */
  language?: string | undefined;
  /** Parts that were left out before reading. */
  left?: readonly LeftPart[] | undefined;
}

/** With markup, a text may be this many times as long as `sourceLimits.characters`; the rest is cut before parsing. */
const markupFactor = 2;

const markdownMarks =
  /^(?:#{1,6}\s+\S|(?:```|~~~)|[ \t]*\[[ x]\]\s|\|.+\|\s*$|---\s*$|>\s+\S|!\[)|\*\*\S[^*\n]{0,200}\*\*|\[[^\]\n]{1,200}\]\(https?:/m;

/**
 * Reads pasted text or a text file, e.g. Markdown, captions, a table, a mail or a copied chat. `read.left` lists
 * everything left out.
 * @throws {UnreadableText} if the text isn't prose and can't be read as anything else, e.g. JSON.
 */
export function readTextSource(typed: string, options: ReadTextOptions = {}): ReadSource {
  const text = foldLongBlanks(typed.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  const { fileName = "", language, left } = options;
  const own = { language, title: readStem(fileName), left };
  return readRecord(text, fileName, own) ?? readProse(text, fileName, own);
}

/** Reads a text whose format has a structure of its own; null for prose, tables and posts. */
function readRecord(text: string, fileName: string, own: ReadOptions): ReadSource | null {
  const captions = findCaptionFormat(text, fileName);
  if (captions) return readCaptions(captions, text, own);
  if (isCalendar(text)) return readCalendar(text, own);
  const cells = findCells(text);
  if (cells) return readNotebook(cells, own);
  if (!/\.(?:csv|tsv)$/i.test(fileName)) refuseData(text, fileName);
  const clippings = findClippings(text);
  if (clippings) return readClippings(clippings, own);
  const mail = findMail(text);
  if (mail) return readMail(mail, own);
  const chat = findWhatsApp(text) ?? findCopiedChat(text);
  return chat && readChat(chat, own);
}

/** Reads a mail's text. Its subject is the title. */
function readMail({ text, subject, from, date, left }: Mail, own: ReadOptions): ReadSource {
  const { source, passages } = readProse(text, "", {
    ...own,
    left: [...(own.left ?? []), ...left],
  });
  const named = { ...(from && { byline: from }), ...(date && { published: date }) };
  return { source: { ...source, ...named, title: subject || source.title }, passages };
}

function readProse(text: string, fileName: string, own: ReadOptions): ReadSource {
  const read = chooseReader(text, fileName);
  if (read === readTable) return read(text, own);
  const unframed = removeChatFrames(text);
  const most = markupFactor * sourceLimits.characters;
  const isCut = unframed.text.length > most;
  const answer = { ...own, left: [...(own.left ?? []), ...unframed.left], isCut };
  return readSafely(chooseReader(unframed.text, fileName), unframed.text.slice(0, most), answer);
}

/** Makes a title from a file name, e.g. `talk on tea` from `talk-on_tea.srt`. */
const readStem = (fileName: string) =>
  /^(.+)\.\w{2,8}$/.exec(fileName)?.[1]?.replaceAll(/[-_]+/g, " ").trim();

/** Shortens very long white space, over which some patterns would take quadratic time. */
const foldLongBlanks = (text: string) =>
  text.replaceAll(/[^\S\n]{100,}/g, " ").replaceAll(/(?<![^\S\n])(?:[^\S\n]*\n){10,}/g, "\n\n");

type Reader = (text: string, options: ReadOptions) => ReadSource;

function chooseReader(text: string, fileName: string): Reader {
  if (/\.(?:csv|tsv)$/i.test(fileName)) return readTable;
  if (isSlideReply(text)) return readSlideReply;
  if (/\.(?:md|markdown|mdx)$/i.test(fileName)) return readMarkdown;
  if (isThread(text)) return readThread;
  if (isTranscript(text)) return readTranscript;
  const isMarked = markdownMarks.test(text);
  if (!isMarked && isTable(text)) return readTable;
  return isMarked ? readMarkdown : readPlain;
}

function readSafely(read: Reader, text: string, options: ReadOptions): ReadSource {
  try {
    return read(text, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const plain = readPlain(text, options);
    const message =
      "Lists or quotes in the text are nested too deeply, so we read it as plain paragraphs.";
    plain.source.read.doubts.push({ code: "nesting", message });
    return plain;
  }
}
