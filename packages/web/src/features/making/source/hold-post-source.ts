import type { SourceResponse } from "@slideloom/core/contract/sources";
import { keepSource } from "../../../lib/sources.ts";
import { holdSource } from "../../../state/source-store.ts";
import { listSources, useSource } from "./source-store.ts";

/** Keeps the source of a post that is about to open, to check its slides: in memory, and in this browser. */
export function holdPostSource(source: SourceResponse | null): void {
  if (!source) return;
  holdSource(source);
  // A source that was read is already stored, by the server or by this browser.
  if (source.kept_until !== null || listSources(useSource.getState()).includes(source)) return;
  keepSource(source).catch((error: unknown) =>
    console.warn("The text could not be kept in this browser.", error),
  );
}
