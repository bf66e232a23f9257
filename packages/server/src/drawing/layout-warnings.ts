import type { RenderWarning } from "@slideloom/core/contract/public-render";
import { listFileLayoutWarnings, type SlideLayout } from "@slideloom/renderer";

/** Clients limit headers to a few kB in total. */
const maxHeaderLength = 4000;

/**
 * Lists what `listFileLayoutWarnings` names, from the first slide to the last. If a slide has the same warning in
 * several sizes, lists the warning once.
 */
export function listLayoutWarnings(layouts: readonly SlideLayout[]): RenderWarning[] {
  const warnings = layouts.flatMap(listFileLayoutWarnings).map(({ slide, item, message }) => ({
    slide: slide + 1,
    ...(item !== undefined && { item: item + 1 }),
    message,
  }));
  return [...new Map(warnings.map((one) => [JSON.stringify(one), one])).values()];
}

/** Returns the warnings as ASCII JSON, as many as fit in a header; null if there are none. */
export function buildWarningsHeader(warnings: readonly RenderWarning[]): string | null {
  let header = "";
  for (const warning of warnings) {
    const text = JSON.stringify(warning).replace(
      /[\u007F-\uFFFF]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    if (header.length + text.length > maxHeaderLength) break;
    header += header === "" ? text : `,${text}`;
  }
  return header === "" ? null : `[${header}]`;
}
