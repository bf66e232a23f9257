import type { PostCheck } from "@slideloom/core/facts";
import { useMemo } from "react";
import { useFactStore } from "../../../state/fact-checks.ts";
import { useSourcePassages } from "../../../state/source-store.ts";

interface Repairs {
  /** The findings of the fact check that a repair corrects. */
  checks: readonly PostCheck[];
  /** Number of slides that the repair rewrites. */
  slides: number;
}

/** Lists the findings that a repair corrects. A repair skips notes, and doesn't rewrite the title or captions. */
export const listRepairs = (checks: readonly PostCheck[]): PostCheck[] =>
  checks.filter(
    ({ severity, field }) => severity !== "note" && field !== "title" && field !== "caption",
  );

/** Returns what a repair of the post would correct; null if the post's sources aren't loaded. */
export function useRepairs(): Repairs | null {
  const { status } = useSourcePassages();
  const all = useFactStore((state) => state.checks);
  return useMemo(() => {
    if (status !== "held") return null;
    const checks = listRepairs(all);
    return { checks, slides: new Set(checks.map(({ slide }) => slide)).size };
  }, [status, all]);
}
