import type { Locator } from "vitest/browser";

/**
 * Sets a file input's file inside the page, as a file picker does. The test runner's `upload` would copy the bytes
 * through the test process.
 */
export function chooseFile(locator: Locator, file: File): void {
  const input = locator.element();
  if (!(input instanceof HTMLInputElement)) throw new Error("That is no file input.");
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
