import { mediaInstruction } from "../media-instruction.ts";
import { readAsk, readLabel, readMarkedTags } from "./ask-readers.ts";
import { createAsks, type Asks } from "./asks.ts";
import { splitSentences } from "./sentences.ts";

/** The asks of the instructions, and the rest: the person's notes. */
export interface Instructions {
  asks: Asks;
  notes: string;
}

const please = /^(?:please|pls|kindly|and|also|then|but)[\s,]+/i;
const metaWords =
  /\b(?:(?:this|the|my|our|a) post|carousel|slides?|tone|voice|headlines?|cta|call[- ]to[- ]action|hashtags?|emojis?|wording|jargon|buzzwords|viral|engaging|catchy|(?:previous|prior|these|above) instructions?|prompt)\b/i;
/** These stand in advice as well; in a sentence of few words they are meant for the writer. */
const weakMetaWords =
  /\b(?:title|hook|sentences?|language|readers?|bullets?|paragraphs?|copy|words|examples?|statistics|quotes?|it)\b/i;
const fewWords = 6;
const directive =
  /^(?:write|make|keep|use|add|include|end|finish|close|conclude|start|open|begin|avoid|don't|do not|no|focus|create|generate|give|highlight|limit|skip|without|ignore|forget|act|you are|be|ensure|emphasi[sz]e|the (?:post|carousel|tone|title|style|hook))\b/i;
const listMark = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;

/** Separates what a person asks of the writer from what they want printed; code is never read as an ask. */
export function readInstructions(instructions: string): Instructions {
  const asks = createAsks();
  // Media have places of their own on slides; a draft holds words only.
  const lines = instructions.split(/\r\n|\r|\n/).filter((line) => line.trim() !== mediaInstruction);
  const kept: string[] = [];
  let fenced = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    if (fenced || line.trim() === "" || /^\s*#{1,6}\s/.test(line)) kept.push(line);
    else if (listMark.test(line)) {
      const list = takeList(lines.slice(index));
      index += list.length - 1;
      kept.push(...keepNotes(list, asks));
    } else kept.push(...readProse(line, asks));
  }
  return { asks, notes: kept.join("\n") };
}

function takeList(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => !listMark.test(line));
  return lines.slice(0, end === -1 ? lines.length : end);
}

/** A list of nothing but asks is for the writer; in any other only a label makes one, since its items are advice. */
function keepNotes(list: readonly string[], asks: Asks): string[] {
  const items = list.map((line) => line.replace(listMark, "").trim());
  const trial = createAsks();
  if (items.every((item) => readAsk(item, trial))) {
    for (const item of items) readAsk(item, asks);
    return [];
  }
  return list.filter(
    (_, index) => !readLabel(items[index] ?? "", asks) && !readMarkedTags(items[index] ?? "", asks),
  );
}

function readProse(line: string, asks: Asks): string[] {
  if (readLabel(line.trim(), asks)) return [];
  const sentences = splitSentences(line);
  const printed = sentences.filter((sentence) => !readAskSentence(sentence, asks));
  if (printed.length === sentences.length) return [line];
  return printed.length === 0 ? [] : [printed.join(" ")];
}

/** A sentence that is one ask, or several joined by commas or "and"; one that talks to the writer is never printed. */
function readAskSentence(sentence: string, asks: Asks): boolean {
  const plain = sentence.trim().replace(please, "").replace(/[!]$/, "");
  if (plain === "") return true;
  if (readAsk(plain, asks)) return true;
  const parts = plain
    .split(/\s*[,;]\s*(?:and\s+|then\s+|but\s+)?|\s+(?:and|then|but)\s+/i)
    .filter(Boolean);
  const trial = createAsks();
  if (parts.length > 1 && parts.every((part) => readAsk(part.replace(please, ""), trial))) {
    for (const part of parts) readAsk(part.replace(please, ""), asks);
    return true;
  }
  const isShort = plain.split(/\s+/).length <= fewWords;
  const meta = metaWords.test(plain) || (isShort && weakMetaWords.test(plain));
  if (!directive.test(plain) || !meta) return false;
  for (const part of parts) readAsk(part.replace(please, ""), asks);
  asks.unknown.push(sentence);
  return true;
}
