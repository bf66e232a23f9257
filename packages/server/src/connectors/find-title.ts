import { cutCodePoints } from "@slideloom/core/text";
import type { TargetRun } from "./connector.ts";

const mostTitleCharacters = 100;

/** Returns a document's title, by default the first line of the caption. */
export function findTitle({ options, caption }: TargetRun["payload"]): string {
  const line = caption.split("\n", 1)[0]?.trim() ?? "";
  return cutCodePoints(options.title?.trim() || line || "Slides", mostTitleCharacters);
}
