import type { PostCheck } from "@slideloom/core/facts";
import { DialogState } from "../lib/dialog.ts";

/** `go` continues, `review` shows the first error instead. */
export type FactAnswer = "go" | "review" | "cancel";

export interface FactQuestion {
  purpose: "download" | "publish";
  /** Null if the check failed. */
  errors: readonly PostCheck[] | null;
  answer: (answer: FactAnswer | "again") => void;
}

export const factQuestion = new DialogState<FactQuestion>();
