import type { PostCheck } from "@slideloom/core/facts";
import { create } from "zustand";

/** `go` continues, `review` shows the first error instead. */
export type FactAnswer = "go" | "review" | "cancel";

interface Question {
  purpose: "download" | "publish";
  errors: readonly PostCheck[];
  answer: (answer: FactAnswer) => void;
}

/** The open question; null if there is none. */
export const useFactQuestion = create<{ question: Question | null }>()(() => ({ question: null }));
