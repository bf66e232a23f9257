import type { RenderWarning } from "@slideloom/core/contract";
import { listFileLayoutWarnings, type SlideLayout } from "@slideloom/renderer";

/** Clients take headers of some kB together. */
const maxHeaderLength = 4000;

/**
 * The pictures that are missing, what did not fit, and what no font has, from the first slide to the last; each once, also
 * where slides are laid out in several sizes.
 */
export function listLayoutWarnings(layouts: readonly SlideLayout[]): RenderWarning[] {
  const warnings = layouts.flatMap(listFileLayoutWarnings).map(({ slide, item, message }) => ({
    slide: slide + 1,
    ...(item !== undefined && { item: item + 1 }),
    message,
  }));
  return [...new Map(warnings.map((one) => [JSON.stringify(one), one])).values()];
}

/** The warnings as JSON in ASCII, as many as a header holds; null without any. */
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
