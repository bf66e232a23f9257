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

/** Tokens reserved for the model's chat template. */
const templateTokens = 256;
/** Factor for token estimates, which may be too low by this much. */
const margin = 1.2;
/**
 * If a source has several chunks, each may have one fact per this many tokens of room in the model's window. The limit
 * is never below `fewestPerChunk` or above `factsPerChunk`.
 */
const tokensPerFact = 800;
const fewestPerChunk = 3;
/**
 * Context windows up to this many tokens count as small. With a small window, the limit of facts for a source of one
 * chunk is `factsPerChunk` instead of `factsOfWhole`.
 */
const smallWindow = 8192;
/** If a question is too long for the model, the next question has at most half of this many tokens. */
const usualWindow = 12_288;
const smallestChunk = 200;
const smallestWindow = 2048;
const fewestFacts = 4;

/** Estimates the tokens of a question with its reply, rather too many than too few. */
export const countTokens = ({
  system,
  user,
  slides,
}: Pick<Question<unknown>, "system" | "user" | "slides">): number =>
  Math.ceil(estimateTokens(`${system}\n${user}`) * margin) +
  replyTokensPerSlide * slides +
  templateTokens;

/** All chunks of a source, the chunks chosen for reading, and the maximum number of facts of each chunk. */
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

/** Keeps the most useful facts, as many as fit in the model's window with their question, in their original order. */
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

/** Runs a step. If its question is too long for the model, runs the step again with half the window. */
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
