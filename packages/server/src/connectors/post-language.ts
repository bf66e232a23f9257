import { findSoleLanguage } from "@slideloom/core/text";
import type { TargetRun } from "./connector.ts";

/**
 * Returns the language chosen for a post, by default the one that the caption's script proves; undefined if it proves
 * none.
 */
export const findPostLanguage = ({ options, caption }: TargetRun["payload"]): string | undefined =>
  options.language ?? findSoleLanguage(caption) ?? undefined;
