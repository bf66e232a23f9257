import type { PostCheck } from "@slideloom/core/facts";
import { create } from "zustand";

/** `go` continues, `review` shows the first error instead. */
export type FactAnswer = "go" | "review" | "cancel";

export interface FactQuestion {
  purpose: "download" | "publish";
  /** Null if the check failed. */
  errors: readonly PostCheck[] | null;
  answer: (answer: FactAnswer | "again") => void;
}

/** The open question; null if there is none. */
export const useFactQuestion = create<{ question: FactQuestion | null }>()(() => ({
  question: null,
}));
