import type { PostCheck } from "@slideloom/core/facts";
import { create } from "zustand";
import { getDocument } from "./carousel-store.ts";
import { settleFactChecks } from "./fact-checking.ts";

type Purpose = "download" | "publish";

/** `go` continues, `review` shows the first error instead. */
export type FactAnswer = "go" | "review" | "cancel";

interface Question {
  purpose: Purpose;
  errors: readonly PostCheck[];
  answer: (answer: FactAnswer) => void;
}

/** The open question; null if there is none. */
export const useFactQuestion = create<{ question: Question | null }>()(() => ({ question: null }));

/** Errors that the person chose to ignore. They cause no further question. */
const passed = new Set<string>();

/**
 * If the post has errors, asks before a download or publication. Errors that the person accepted before don't count.
 */
export async function askAboutFacts(
  purpose: Purpose,
  { slideIndex }: { slideIndex?: number } = {},
): Promise<FactAnswer> {
  const checks = await settleFactChecks();
  const errors = checks.filter(
    ({ severity, slide, field }) =>
      severity === "error" &&
      (slideIndex === undefined || (slide === slideIndex && field !== "caption")),
  );
  if (errors.every((error) => passed.has(identify(error)))) return "go";
  const answer = await new Promise<FactAnswer>((resolve) => {
    useFactQuestion.getState().question?.answer("cancel");
    useFactQuestion.setState({ question: { purpose, errors, answer: resolve } });
  });
  useFactQuestion.setState({ question: null });
  if (answer === "go") for (const error of errors) passed.add(identify(error));
  return answer;
}

/** Identifies an error by its slide or caption, its code and its words. The position in the text doesn't count. */
function identify({ slide, field, service, code, raw }: PostCheck): string {
  const place =
    field === "caption" ? `caption ${service ?? ""}` : (getDocument().slideIds[slide] ?? "");
  return `${place} ${code} ${raw}`;
}
