import { isConsentNotice, type NewPassage } from "@slideloom/core/sources";
import type { BlockShape, BlockSink, HtmlWalk } from "./html-walk.ts";
import { isBlock, voidElements } from "./elements.ts";
import { leftElement } from "./embedded-media.ts";
import { findImage, type ImageElement } from "./find-image.ts";
import { HtmlTable } from "./html-table.ts";
import { readImageWords } from "./image-words.ts";
import { InlineText, lineBreak } from "./inline-text.ts";
import { ListMark } from "./list-mark.ts";
import { QuoteList } from "./quote-list.ts";

const skipped: ReadonlySet<string> = new Set(
  "script style template svg noscript head title rp rt button select textarea".split(" "),
);
const around: ReadonlySet<string> = new Set(["nav", "aside", "form"]);
const mains: ReadonlySet<string> = new Set(["article", "main"]);
/** Maximum length of a bold paragraph that counts as a heading, in UTF-16 units. */
const maxHeadingUnits = 80;
/** Minimum length of the words below a bold line that is their heading, in UTF-16 units. */
const minBelowUnits = 20;
/** Level of headings that are bold paragraphs. */
const boldLevel = 3;
const fileSpace = /[ \t\r\n\f]+/g;
/** Ids of footnotes, e.g. `fn:1`, `footnote-2`, `cite_note-3`. */
const noteId =
  /^(?:user-content-)?(?:(?:foot|end)note|fn|ftnt?|sd(?:foot|end)note|_(?:ftn|edn)|cite_note|easy-footnote-bottom)(?!_?ref)[-_:.]?[\w.-]*\d/i;
/** The class of polls in letters from Substack. */
const poll = /(?:^|\s)poll-embed(?:\s|$)/i;
/** The class of comments in HTML from Word. */
const wordComment = /(?:^|\s)msocomtxt(?:\s|$)/i;
/** A class of notes, e.g. in Substack. */
const noteClass = /(?:^|\s)footnote(?:\s|$)/;
const noteRole = /^doc-(?:footnote|endnote)s?$/;
/** Types of notes in e-books. */
const noteType = /(?:^|\s)(?:foot|end|rear)notes?(?:\s|$)/;
const sentenceEnd = /[.!?…:。！？]["'”’»」)]*\s*$/u;

/** Turns the tags and texts of HTML into passages. */
export class HtmlBlocks {
  readonly #sink: BlockSink;
  readonly #dataTables: ReadonlySet<number>;
  readonly #skip: ReadonlySet<string>;
  /** Whether a notice about cookies is left out here: above the first heading of a web page. */
  #isAboveText: boolean;
  readonly #words: InlineText;
  readonly #quotes: QuoteList;
  #skipDepth = 0;
  #quoteDepth = 0;
  #preDepth = 0;
  #captionDepth = 0;
  /** Images of the open figure, whose caption may follow. */
  #figure: ImageElement[] = [];
  /** The open footnote's element, and how many elements of this name are open inside it. */
  #note: { name: string; depth: number; noun: "footnote" | "comment" | "line of a poll" } | null =
    null;
  /** Number of open elements that name the author of a quote. */
  #citeDepth = 0;
  #headingLevel = 0;
  /** Number of open elements around the text, such as menus. */
  #aroundDepth = 0;
  /** Number of open articles and main parts. */
  #mainDepth = 0;
  /** For each open list, outermost first: whether the list is numbered. */
  readonly #lists: boolean[] = [];
  #isItem = false;
  /** Level of the open list item in HTML from Google Docs, whose nested lists follow each other. */
  #itemLevel = 0;
  readonly #mark = new ListMark();
  #tableCount = 0;
  /** The open data table; null outside tables and in tables used for layout. */
  #table: HtmlTable | null = null;

  constructor(
    sink: BlockSink,
    dataTables: ReadonlySet<number>,
    { skip = new Set(), isPage = false }: HtmlWalk,
  ) {
    this.#sink = sink;
    this.#quotes = new QuoteList(sink);
    this.#words = new InlineText((words) =>
      sink.leave("struck-out word", words, "struck-out words"),
    );
    this.#isAboveText = isPage;
    this.#dataTables = dataTables;
    this.#skip = skip;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skips(name)) this.#skipDepth += 1;
    if (this.#skipDepth > 0) return;
    const { style = "" } = attributes;
    if (!isBlock(name) && !voidElements.has(name) && this.#mark.openInline(style)) return;
    if (name === "br") this.#words.add(this.#preDepth > 0 ? "\n" : lineBreak);
    else if (name === "img") this.#openImage(attributes);
    else if (name === leftElement) this.#openLeft(attributes);
    else if (!isBlock(name)) this.#openInline(name, attributes);
    else if (this.#table) this.#openInTable(name);
    else {
      this.#openBlock(name);
      this.#mark.openBlock(style);
      if (name === "li") this.#itemLevel = Number(attributes["aria-level"] ?? 1) - 1 || 0;
      this.#openNote(name, attributes);
      if (this.#isAround(name)) this.#aroundDepth += 1;
      if (mains.has(name)) this.#mainDepth += 1;
    }
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      if (this.#skips(name)) this.#skipDepth -= 1;
      return;
    }
    if (!isBlock(name)) {
      if (voidElements.has(name) || !this.#mark.closeInline()) this.#closeInline(name);
    } else if (this.#table) this.#closeInTable(name);
    else {
      this.#closeBlock(name);
      if (this.#note?.name === name && --this.#note.depth === 0) this.#note = null;
      if (mains.has(name)) this.#mainDepth -= 1;
      if (this.#isAround(name)) this.#aroundDepth -= 1;
    }
  }

  addText(text: string): void {
    if (this.#skipDepth > 0) return;
    if (this.#mark.addText(text)) return;
    if (this.#isBelowHeading(text)) this.#flush();
    const folded = () => text.replaceAll(fileSpace, (space) => (space.includes("\n") ? "\n" : " "));
    this.#words.add(this.#preDepth > 0 ? text : folded());
  }

  /** Adds the last passage. */
  finish(): void {
    this.#flush();
    this.#quotes.finish();
  }

  #skips(name: string): boolean {
    // The footer of a quote names its author.
    const isAround = this.#skip.has(name) && !(name === "footer" && this.#quoteDepth > 0);
    return skipped.has(name) || isAround;
  }

  /** Whether an element holds no text of the article. The header of an article does. */
  #isAround(name: string): boolean {
    if (name === "header") return this.#mainDepth === 0;
    return name === "footer" ? this.#quoteDepth === 0 : around.has(name);
  }

  #openNote(
    name: string,
    {
      id = "",
      role = "",
      "epub:type": type = "",
      class: names = "",
    }: Readonly<Record<string, string>>,
  ): void {
    if (this.#note?.name === name) this.#note.depth += 1;
    else if (!this.#note && poll.test(names))
      this.#note = { name, depth: 1, noun: "line of a poll" };
    else if (!this.#note && wordComment.test(names))
      this.#note = { name, depth: 1, noun: "comment" };
    else if (
      !this.#note &&
      name !== "body" &&
      (noteId.test(id) || noteRole.test(role) || noteType.test(type) || noteClass.test(names))
    )
      this.#note = { name, depth: 1, noun: "footnote" };
  }

  #openImage(attributes: Readonly<Record<string, string>>): void {
    const words = readImageWords(attributes);
    const alt = attributes["alt"]?.trim() ?? "";
    const image = words === null ? findImage(attributes) : null;
    if (image) {
      this.#figure.push(image);
      this.#sink.addElement?.(image);
    }
    if (words !== null) this.#words.add(words);
    else if (/\p{L}/u.test(alt)) this.#sink.leave("image", alt);
  }

  #openLeft({ noun = "", example = "" }: Readonly<Record<string, string>>): void {
    if (noun !== "")
      this.#sink.leave(
        noun,
        example,
        noun === "image with words" ? "images with words" : `${noun}s`,
      );
  }

  #openInline(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "cite" && this.#quoteDepth > 0 && !this.#table) {
      const text = this.#words.text;
      if (text.endsWith(lineBreak) || sentenceEnd.test(text)) this.#flush();
      if (this.#words.isEmpty) this.#citeDepth += 1;
    }
    this.#words.open(name, attributes);
  }

  #closeInline(name: string): void {
    this.#words.close(name);
    if (name !== "cite" || this.#citeDepth === 0) return;
    this.#flush();
    this.#citeDepth -= 1;
  }

  #openBlock(name: string): void {
    // A definition follows its term in the same passage.
    if (name === "dd" && !this.#words.isEmpty) this.#words.add(": ");
    // Paragraphs of a list item belong together.
    else if (this.#isItem && (name === "p" || name === "div")) this.#words.add(" ");
    else this.#flush();
    if (name === "blockquote") {
      // The author of another quotation isn't this one's.
      if (this.#quoteDepth === 0) this.#quotes.finish();
      this.#quoteDepth += 1;
    } else if (name === "footer" && this.#quoteDepth > 0) this.#citeDepth += 1;
    else if (name === "pre") this.#preDepth += 1;
    else if (name === "figure") this.#figure = [];
    else if (name === "figcaption") this.#captionDepth += 1;
    else if (name === "ul" || name === "ol" || name === "dl") this.#lists.push(name === "ol");
    else if (name === "li" || name === "dt" || name === "dd") this.#isItem = true;
    else if (name === "table") {
      if (this.#dataTables.has(this.#tableCount)) this.#table = new HtmlTable();
      this.#tableCount += 1;
    } else this.#headingLevel = readLevel(name) || this.#headingLevel;
  }

  #closeBlock(name: string): void {
    if (name === "dt") return;
    if (this.#isItem && (name === "p" || name === "div")) return this.#words.add(" ");
    this.#flush();
    if (name === "blockquote") this.#quoteDepth -= 1;
    else if (name === "footer") this.#citeDepth = Math.max(0, this.#citeDepth - 1);
    else if (name === "pre") this.#preDepth -= 1;
    else if (name === "figure") this.#figure = [];
    else if (name === "figcaption") this.#captionDepth -= 1;
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
      this.#quotes.finish();
      this.#table?.addTo(this.#sink);
      this.#table = null;
    } else this.#words.add(" ");
  }

  /** Whether words below a bold line belong to it as to a heading: `<b>The oven</b><br>It bakes …`. */
  #isBelowHeading(text: string): boolean {
    const isPlain =
      this.#headingLevel + this.#quoteDepth + this.#captionDepth + this.#preDepth === 0 &&
      !this.#isItem &&
      !this.#table &&
      !this.#note;
    return isPlain && text.trim().length >= minBelowUnits && this.#words.isBoldLine;
  }

  /** Ends the block. Empty lines inside it separate paragraphs. */
  #flush(): void {
    const { text, isBold, isComment, linkShare } = this.#words.take();
    const shape = { linkShare, isAround: this.#aroundDepth > 0 };
    if (isComment) {
      this.#sink.leave("comment", text);
      return;
    }
    const mark = this.#mark.take();
    if (text.trim() === "") return;
    if (this.#note) {
      const { noun } = this.#note;
      this.#sink.leave(noun, text, noun === "line of a poll" ? "lines of a poll" : `${noun}s`);
      return;
    }
    if (this.#captionDepth > 0 && !this.#quotes.takeSpeaker(text)) {
      this.#sink.leave("image caption", text);
      for (const image of this.#figure) image.caption ??= text.replaceAll(/\s+/g, " ").trim();
    }
    if (this.#captionDepth > 0) return;
    if (this.#preDepth > 0) this.#add({ kind: "code", text }, shape);
    else {
      for (const part of text.split(/\u2028\s*\u2028/))
        this.#add(
          mark && this.#headingLevel === 0
            ? { kind: "list", ...mark, text: part }
            : this.#classify(part, isBold),
          shape,
        );
    }
  }

  #add(passage: NewPassage, shape: BlockShape): void {
    if (this.#isAboveText && isConsentNotice(passage.text)) {
      this.#sink.leave("cookie notice", passage.text);
      return;
    }
    if (passage.kind === "heading") this.#isAboveText = false;
    this.#quotes.add(passage, shape, this.#citeDepth > 0);
  }

  #classify(text: string, isBold: boolean): NewPassage {
    if (this.#headingLevel > 0) return { kind: "heading", level: this.#headingLevel, text };
    if (this.#isItem) {
      const level = Math.max(0, this.#lists.length - 1, this.#itemLevel);
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
