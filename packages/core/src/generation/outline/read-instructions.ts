import { mediaInstruction } from "../media-instruction.ts";

/** Parsed instructions: notes for the slides, and wishes for the writer. */
export interface Instructions {
  /** The lines that are neither wishes nor hashtags, as Markdown or plain text. */
  notes: string;
  /** Instructions that only an AI model can follow, such as `Tone: friendly`. They aren't part of the post. */
  wishes: string[];
  hashtags: string[];
}

const wishWords = "audience|tone|style|language|end with|call to action|goal|format";
/** Matches the start of a line with an instruction for the writer, such as `Tone: friendly`. */
const wishLine = new RegExp(`^(?:${wishWords})(?![\\p{L}\\p{N}])`, "iu");
/**
 * Matches the start of a list entry that instructs the writer. Requires a colon, because notes such as `- Format the
 * disk` start with the same words.
 */
const wishPoint = new RegExp(
  `^(?:(?:${wishWords}|to-?do)\\s*[:：]|end with (?:an? |the )?(?:open )?(?:question|call to action)(?![\\p{L}\\p{N}]))`,
  "iu",
);
/**
 * Matches a line with only a label such as `Tone:`. The list below the label consists of instructions to the writer.
 */
const wishHeading = new RegExp(`^(?:${wishWords})\\s*[:：]$`, "iu");
/** Matches a line that only says who reads the post, such as `For designers.` */
const readersLine =
  /^\s*(?:for|für|pour|para|per)(?:[ \u00A0]+[\p{L}\p{N}'’-]{1,30}){1,5}[ \u00A0]*\.?\s*$/iu;
const listMark = /^\s*(?:[-*+•>]|\d{1,3}[.)])\s+/;
const emphasis = /^(?:\*\*|__|\*|_)|(?:\*\*|__|\*|_)(?=\s*[:：])|(?<=[:：])(?:\*\*|__|\*|_)/g;
const hashtagLine = /^\s*(?:(?:hash)?tags\s*[:：]\s*)?(?:#[^\s#,]+[\s,]*)+$/iu;
const titleLine = /^title\s*[:：]\s*(?=\S)/i;
const fence = /^\s*(?:```|~~~)/;

/** Separates wishes and hashtags from notes. Code is never a wish. */
export function readInstructions(text: string): Instructions {
  const [notes, wishes, hashtags]: [string[], string[], string[]] = [[], [], []];
  let isCode = false;
  let isWishList = false;
  for (const line of text.replaceAll(mediaInstruction, "").split(/\r\n|\r|\n/)) {
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    const isPoint = listMark.test(line);
    isWishList &&= isPoint;
    if (isCode || isFence) notes.push(line);
    else if (isWishList) wishes.push(line.trim());
    else if (hashtagLine.test(line)) hashtags.push(...(line.match(/#[^\s#,]+/g) ?? []));
    else if (isWish(line, isPoint)) {
      wishes.push(line.trim());
      isWishList = wishHeading.test(line.replaceAll(emphasis, "").trim());
    } else notes.push(line.replace(titleLine, "# "));
  }
  return { notes: notes.join("\n"), wishes, hashtags };
}

function isWish(line: string, isPoint: boolean): boolean {
  const words = line.replace(listMark, "").trim().replaceAll(emphasis, "");
  return isPoint ? wishPoint.test(words) : wishLine.test(words) || readersLine.test(words);
}

/** Whether a line is a labelled instruction for the writer, e.g. `Tone: friendly`. */
export const isMarkedWish = (line: string) => isWish(line, true);
