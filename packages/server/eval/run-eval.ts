import type { Post } from "@slideloom/core/document";
import type { NodeSlideRenderer } from "@slideloom/renderer/node";
import { GenerationError } from "../src/generation/generation-error.ts";
import type { GeneratedPost, TextGenerator } from "../src/generation/text-generator.ts";
import type { EvalCase } from "./eval-requests.ts";
import { measurePost, type PostMeasures } from "./measure-post.ts";

/** The result of one request of the evaluation. */
export interface EvalResult {
  evalCase: EvalCase;
  /** How the reply became a post, e.g. `asked-again`, or the class of the failure. */
  outcome: GeneratedPost["repair"] | string;
  post: Post | null;
  measures: PostMeasures | null;
  /** Null if no slide was generated. */
  firstSlideMs: number | null;
  totalMs: number;
  tokens: number | null;
}

/** Generates a post for every case, one after the other, and measures it. */
export async function runEval(
  generator: TextGenerator,
  evalCases: readonly EvalCase[],
  renderer: NodeSlideRenderer,
  onResult: (result: EvalResult) => void,
): Promise<EvalResult[]> {
  const results: EvalResult[] = [];
  for (const evalCase of evalCases) {
    const result = await runCase(generator, evalCase, renderer);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function runCase(
  generator: TextGenerator,
  evalCase: EvalCase,
  renderer: NodeSlideRenderer,
): Promise<EvalResult> {
  const startMs = performance.now();
  let firstSlideMs: number | null = null;
  const onSlide = () => {
    firstSlideMs ??= performance.now() - startMs;
  };
  try {
    const { signal } = new AbortController();
    const { post, repair, usage } = await generator.generate(evalCase.request, { signal, onSlide });
    const totalMs = performance.now() - startMs;
    const measures = await measurePost(post, evalCase, renderer);
    const tokens = usage && (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
    return { evalCase, outcome: repair, post, measures, firstSlideMs, totalMs, tokens };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    const totalMs = performance.now() - startMs;
    const failed = { post: null, measures: null, firstSlideMs, totalMs, tokens: null };
    return { evalCase, outcome: error.code, ...failed };
  }
}
