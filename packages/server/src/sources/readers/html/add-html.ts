import type { Reading } from "@slideloom/core/sources";
import { Parser } from "htmlparser2";
import { HtmlBlocks } from "./html-blocks.ts";
import { findDataTables } from "./data-tables.ts";

export interface HtmlWalk {
  /** Elements whose content isn't read. */
  skip?: ReadonlySet<string>;
  /** Whether the HTML is a web page, which may begin with a notice about cookies. */
  isPage?: boolean;
}

/** Adds the blocks of HTML as passages, in linear time. Builds no DOM, so elements may be nested at any depth. */
export function addHtml(reading: Reading, html: string, walk: HtmlWalk = {}): void {
  const blocks = new HtmlBlocks(reading, findDataTables(html), walk);
  const parser = new Parser({
    onopentag: (name, attributes) => blocks.open(name, attributes),
    onclosetag: (name) => blocks.close(name),
    ontext: (text) => blocks.addText(text),
  });
  parser.end(html);
  blocks.finish();
}
