import { describeWriter, type WriterName } from "@slideloom/core/generation";
import { DomainError } from "../../errors/domain-error.ts";
import { GenerationError } from "../generation-error.ts";
import type { Writer } from "./writer.ts";

export interface WriterFailure {
  writer: WriterName;
  error: GenerationError;
}

/** A result, its writer, and the writers that failed before. */
export interface Written<Named extends WriterName, Result> {
  result: Result;
  writer: Named;
  failures: WriterFailure[];
}

/**
 * Runs `attempt` with each writer in order until one succeeds. Only a `GenerationError` leads to the next writer.
 * @throws {GenerationError} if all writers fail. If there were several, the message names every failed writer.
 */
export async function tryWriters<Named extends WriterName & Pick<Writer, "report">, Result>(
  writers: readonly Named[],
  signal: AbortSignal,
  attempt: (writer: Named, failures: readonly WriterFailure[]) => Promise<Result>,
): Promise<Written<Named, Result>> {
  const failures: WriterFailure[] = [];
  for (const writer of writers) {
    try {
      const result = await attempt(writer, failures);
      await report(writer, null);
      return { result, writer, failures };
    } catch (error) {
      if (signal.aborted) throw error;
      const isUnpaid = error instanceof DomainError && error.code === "insufficient-credits";
      if (isUnpaid && failures.length > 0) break;
      if (!(error instanceof GenerationError)) throw error;
      failures.push({ writer, error });
      await report(writer, error);
    }
  }
  throw joinFailures(failures);
}

/** A report that fails must not fail the work. */
async function report(writer: Pick<Writer, "report">, error: GenerationError | null) {
  await writer.report?.(error).catch(() => undefined);
}

/** Returns a sentence about a failed writer, for the person. */
export function describeFailure({ writer, error }: WriterFailure): string {
  return `${describeWriter(writer)} failed: ${error.message}`;
}

function joinFailures(failures: readonly WriterFailure[]): GenerationError {
  const last = failures.at(-1);
  if (!last) return new GenerationError("no-model", "No model is set up to write this.");
  if (failures.length === 1) return last.error;
  const message = failures.map(describeFailure).join(" ");
  return new GenerationError(last.error.code, message, { cause: last.error });
}
