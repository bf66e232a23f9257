import type { PassageList } from "@slideloom/core/sources";
import { Parser } from "htmlparser2";
import { HtmlBlocks } from "./html-blocks.ts";
import { findDataTables } from "./data-tables.ts";

export interface HtmlWalk {
  /** Elements whose content isn't read. */
  skip?: ReadonlySet<string>;
}

/** Parts of a page that were left out, by kind. */
export interface LeftOut {
  captions: number;
  comments: number;
}

/** Adds the blocks of HTML as passages, in linear time and without a document, so nesting may be of any depth. */
export function addHtml(list: PassageList, html: string, walk: HtmlWalk = {}): LeftOut {
  const blocks = new HtmlBlocks(list, findDataTables(html), walk);
  const parser = new Parser({
    onopentag: (name, attributes) => blocks.open(name, attributes),
    onclosetag: (name) => blocks.close(name),
    ontext: (text) => blocks.addText(text),
  });
  parser.end(html);
  return blocks.finish();
}
