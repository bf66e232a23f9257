import { sourceLimits } from "../source.ts";
import type { ReadSource } from "../source.ts";
import { removeChatFrames } from "./chat-frames.ts";
import { readMarkdown } from "./markdown.ts";
import { readPlain } from "./plain.ts";
import type { ReadOptions } from "./read-options.ts";
import { isSlideReply, readSlideReply } from "./slide-reply.ts";
import { isSubtitles, readSubtitles } from "./subtitles.ts";
import { isTable, readTable } from "./table.ts";
import { isThread, readThread } from "./thread.ts";
import { isTranscript, readTranscript } from "./transcript.ts";

export interface ReadTextOptions {
  /** The file's name. Its ending selects a reader, e.g. for Markdown; the rest is the title if the text has none. */
  fileName?: string | undefined;
  /** BCP 47 tag, if the person names the language. */
  language?: string | undefined;
}

/** With markup, a text may be this many times as long as `sourceLimits.characters`; the rest is cut before parsing. */
const markupFactor = 2;

const markdownMarks =
  /^(?:#{1,6}\s+\S|(?:```|~~~)|[ \t]*\[[ x]\]\s|\|.+\|\s*$|---\s*$|>\s+\S|!\[)|\*\*\S[^*\n]{0,200}\*\*|\[[^\]\n]{1,200}\]\(https?:/m;

/**
 * Reads pasted text or a text file, e.g. Markdown, subtitles, a table or a copied chat. `read.left` lists everything
 * left out.
 */
export function readTextSource(typed: string, options: ReadTextOptions = {}): ReadSource {
  const text = foldLongBlanks(typed.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  const { fileName = "", language } = options;
  const own = { language, title: readStem(fileName) };
  const read = chooseReader(text, fileName);
  if (read === readTable || read === readSubtitles) return read(text, own);
  const unframed = removeChatFrames(text);
  const most = markupFactor * sourceLimits.characters;
  const isCut = unframed.text.length > most;
  const answer = { ...own, left: unframed.left, isCut };
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
  if (isSubtitles(text) || /\.(?:srt|vtt)$/i.test(fileName)) return readSubtitles;
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
