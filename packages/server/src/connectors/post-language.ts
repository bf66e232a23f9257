import { findSoleLanguage } from "@slideloom/core/text";
import type { TargetRun } from "./connector.ts";

/**
 * If no language is chosen, returns the only language with the caption's script, e.g. Japanese. Undefined if several
 * languages use the script, e.g. Latin.
 */
export const findPostLanguage = ({ options, caption }: TargetRun["payload"]): string | undefined =>
  options.language ?? findSoleLanguage(caption) ?? undefined;
