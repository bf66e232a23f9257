import { findMember, type JsonArray, type JsonNode } from "../json/json-node.ts";
import { printValue } from "../json/json-printer.ts";
import { arrangeEntries, detectEntryLayout, entryTexts } from "../json/json-style.ts";
import type { Splice } from "../json/splice.ts";
import type { Item, Slide } from "../post.ts";
import type { EditablePost } from "./editable-post.ts";
import { NoSuchPlaceError } from "./edit-result.ts";

/** The slides of a post or the items of a slide, in the post's text. Indexes count from 0. */
export class EntryList {
  readonly #post: EditablePost;
  readonly #array: JsonArray;
  readonly #complain: (position: number) => string;

  /** `complain` words the error for a position, from 1, that the list does not have. */
  constructor(post: EditablePost, array: JsonArray, complain: (position: number) => string) {
    this.#post = post;
    this.#array = array;
    this.#complain = complain;
  }

  get(index: number): JsonNode {
    const node = this.#array.items[index];
    if (!node) throw new NoSuchPlaceError(this.#complain(index + 1));
    return node;
  }

  /** Puts a value before the entry at `index`, or last where `index` is the number of entries. */
  insert(index: number, value: Slide | Item): Splice {
    if (index !== this.#array.items.length) this.get(index);
    const { text, layout } = this.#post;
    const entry = detectEntryLayout(text, this.#array, layout);
    return this.#arrange((texts) =>
      texts.toSpliced(index, 0, printValue(value, entry.layout, entry.margin)),
    );
  }

  /** Puts a copy, unknown keys included, behind the original. */
  duplicate(index: number): Splice {
    this.get(index);
    return this.#arrange((texts) => texts.toSpliced(index, 0, ...texts.slice(index, index + 1)));
  }

  /** `to` is the index that the entry has afterwards. */
  move(from: number, to: number): Splice {
    this.get(from);
    this.get(to);
    return this.#arrange((texts) =>
      texts.toSpliced(from, 1).toSpliced(to, 0, ...texts.slice(from, from + 1)),
    );
  }

  delete(index: number): Splice {
    this.get(index);
    return this.#arrange((texts) => texts.toSpliced(index, 1));
  }

  /** Puts these items in place of all; one that stands there already, with the same words, is kept as typed. */
  setItems(items: readonly Item[]): Splice {
    const { text, layout } = this.#post;
    const entry = detectEntryLayout(text, this.#array, layout);
    const typed = new Map<string, string>();
    for (const [index, entryText] of entryTexts(text, this.#array).entries()) {
      typed.set(identifyItem(this.#array.items[index]), entryText);
    }
    return this.#arrange(() =>
      items.map(
        (item) =>
          typed.get(JSON.stringify([item.type, item.value])) ??
          printValue(item, entry.layout, entry.margin),
      ),
    );
  }

  #arrange(rearrange: (texts: string[]) => string[]): Splice {
    const { text, layout } = this.#post;
    return arrangeEntries(text, this.#array, rearrange(entryTexts(text, this.#array)), layout);
  }
}

/** An item's type and value as one text; of what is no item, the empty text. */
function identifyItem(node: JsonNode | undefined): string {
  if (node?.kind !== "object") return "";
  const [type, value] = ["type", "value"].map((name) => findMember(node, name)?.value);
  if (type?.kind !== "string" || value?.kind !== "string") return "";
  return JSON.stringify([type.value, value.value]);
}
