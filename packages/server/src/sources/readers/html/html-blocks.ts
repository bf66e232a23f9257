import { isConsentNotice, type NewPassage, type Reading } from "@slideloom/core/sources";
import type { HtmlWalk } from "./add-html.ts";
import { HtmlTable } from "./html-table.ts";
import { InlineText } from "./inline-text.ts";

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(" "));
const skipped = toSet(
  "script style template svg noscript head title rp rt figcaption button select textarea",
);
const inline = toSet(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark math q ruby s samp small span " +
    "strike strong sub sup time tt u var wbr",
);
/** Maximum length of a bold paragraph that counts as a heading, in UTF-16 units. */
const maxHeadingUnits = 80;
/** Level of headings that are bold paragraphs. */
const boldLevel = 3;

/** Turns the tags and texts of HTML into passages. */
export class HtmlBlocks {
  readonly #reading: Reading;
  readonly #dataTables: ReadonlySet<number>;
  readonly #skip: ReadonlySet<string>;
  /** Whether a notice about cookies is left out here: above the first heading of a web page. */
  #isAboveText: boolean;
  readonly #words = new InlineText();
  #skipDepth = 0;
  #quoteDepth = 0;
  #preDepth = 0;
  #headingLevel = 0;
  /** For each open list, outermost first: whether the list is numbered. */
  readonly #lists: boolean[] = [];
  #isItem = false;
  #tableCount = 0;
  /** The open data table; null outside tables and in tables used for layout. */
  #table: HtmlTable | null = null;

  constructor(
    reading: Reading,
    dataTables: ReadonlySet<number>,
    { skip = new Set(), isPage = false }: HtmlWalk,
  ) {
    this.#reading = reading;
    this.#isAboveText = isPage;
    this.#dataTables = dataTables;
    this.#skip = skip;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skips(name)) this.#skipDepth += 1;
    if (this.#skipDepth > 0) return;
    if (name === "br") this.#words.add("\n");
    else if (inline.has(name)) this.#words.open(name, attributes);
    else if (this.#table) this.#openInTable(name);
    else this.#openBlock(name);
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      if (name === "figcaption") this.#reading.leave("image caption");
      if (this.#skips(name)) this.#skipDepth -= 1;
      return;
    }
    if (inline.has(name)) this.#words.close(name);
    else if (this.#table) this.#closeInTable(name);
    else this.#closeBlock(name);
  }

  addText(text: string): void {
    if (this.#skipDepth === 0) this.#words.add(text);
  }

  /** Adds the last passage. */
  finish(): void {
    this.#flush();
  }

  #skips(name: string): boolean {
    return skipped.has(name) || this.#skip.has(name);
  }

  #openBlock(name: string): void {
    // A definition follows its term in the same passage.
    if (name === "dd" && !this.#words.isEmpty) this.#words.add(": ");
    // Paragraphs of a list item belong together.
    else if (this.#isItem && (name === "p" || name === "div")) this.#words.add(" ");
    else this.#flush();
    if (name === "blockquote") this.#quoteDepth += 1;
    else if (name === "pre") this.#preDepth += 1;
    else if (name === "ul" || name === "ol" || name === "dl") this.#lists.push(name === "ol");
    else if (name === "li" || name === "dt" || name === "dd") this.#isItem = true;
    else if (name === "table") {
      if (this.#dataTables.has(this.#tableCount)) this.#table = new HtmlTable();
      this.#tableCount += 1;
    } else this.#headingLevel = readLevel(name);
  }

  #closeBlock(name: string): void {
    if (name === "dt") return;
    if (this.#isItem && (name === "p" || name === "div")) return this.#words.add(" ");
    this.#flush();
    if (name === "blockquote") this.#quoteDepth -= 1;
    else if (name === "pre") this.#preDepth -= 1;
    else if (name === "ul" || name === "ol" || name === "dl") {
      this.#lists.pop();
      // Text after a nested list can't be assigned to a list item.
      this.#isItem = false;
    } else if (name === "li" || name === "dd") this.#isItem = false;
    else if (readLevel(name) > 0) this.#headingLevel = 0;
  }

  #openInTable(name: string): void {
    if (name === "tr") this.#table?.addRow();
    else this.#words.add(" ");
  }

  #closeInTable(name: string): void {
    if (name === "td" || name === "th") {
      this.#table?.addCell(this.#words.take().text, { isHeader: name === "th" });
    } else if (name === "caption") this.#flush();
    else if (name === "table") {
      this.#table?.addTo(this.#reading);
      this.#table = null;
    } else this.#words.add(" ");
  }

  /** Ends the block. Empty lines inside it separate paragraphs. */
  #flush(): void {
    const { text, isBold, isComment } = this.#words.take();
    if (isComment) {
      this.#reading.leave("comment");
      return;
    }
    if (text.trim() === "") return;
    if (this.#preDepth > 0) this.#reading.add({ kind: "code", text });
    else {
      for (const part of text.split(/\n\s*\n/)) this.#add(this.#classify(part, isBold));
    }
  }

  #add(passage: NewPassage): void {
    if (this.#isAboveText && isConsentNotice(passage.text)) {
      this.#reading.leave("cookie notice", passage.text);
      return;
    }
    if (passage.kind === "heading") this.#isAboveText = false;
    this.#reading.add(passage);
  }

  #classify(text: string, isBold: boolean): NewPassage {
    if (this.#headingLevel > 0) return { kind: "heading", level: this.#headingLevel, text };
    if (this.#isItem) {
      const level = Math.max(0, this.#lists.length - 1);
      return { kind: "list", level, ordered: this.#lists.at(-1) ?? false, text };
    }
    if (this.#quoteDepth > 0) return { kind: "quote", text };
    const words = text.trim();
    if (isBold && words.length <= maxHeadingUnits && !/[.,;:!…]$/.test(words)) {
      return { kind: "heading", level: boldLevel, text };
    }
    return { kind: "paragraph", text };
  }
}

/** Returns the level of a heading's tag, 0 for other tags. */
const readLevel = (name: string) => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0);
