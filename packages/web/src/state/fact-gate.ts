import type { PostCheck } from "@slideloom/core/facts";
import { getDocument } from "./carousel-store.ts";
import { settleFactChecks } from "./fact-checking.ts";
import { type FactAnswer, useFactQuestion } from "./fact-question.ts";

/** Errors that the person chose to ignore. They cause no further question. */
const passed = new Set<string>();

/**
 * If the post has errors, asks before a download or publication. Errors that the person accepted before don't count.
 */
export async function askAboutFacts(
  purpose: "download" | "publish",
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
