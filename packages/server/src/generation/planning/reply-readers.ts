import {
  acceptStatements,
  finishHooks,
  mergeStatements,
  type Chunk,
  type Statement,
  type StatementDraft,
} from "@slideloom/core/planning";
import { defineReader } from "../../threads/reader.ts";
import { replyLimits } from "../reply/reply-limits.ts";
import { readFactDrafts, readObject } from "./read-plan.ts";
import { readHooks, readPlanned, tooFewHooks } from "./read-planned.ts";
import { readRepair } from "./read-repair.ts";

interface Proof {
  /** The passages that the model was shown. */
  chunk: Chunk;
  language: string | undefined;
}

/** Reads facts. Drops those whose evidence isn't in their passage. */
export const factsReplyReader = defineReader({
  ...replyLimits,
  name: "facts-reply",
  read: ({ reply, chunk, language, most }: Proof & { reply: string; most: number }) => {
    const object = readObject(reply, ["facts"]);
    if (!object) return { answer: null, problems: ['It held no JSON object with "facts".'] };
    const drafts = readFactDrafts(object["facts"]);
    const answer = acceptStatements(drafts, chunk, language).slice(0, most);
    // Zero facts are a valid answer. If most facts lack evidence, the model is asked again.
    const isUnproven = drafts.length > 0 && answer.length < drafts.length / 2;
    return { answer, problems: isUnproven ? [unprovenMessage] : [] };
  },
});

/** Reads facts, and an outline and hooks that refer to them. */
export const planReplyReader = defineReader({
  ...replyLimits,
  name: "plan-reply",
  read: ({ reply, chunk, language, slides }: Proof & { reply: string; slides: number }) => {
    const object = readObject(reply, ["outline", "facts"]);
    const drafts = readFactDrafts(object?.["facts"]);
    const proven = acceptStatements(drafts, chunk, language);
    const { statements: facts, byRef } = mergeStatements(proven, chunk);
    const rename = (ref: string) => [byRef.get(ref) ?? []].flat();
    const read = readPlanned(object, { slides, facts, rename });
    const isUnproven = proven.length < drafts.length / 2 || proven.length === 0;
    return { ...read, problems: [...(isUnproven ? [unprovenMessage] : []), ...read.problems] };
  },
});

/** Reads an outline and hooks that refer to known facts. */
export const outlineReplyReader = defineReader({
  ...replyLimits,
  name: "outline-reply",
  read: ({
    reply,
    slides,
    facts,
  }: {
    reply: string;
    slides: number;
    facts: readonly Statement[];
  }) => readPlanned(readObject(reply, ["outline", "items"]), { slides, facts }),
});

/** Reads hooks that refer to known facts. */
export const hooksReplyReader = defineReader({
  ...replyLimits,
  name: "hooks-reply",
  read: ({ reply, facts }: { reply: string; facts: readonly Statement[] }) => {
    const answer = finishHooks(readHooks(readObject(reply, ["hooks"])?.["hooks"]), facts);
    if (answer.length === 0) return { answer: null, problems: ["It held no hooks."] };
    return { answer, problems: answer.length < 3 ? [tooFewHooks] : [] };
  },
});

/** Reads new versions of slides with problems. */
export const repairReplyReader = defineReader({
  ...replyLimits,
  name: "repair-reply",
  read: readRepair,
});

/** Merges the facts of several parts of a source; `ids` are those of its passages, in order. */
export const mergeReader = defineReader({
  ...replyLimits,
  name: "merge-facts",
  read: ({ drafts, ids }: { drafts: readonly StatementDraft[]; ids: readonly string[] }) =>
    mergeStatements(
      drafts,
      ids.map((id) => ({ id })),
    ).statements,
});

const unprovenMessage =
  "The evidence of most facts is not in the passage that they name: copy it letter by letter.";
