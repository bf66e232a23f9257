import { describeWriter, type WriterName } from "@slideloom/core/generation";
import { DomainError } from "../../errors/domain-error.ts";
import { GenerationError } from "../generation-error.ts";

/** A writer that failed, and why. */
export interface WriterFailure {
  writer: WriterName;
  error: GenerationError;
}

/** A result, who made it, and who failed before. */
export interface Written<Named extends WriterName, Result> {
  result: Result;
  writer: Named;
  failures: WriterFailure[];
}

/**
 * Runs `attempt` with each writer in order until one succeeds. Other errors than a `GenerationError`, and an abort, end
 * the attempts.
 * @throws {GenerationError} if all writers fail; its message names each if there were several.
 */
export async function tryWriters<Named extends WriterName, Result>(
  writers: readonly Named[],
  signal: AbortSignal,
  attempt: (writer: Named, failures: readonly WriterFailure[]) => Promise<Result>,
): Promise<Written<Named, Result>> {
  const failures: WriterFailure[] = [];
  for (const writer of writers) {
    try {
      return { result: await attempt(writer, failures), writer, failures };
    } catch (error) {
      if (signal.aborted) throw error;
      const isUnpaid = error instanceof DomainError && error.code === "insufficient-credits";
      if (isUnpaid && failures.length > 0) break;
      if (!(error instanceof GenerationError)) throw error;
      failures.push({ writer, error });
    }
  }
  throw joinFailures(failures);
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
