import type { NewPassage, Reading } from "@slideloom/core/sources";
import { Parser } from "htmlparser2";
import { HtmlBlocks } from "./html-blocks.ts";
import { findDataTables } from "./data-tables.ts";

/** How a block looks on its page. */
export interface BlockShape {
  /** Fraction of its characters that are in links, 0 to 1. */
  linkShare: number;
}

/** Receives the blocks of HTML, e.g. a `Reading`. */
export interface BlockSink extends Pick<Reading, "addRow" | "leave"> {
  add: (passage: NewPassage, shape: BlockShape) => void;
}

export interface HtmlWalk {
  /** Elements whose content isn't read. */
  skip?: ReadonlySet<string>;
  /** Whether the HTML is a web page, which may begin with a notice about cookies. */
  isPage?: boolean;
}

/** Adds the blocks of HTML as passages, in linear time. Builds no DOM, so elements may be nested at any depth. */
export function addHtml(sink: BlockSink, html: string, walk: HtmlWalk = {}): void {
  const blocks = new HtmlBlocks(sink, findDataTables(html), walk);
  const parser = new Parser({
    onopentag: (name, attributes) => blocks.open(name, attributes),
    onclosetag: (name) => blocks.close(name),
    ontext: (text) => blocks.addText(text),
  });
  parser.end(html);
  blocks.finish();
}
