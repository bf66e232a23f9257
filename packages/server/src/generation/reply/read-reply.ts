import { findBalancedEnd, parseLoosely } from "@slideloom/core/import";
import { type ReplyDraft, readReplyDraft, stripThinking } from "@slideloom/core/writing";
import { findListStart, SlideScanner } from "./slide-scanner.ts";

/** A draft from a model's reply. `isClean`: the reply was only JSON. `isCut`: the JSON is incomplete. */
export interface ReadReply {
  draft: ReplyDraft;
  isClean: boolean;
  isCut: boolean;
}

/** How many possible starts of an object are tried before a reply counts as having no post. */
const triesMax = 100;

/**
 * Finds the post in a reply. Ignores text around the JSON, repairs broken JSON, and keeps the complete slides of a cut
 * reply.
 */
export function readReply(reply: string): ReadReply | null {
  const clean = parseStrictly(reply);
  if (clean) return { draft: clean, isClean: true, isCut: false };
  const text = stripThinking(reply);
  let best: ReadReply | null = null;
  let start = findOpener(text, 0);
  for (let tries = 0; start !== -1 && tries < triesMax; tries++) {
    const end = findBalancedEnd(text, start);
    const found = end === null ? readCut(text.slice(start)) : readWhole(text.slice(start, end));
    if (found && found.draft.slides.length > (best?.draft.slides.length ?? 0)) best = found;
    if (found?.isCut) break;
    start = findOpener(text, found && end !== null ? end : start + 1);
  }
  return best;
}

function parseStrictly(reply: string): ReplyDraft | null {
  try {
    return readReplyDraft(JSON.parse(reply));
  } catch {
    return null;
  }
}

function readWhole(text: string): ReadReply | null {
  const draft = readReplyDraft(parseLoosely(text));
  return draft && { draft, isClean: false, isCut: false };
}

/** Reads incomplete JSON: the part before the list of slides, and the complete slides. */
function readCut(text: string): ReadReply | null {
  const slides = new SlideScanner().push(text);
  const listStart = findListStart(text);
  if (listStart === null || slides.length === 0) return null;
  const head = text.slice(0, listStart);
  const draft = readReplyDraft(parseLoosely(`${head}${JSON.stringify(slides).slice(1)}}`));
  return draft && { draft, isClean: false, isCut: true };
}

function findOpener(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]/);
  return offset === -1 ? -1 : from + offset;
}
