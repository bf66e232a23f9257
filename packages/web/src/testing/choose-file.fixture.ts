import type { Locator } from "vitest/browser";

/**
 * Sets a file input's file like a file picker. Avoids the test runner's `upload`, because that copies the bytes through
 * the test process.
 */
export function chooseFile(locator: Locator, file: File): void {
  const input = locator.element();
  if (!(input instanceof HTMLInputElement)) throw new Error("That is no file input.");
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
