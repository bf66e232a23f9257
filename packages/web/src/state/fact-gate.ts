import type { PostCheck } from "@slideloom/core/facts";
import { getDocument } from "./carousel-store.ts";
import { useFactStore } from "./fact-checks.ts";
import { type FactAnswer, type FactQuestion, factQuestion } from "./fact-question.ts";
import { startChecks } from "./start-checks.ts";
import { noticeProgress } from "./toast-store.ts";
import { useVoiceStore } from "./voice-store.ts";

/** Errors that the person chose to ignore. They cause no further question. */
const passed = new Set<string>();

/**
 * If the post has errors, asks before a download or publication. Errors that the person accepted before don't count. If
 * the checks fail, asks before a publication; a download goes on.
 */
export async function askAboutFacts(
  purpose: FactQuestion["purpose"],
  { slideIndex }: { slideIndex?: number } = {},
): Promise<FactAnswer> {
  while (isCheckable()) {
    const errors = await findErrors(slideIndex);
    if (errors === null ? purpose === "download" : errors.every(isPassed)) return "go";
    const answer = await ask({ purpose, errors });
    if (answer === "again") continue;
    if (answer === "go") for (const error of errors ?? []) passed.add(identify(error));
    return answer;
  }
  return "go";
}

/** Whether the open post has a source or voice to be checked against, but the last check failed. */
export const isUnchecked = (): boolean => isCheckable() && useFactStore.getState().retry !== null;

const isCheckable = () =>
  (getDocument().post?.sources ?? []).length > 0 || useVoiceStore.getState().voice !== null;

/** Returns the errors of a slide, or of the whole post with its captions; null if the check failed. */
async function findErrors(slideIndex: number | undefined): Promise<readonly PostCheck[] | null> {
  const endNotice = noticeProgress({
    title: "Checking the post…",
    description: "Its words are compared with your source or your voice.",
  });
  const checks = await settle().finally(endNotice);
  if (!checks || isUnchecked()) return null;
  return checks.filter(
    ({ severity, slide, field }) =>
      severity === "error" &&
      (slideIndex === undefined || (slide === slideIndex && field !== "caption")),
  );
}

const settle = async () => (await startChecks())?.settleFactChecks();

async function ask(question: Omit<FactQuestion, "answer">): Promise<FactAnswer | "again"> {
  const answer = await new Promise<FactAnswer | "again">((resolve) => {
    factQuestion.read()?.answer("cancel");
    factQuestion.open({ ...question, answer: resolve });
  });
  factQuestion.close();
  return answer;
}

const isPassed = (error: PostCheck) => passed.has(identify(error));

/** Identifies an error by its slide or caption, its code and its words. The position in the text doesn't count. */
function identify({ slide, field, service, code, raw }: PostCheck): string {
  const place =
    field === "caption" ? `caption ${service ?? ""}` : (getDocument().slideIds[slide] ?? "");
  return `${place} ${code} ${raw}`;
}
