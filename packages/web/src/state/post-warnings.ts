import type { Issue } from "@slideloom/core/document";
import { useMemo } from "react";
import { useDocument } from "./carousel-store.ts";
import { useSlideLayouts } from "./slide-layouts.ts";

/** Returns warnings on the text. A cover without items is fine: it shows the post's title. */
export function usePostWarnings(): readonly Issue[] {
  const warnings = useDocument((document) => document.warnings);
  const layouts = useSlideLayouts();
  return useMemo(
    () =>
      warnings.filter(({ code, path }) => {
        const layout = layouts[Number(path[1])]?.layout;
        return code !== "empty-description" || layout !== "cover";
      }),
    [warnings, layouts],
  );
}
