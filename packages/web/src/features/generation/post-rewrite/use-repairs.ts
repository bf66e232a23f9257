import { useMemo } from "react";
import { useFactStore } from "../../../state/fact-checks.ts";
import { useSourcePassages } from "../../../state/source-store.ts";

/** Returns the number of slides that a repair rewrites; null if the post's sources aren't loaded. */
export function useRepairs(): { slides: number } | null {
  const { status } = useSourcePassages();
  const checks = useFactStore((state) => state.checks);
  const slides = useMemo(
    () =>
      new Set(
        checks
          .filter(
            ({ severity, field }) =>
              severity !== "note" && field !== "title" && field !== "caption",
          )
          .map(({ slide }) => slide),
      ).size,
    [checks],
  );
  return status === "held" ? { slides } : null;
}
