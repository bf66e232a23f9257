import { describeCheck, type PostCheck } from "@slideloom/core/facts";
import { keyOfCheck } from "../../components/check-place.ts";
import { refOfCheck } from "../../state/fact-checks.ts";
import type { Finding } from "./finding.ts";

/** Lists the findings of the fact and voice checks. */
export const listWordFindings = (checks: readonly PostCheck[]): Finding[] =>
  checks.map((check) => {
    const { slide, severity, raw } = check;
    const ref = refOfCheck(check);
    return {
      key: `words ${keyOfCheck(check)}`,
      severity,
      place: ref ? { kind: "text", slide, ref, words: raw } : { kind: "caption" },
      message: describeCheck(check),
      check,
      fixes: [],
    };
  });

interface CheckState {
  hasSource: boolean;
  isSourceGone: boolean;
  hasVoice: boolean;
  retry: (() => void) | null;
  failure: string | null;
}

/** Reports that the words couldn't be compared with the source or the voice. */
export function listFailedChecks(state: CheckState): Finding[] {
  const { hasSource, isSourceGone, hasVoice, retry, failure } = state;
  const report = (message: string, fixes: Finding["fixes"]): Finding[] => [
    { key: "unchecked", severity: "warning", place: { kind: "source" }, message, fixes },
  ];
  if (retry && (hasSource || hasVoice)) {
    return report(failure ?? "We couldn't check this post.", [{ label: "Try again", run: retry }]);
  }
  if (!isSourceGone) return [];
  return report("We no longer store the source. Add it again to check this post.", []);
}
