import { GenerationError } from "../../src/generation/generation-error.ts";
import type { Material } from "../../src/generation/text-generator.ts";
import type { SourceReader } from "../../src/sources/source-reader.ts";
import type { EvalWriter } from "./eval-writer.ts";
import { judgeItems, type Judge } from "./judge-items.ts";
import { readMaterial, runSourceCase, type SourceResult } from "./run-source-case.ts";
import type { SourceCase } from "./source-case.ts";

/** A writer's posts, in the order of the sources. */
export interface WriterResults {
  writer: EvalWriter;
  results: SourceResult[];
}

export interface SourceRun {
  reader: Pick<SourceReader, "read">;
  judge: Judge | null;
  onResult: (writer: EvalWriter, result: SourceResult) => void;
  /** Called if the judge fails; the items that it should decide remain null. */
  onJudgeFailure: (id: string, message: string) => void;
}

/** Reads each source once and has every writer make a post of it, one after the other. */
export async function runSources(
  writers: readonly EvalWriter[],
  cases: readonly SourceCase[],
  run: SourceRun,
): Promise<WriterResults[]> {
  const materials: Material[] = [];
  for (const one of cases) materials.push(await readMaterial(run.reader, one));
  const all: WriterResults[] = [];
  for (const writer of writers) {
    const results: SourceResult[] = [];
    for (const [index, material] of materials.entries()) {
      const sourceCase = cases[index];
      if (!sourceCase) continue;
      const result = await judge(
        sourceCase,
        await runSourceCase(writer, sourceCase, material),
        run,
      );
      run.onResult(writer, result);
      results.push(result);
    }
    all.push({ writer, results });
  }
  return all;
}

async function judge(
  sourceCase: SourceCase,
  result: SourceResult,
  { judge, onJudgeFailure }: SourceRun,
): Promise<SourceResult> {
  const { written, items } = result;
  if (!judge || !written) return result;
  const { signal } = new AbortController();
  try {
    return { ...result, items: await judgeItems(judge, sourceCase, written, items, signal) };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    onJudgeFailure(sourceCase.id, error.message);
    return result;
  }
}
