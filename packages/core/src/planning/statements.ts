import { checkSlide, readFacts, type FactPassage } from "../facts/index.ts";
import { foldText, listWords, shareOf } from "../text/fold.ts";
import { isEvidence } from "./evidence.ts";
import { planLimits, type Statement } from "./post-plan.ts";

/** A statement in a model's reply. `ref` is the statement's id in that reply. */
export type StatementDraft = Omit<Statement, "id"> & { ref: string };

/** Two statements with the same numbers are duplicates if they share more than this fraction of their words. */
const likeness = 0.6;

/**
 * Drops statements whose passages lack their evidence. If a statement's text has a number, date or quote that its
 * passages lack, the evidence replaces the text.
 */
export function acceptStatements(
  drafts: readonly StatementDraft[],
  passages: readonly FactPassage[],
  language?: string,
): StatementDraft[] {
  return drafts.flatMap((draft) => {
    // A long passage may be cut into several parts with the same id.
    const named = passages.filter(({ id }) => draft.passages.includes(id));
    const holders = named.filter(({ text }) => isEvidence(draft.evidence, text));
    if (holders.length === 0) return [];
    const isTrue = (text: string) => hasNoErrors(text, named, language);
    const { limits, speaker, ...own } = draft;
    const text = isTrue(draft.text) && draft.text.trim() !== "" ? draft.text : draft.evidence;
    // Passages that contain the evidence come first.
    const ids = [...new Set([...holders, ...named].map(({ id }) => id))];
    return [
      {
        ...own,
        text,
        passages: ids,
        ...(limits !== undefined && isTrue(limits) && { limits }),
        ...(speaker !== undefined && isKnownSpeaker(speaker, named) && { speaker }),
      },
    ];
  });
}

function hasNoErrors(text: string, passages: readonly FactPassage[], language?: string): boolean {
  const facts = readFacts(passages, { language });
  const checks = checkSlide(facts, { header: text, description: [] }, { language });
  return checks.every(({ severity }) => severity !== "error");
}

function isKnownSpeaker(name: string, passages: readonly FactPassage[]): boolean {
  const folded = foldText(name);
  return (
    folded !== "" &&
    passages.some(({ text, speaker = "" }) => foldText(`${speaker} ${text}`).includes(folded))
  );
}

/**
 * Merges duplicates, keeps the most useful statements, and numbers them in source order. `byRef` maps each draft's
 * `ref` to the statement's new id.
 */
export function mergeStatements(
  drafts: readonly StatementDraft[],
  passages: readonly { id: string }[],
): { statements: Statement[]; byRef: Map<string, string> } {
  const order = new Map(passages.map(({ id }, index) => [id, index]));
  const place = ({ passages: [first = ""] }: StatementDraft) => order.get(first) ?? Infinity;
  const merged: (StatementDraft & Signature & { refs: string[] })[] = [];
  for (const draft of drafts) {
    const signature = readSignature(draft);
    const twin = merged.find((other) => saysSame(other, signature));
    if (!twin) {
      merged.push({ ...draft, ...signature, refs: [draft.ref] });
      continue;
    }
    twin.passages = [...new Set([...twin.passages, ...draft.passages])];
    twin.refs.push(draft.ref);
    twin.weight = Math.max(twin.weight, draft.weight);
    const { limits } = draft;
    if (twin.limits === undefined && limits !== undefined) twin.limits = limits;
  }
  const byRef = new Map<string, string>();
  const statements = merged
    .toSorted((one, other) => other.weight - one.weight || place(one) - place(other))
    .slice(0, planLimits.facts)
    .toSorted((one, other) => place(one) - place(other))
    .map(({ words: _words, numbers: _numbers, ref: _ref, refs, ...draft }, index) => {
      const id = `f${index + 1}`;
      for (const ref of refs) byRef.set(ref, id);
      return { id, ...draft };
    });
  return { statements, byRef };
}

interface Signature {
  words: Set<string>;
  numbers: string;
}

function readSignature({ evidence }: StatementDraft): Signature {
  const folded = foldText(evidence);
  const numbers = Array.from(folded.matchAll(/\d+/g), ([digits]) => digits);
  return { words: listWords(folded), numbers: numbers.toSorted().join() };
}

function saysSame(one: Signature, other: Signature): boolean {
  if (one.numbers !== other.numbers) return false;
  const [less, more] =
    one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
  return shareOf(less, more) > likeness;
}
