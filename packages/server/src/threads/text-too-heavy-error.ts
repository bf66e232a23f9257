import { countNoun } from "@slideloom/core/text";
import { DomainError } from "../errors/domain-error.ts";
import type { JobLimit } from "./job-thread.ts";
import type { Reader } from "./reader.ts";

/** Reading a foreign text exceeded a limit. The message names what was read; the text isn't read again. */
export class TextTooHeavyError extends DomainError<"text-too-heavy"> {
  readonly limit: JobLimit;
  readonly deadlineMs: number;

  constructor(
    { noun }: Pick<Reader<object, unknown>, "noun">,
    limit: JobLimit,
    deadlineMs: number,
  ) {
    const cause =
      limit === "time"
        ? `took longer than ${countNoun(deadlineMs / 1000, "second")}`
        : "needed too much memory";
    super("text-too-heavy", `Reading ${noun} ${cause}. Shorten it, then try again.`);
    this.limit = limit;
    this.deadlineMs = deadlineMs;
  }
}
