import { type BrowserSlideRenderer, createBrowserSlideRenderer } from "@slideloom/renderer/browser";
import { once } from "./once.ts";

/** Returns the page's shared pool of drawing workers, started on first use. */
export const getSlideRenderer: () => BrowserSlideRenderer = once(createBrowserSlideRenderer);

export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
