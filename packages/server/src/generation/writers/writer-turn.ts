import type { WriterName } from "@slideloom/core/generation";
import { describeFailure, type WriterFailure } from "./try-writers.ts";
import type { Writer } from "./writer.ts";

/** The writer that starts now, with its price and the number of posts `ahead` in its queue. */
export interface WriterTurn {
  writer: WriterName;
  credits: number;
  ahead: number;
  failures: string[];
}

export const describeTurn = (writer: Writer, failures: readonly WriterFailure[]): WriterTurn => ({
  writer: nameWriter(writer),
  credits: writer.credits,
  ahead: writer.ahead?.() ?? 0,
  failures: failures.map(describeFailure),
});

/** Returns a writer's name without its other fields, which must not reach clients. */
export const nameWriter = ({ owner, provider, model }: WriterName): WriterName => ({
  owner,
  provider,
  model,
});
