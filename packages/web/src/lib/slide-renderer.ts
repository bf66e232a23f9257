import { type BrowserSlideRenderer, createBrowserSlideRenderer } from "@slideloom/renderer/browser";

let renderer: BrowserSlideRenderer | null = null;

/** Returns the page's shared pool of drawing workers, started on first use. */
export function getSlideRenderer(): BrowserSlideRenderer {
  renderer ??= createBrowserSlideRenderer();
  return renderer;
}

export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
