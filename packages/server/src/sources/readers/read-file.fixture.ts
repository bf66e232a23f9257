import type { Passage } from "@slideloom/core/sources";
import { readFile } from "./read-file.ts";
import type { FoundSource, SourceFile } from "./source-file.ts";

/** Reads a text or bytes as a file. */
export const read = (content: string | Uint8Array, file: Omit<SourceFile, "bytes"> = {}) =>
  readFile({ ...file, bytes: typeof content === "string" ? Buffer.from(content) : content });

/** Describes each passage by its kind, level and text, e.g. `h2 The mix`. */
export const outline = ({ passages }: FoundSource) => passages.map(describe);

const marks: Record<Passage["kind"], string> = {
  heading: "h",
  paragraph: "p",
  list: "li",
  quote: "q",
  table: "t",
  code: "code",
  cue: "cue",
};

const describe = ({ kind, level, ordered, text }: Passage) =>
  `${marks[kind]}${level ?? ""}${ordered ? "." : ""} ${text}`;

/** All words that posts could be made from. */
export const wordsOf = ({ source, passages }: FoundSource) =>
  [source.title, source.byline ?? "", ...passages.map(({ text }) => text)].join("\n");
