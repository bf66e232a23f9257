import { parseLoosely, readJsonPlaces } from "@slideloom/core/import";
import { type ReplyDraft, readReplyDraft, stripThinking } from "@slideloom/core/writing";
import { findListStart, SlideScanner } from "./slide-scanner.ts";

/** A draft from a model's reply. `isClean`: the reply was only JSON. `isCut`: the JSON is incomplete. */
export interface ReadReply {
  draft: ReplyDraft;
  isClean: boolean;
  isCut: boolean;
}

/**
 * Finds the post in a reply. Ignores text around the JSON, repairs broken JSON, and keeps the complete slides of a cut
 * reply.
 */
export function readReply(reply: string): ReadReply | null {
  const clean = parseStrictly(reply);
  if (clean) return { draft: clean, isClean: true, isCut: false };
  const text = stripThinking(reply);
  let best: ReadReply | null = null;
  readJsonPlaces(text, /[{[]/, ({ end, json }) => {
    const found = end === null ? readCut(json) : readWhole(json);
    if (found && found.draft.slides.length > (best?.draft.slides.length ?? 0)) best = found;
    if (found?.isCut) return "nowhere";
    return found && end !== null ? "after" : "inside";
  });
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
