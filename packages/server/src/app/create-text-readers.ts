import { createRequire } from "node:module";
import { TextReaders, type TextReadersSettings } from "../threads/text-readers.ts";

/** Creates the door for foreign text, with the readers of `readers.ts`. */
export const createTextReaders = (settings: Omit<TextReadersSettings, "findFile"> = {}) =>
  new TextReaders({ findFile, ...settings });

// Worker threads can't run TypeScript, so tests also start the built file.
const findFile = () => createRequire(import.meta.url).resolve("#reading-thread");
