import type { Locator } from "vitest/browser";

/** Chooses a file in a file input, as the browser's picker does. Not `upload`, which sends the bytes out of the page and back. */
export function chooseFile(locator: Locator, file: File): void {
  const input = locator.element();
  if (!(input instanceof HTMLInputElement)) throw new Error("That is no file input.");
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
