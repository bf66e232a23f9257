import { parseTextLines, readListMark } from "@slideloom/core/blocks";
import type { Post } from "@slideloom/core/document";
import { findTextLanguage, type TableCell, textRefKey } from "@slideloom/core/slide";
import { joinDrawnLines } from "../../join-drawn-lines.ts";
import type { TextBox } from "../../slide-job.ts";
import type { Tag, TagTree } from "./tags.ts";

/** Chooses the tags of a document's texts, page by page in reading order. */
export class TextTags {
  readonly #tree: TagTree;
  readonly #post: Post;
  readonly #language: string;
  #hasTitle = false;
  #heading: { key: string; tag: Tag } | null = null;
  /** The list and entry of the previous text. */
  #list: { tag: Tag; item: string; entry: number; body: Tag } | null = null;

  /** The table and row of the previous text. */
  #table: { tag: Tag; section: Tag; row: number; line: Tag } | null = null;

  constructor(tree: TagTree, post: Post, language: string) {
    this.#tree = tree;
    this.#post = post;
    this.#language = language;
  }

  /** Returns the tag of a text in a page's section; null if it repeats the title. */
  choose(section: Tag, text: TextBox): Tag | null {
    const { ref, cell } = text;
    if (cell) return this.#addCell(section, cell);
    this.#table = null;
    const words = joinDrawnLines(text.lines);
    const entry = this.#findEntry(text, words);
    if (entry === null) this.#list = null;
    else return this.#addEntry(section, text, entry);
    const language = findTextLanguage(words) ?? this.#language;
    const details = language === this.#language ? {} : { language };
    if (ref.kind !== "title" && ref.kind !== "header") {
      return this.#tree.add(section, "P", details);
    }
    // A layout may draw a heading as several texts.
    const key = `${section.ref.tag} ${textRefKey(ref)}`;
    if (this.#heading?.key === key) return this.#heading.tag;
    if (ref.kind === "title" && this.#hasTitle) return null;
    this.#hasTitle ||= ref.kind === "title";
    const tag = this.#tree.add(section, ref.kind === "title" ? "H1" : "H2", details);
    this.#heading = { key, tag };
    return tag;
  }

  #addCell(section: Tag, { row, isHead }: TableCell): Tag {
    const tree = this.#tree;
    this.#list = null;
    const table = this.#table?.section === section ? this.#table : null;
    const tag = table?.tag ?? tree.add(section, "Table");
    const line = table?.row === row ? table.line : tree.add(tag, "TR");
    this.#table = { tag, section, row, line };
    return tree.add(line, isHead ? "TH" : "TD");
  }

  #addEntry(section: Tag, { ref }: TextBox, entry: number): Tag {
    const tree = this.#tree;
    const item = `${section.ref.tag} ${textRefKey(ref)}`;
    const list = this.#list?.item === item ? this.#list : null;
    if (list?.entry === entry) return list.body;
    const tag = list?.tag ?? tree.add(section, "L");
    const body = tree.add(tree.add(tag, "LI"), "LBody");
    this.#list = { tag, item, entry, body };
    return body;
  }

  /** Returns the first line of the list entry that contains the words. Null if the words are in no list. */
  #findEntry({ ref }: TextBox, words: string): number | null {
    if (ref.kind !== "item") return null;
    const item = this.#post.content[ref.slide]?.description[ref.item];
    if (item?.type !== "text") return null;
    const letters = lettersOf(words);
    if (letters === "") return null;
    const lines = item.value.split(/\r\n|\r|\n/);
    const pieces = parseTextLines(item.value);
    const first = pieces.findIndex(({ piece }, index) => {
      if (piece === null || piece === pieces[index - 1]?.piece) return false;
      const piecesLines = lines.filter((_, line) => pieces[line]?.piece === piece);
      return lettersOf(piecesLines.join(" ")).includes(letters);
    });
    return first >= 0 && readListMark(lines[first] ?? "") !== "" ? first : null;
  }
}

/** Reduces text to its letters and digits, since layouts add and remove marks, dashes and spaces. */
function lettersOf(words: string): string {
  return words.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
}
