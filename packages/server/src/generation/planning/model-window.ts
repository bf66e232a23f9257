import {
  chooseChunks,
  cutIntoChunks,
  estimateTokens,
  planLimits,
  type Chunk,
  type Statement,
} from "@slideloom/core/planning";
import { GenerationError } from "../generation-error.ts";
import { replyTokensPerSlide } from "../model/reply-tokens.ts";
import type { Question } from "../text-generator.ts";
import { buildFactsQuestion } from "./facts-question.ts";
import type { PlanRequest } from "./plan-request.ts";

/** Tokens of a chat template. */
const templateTokens = 256;
/** Factor by which a token estimate may be too low. */
const margin = 1.2;
/** A chunk has a fact per this many tokens, but three at least. */
const tokensPerFact = 800;
const fewestPerChunk = 3;
/** A source that is one chunk of a window up to this size has no more facts than a chunk. */
const smallWindow = 8192;
/** Tokens that the longest question for facts takes. */
const usualWindow = 12_288;
const smallestChunk = 200;
const smallestWindow = 2048;
const fewestFacts = 4;

/** Counts the tokens that a question takes with its reply, rather too many than too few. */
export const countTokens = ({
  system,
  user,
  slides,
}: Pick<Question<unknown>, "system" | "user" | "slides">): number =>
  Math.ceil(estimateTokens(`${system}\n${user}`) * margin) +
  replyTokensPerSlide * slides +
  templateTokens;

/** A source's chunks, those that are read, and the maximum number of facts of each. */
export interface CutSource {
  all: Chunk[];
  chosen: readonly Chunk[];
  most: number;
}

/** Cuts a source into chunks that fit in a model's window beside the question for their facts. */
export function cutSource(request: PlanRequest, windowTokens: number): CutSource {
  const { factsOfWhole, factsPerChunk } = planLimits;
  const { material } = request;
  if (!material) return { all: [], chosen: [], most: 0 };
  const question = countTokens(buildFactsQuestion(request, [], factsPerChunk));
  const room = Math.floor((windowTokens - question) / margin);
  const all = cutIntoChunks(material.passages, Math.max(smallestChunk, room));
  const chosen = chooseChunks(all);
  const whole = windowTokens <= smallWindow ? factsPerChunk : factsOfWhole;
  const part = Math.max(fewestPerChunk, Math.ceil(room / tokensPerFact));
  return { all, chosen, most: chosen.length === 1 ? whole : Math.min(part, factsPerChunk) };
}

/** Keeps the most useful facts with which a question fits in a model's window, in their order. */
export function keepFitting(
  facts: readonly Statement[],
  windowTokens: number,
  ask: (kept: readonly Statement[]) => Question<unknown>,
): readonly Statement[] {
  const useful = facts.toSorted((one, other) => other.weight - one.weight);
  let kept = facts;
  while (kept.length > fewestFacts && countTokens(ask(kept)) > windowTokens) {
    const best = new Set(useful.slice(0, Math.max(fewestFacts, Math.floor(kept.length * 0.8))));
    kept = facts.filter((fact) => best.has(fact));
  }
  return kept;
}

/** Returns whether a model couldn't read a question because of its length. */
export const isTooLong = (error: unknown): boolean =>
  error instanceof GenerationError && error.code === "too-long";

/** Runs a step, and again with half the window if the model can read less than its server says. */
export async function withinWindow<Result>(
  windowTokens: number,
  step: (windowTokens: number) => Promise<Result>,
): Promise<Result> {
  for (let tokens = windowTokens; ; tokens = Math.min(tokens, usualWindow) / 2) {
    try {
      return await step(tokens);
    } catch (error) {
      if (!isTooLong(error) || tokens <= smallestWindow) throw error;
    }
  }
}
