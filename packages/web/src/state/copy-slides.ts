import type * as copiedSlides from "./copied-slides.ts";
import { readCopiedText } from "./copied-text.ts";
import { runWithCode } from "./run-with-code.ts";

const withCode = (act: (code: typeof copiedSlides) => unknown): Promise<void> =>
  runWithCode("the code for copying slides", () => import("./copied-slides.ts"), act);

export const copySlides = (indexes: readonly number[]): Promise<void> =>
  withCode((code) => code.copySlides(indexes));

/** Inserts the slides copied last after a slide, by default the current one. */
export function pasteCopied(after?: number): void {
  const text = readCopiedText();
  if (text !== null) void withCode((code) => code.pasteSlides(text, after));
}

/** Inserts copied slides from the clipboard's text. Resolves to false if the text has none. */
export async function pasteText(text: string): Promise<boolean> {
  let isTaken = false;
  await withCode((code) => {
    isTaken = code.pasteSlides(text);
  });
  return isTaken;
}
