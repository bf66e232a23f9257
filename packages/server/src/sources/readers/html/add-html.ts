import { Parser } from "htmlparser2";
import { HtmlBlocks } from "./html-blocks.ts";
import { findDataTables } from "./data-tables.ts";
import type { BlockSink, HtmlWalk } from "./html-walk.ts";

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
