import { onTestFinished } from "vitest";
import type { TextReader } from "../threads/reader.ts";
import type { TextReadersSettings } from "../threads/text-readers.ts";
import { createTextReaders } from "./create-text-readers.ts";

/** Opens the readers until the test ends. */
export function openReaders(settings: Omit<TextReadersSettings, "findFile"> = {}) {
  const readers = createTextReaders({ timeFactor: 30, ...settings });
  onTestFinished(() => readers.dispose());
  return readers;
}

/** Opens one party's readers until the test ends. */
export const openTexts = (settings?: Omit<TextReadersSettings, "findFile">): TextReader =>
  openReaders(settings).of("account:a");
