import type { Issue } from "@slideloom/core/document";
import { useMemo } from "react";
import { useDocument } from "./carousel-store.ts";
import { useSlideLayouts } from "./slide-layouts.ts";

/** Layouts that are complete without items, because they show only a title or header. */
const completeWithoutItems = ["cover", "statement"];

/**
 * Returns the warnings about the post. Warnings about missing items are omitted for slides whose layout is complete
 * without items.
 */
export function usePostWarnings(): readonly Issue[] {
  const warnings = useDocument((document) => document.warnings);
  const layouts = useSlideLayouts();
  return useMemo(
    () =>
      warnings.filter(({ code, path }) => {
        const { layout = "" } = layouts[Number(path[1])] ?? {};
        return code !== "empty-description" || !completeWithoutItems.includes(layout);
      }),
    [warnings, layouts],
  );
}
