import type { Chunk, StatementDraft } from "@slideloom/core/planning";
import { z } from "zod";
import { list, section } from "@slideloom/core/writing";
import type { Question } from "../text-generator.ts";
import { describeChunk, writePlanMessages } from "./material.ts";
import type { PlanRequest } from "./plan-request.ts";
import { factsReplyReader } from "./reply-readers.ts";
import { buildWireFacts } from "./wire-plan.ts";

export const factShape =
  '{"id": "f1", "passages": ["p7"], "kind": "number" | "date" | "quote" | "claim" | "step" | "example" | "contrast" | "definition" | "person", "evidence": string, "text": string, "limits": string | null, "speaker": string | null, "weight": 1 | 2 | 3}';

/** Rules for facts, shared by the questions that ask for them. */
export const factRules = (most: number) => [
  `At most ${most} facts, the ones that are of most use to the reader. weight: 3 for what the post can't do without.`,
  "evidence first: at most 12 words, copied letter by letter from the passage that you name. A fact without such words is worthless.",
  "text: the fact in at most 20 words, in the language of the source. Only what the passage says: no conclusion, nothing stronger (“fell” is not “vanished”).",
  "limits: the condition that belongs to it (who, when, how many, compared with what), or null. speaker: who said it, or null.",
  "If the text corrects something, the correction is the fact; what it corrects is not. An opinion stays an opinion, with its speaker.",
  "Adverts, menus, cookie notices, author bios and invitations to subscribe hold no facts.",
];

/** Asks for the facts of one chunk. Drops a fact if its evidence isn't in its passage. */
export function buildFactsQuestion(
  request: PlanRequest,
  chunk: Chunk,
  most: number,
): Question<StatementDraft[]> {
  return {
    ...writePlanMessages(request, {
      role: "You read a text for an editor and list its facts. You add nothing.",
      reply: `{"facts": [${factShape}]}. Every key is there.`,
      rules: [section("Facts", list(factRules(most)))],
      material: [describeChunk(chunk)],
      task: `List at most ${most} facts of these passages: one JSON object.`,
    }),
    schema: z.strictObject({ facts: buildWireFacts(listIds(chunk)) }),
    noun: "list of facts",
    slides: Math.ceil(most / 2),
    read: async (reply, read) =>
      read(factsReplyReader, { reply, chunk, most, language: request.material?.source.language }),
  };
}

export const listIds = (chunk: Chunk) => [...new Set(chunk.map(({ id }) => id))];
