import type { NewPassage } from "@slideloom/core/sources";
import type { PdfTable } from "./find-tables.ts";

/** A part that isn't read, with its words. */
export interface LeftBlock {
  left: "footnote" | "image caption" | "line of the table of contents";
  text: string;
}

export type PdfBlock = NewPassage | PdfTable | LeftBlock;

export const isTable = <Other extends object>(block: Other | PdfTable): block is PdfTable =>
  "rows" in block;

export const isLeft = (block: PdfBlock): block is LeftBlock => "left" in block;

export const findPassage = (block: PdfBlock): NewPassage | null =>
  isTable(block) || isLeft(block) ? null : block;
