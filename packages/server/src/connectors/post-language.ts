import { findSoleLanguage } from "@slideloom/core/text";
import type { TargetRun } from "./connector.ts";

/** Returns the language that was chosen for a post, or that its caption's script proves. */
export const findPostLanguage = ({ options, caption }: TargetRun["payload"]): string | undefined =>
  options.language ?? findSoleLanguage(caption) ?? undefined;
