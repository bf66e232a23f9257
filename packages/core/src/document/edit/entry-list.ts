import { findMember, type JsonArray, type JsonNode } from "../json/json-node.ts";
import { type JsonPlace, placeOfItem } from "../json/json-place.ts";
import { createNode, type JsonLayout } from "../json/json-printer.ts";
import { arrangeItems, detectEntryLayout } from "../json/json-style.ts";
import type { Item, Slide } from "../post.ts";
import { NoSuchPlaceError } from "./edit-result.ts";

/** A post during an edit, as far as its entries need it. */
interface EditedPost<Edited> {
  text: string;
  layout: JsonLayout;
  withRoot: (node: JsonNode) => Edited;
}

/** The slides of a post or the items of a slide, indexed from 0. Each change returns the new post. */
export class EntryList<Edited> {
  readonly #post: EditedPost<Edited>;
  readonly #place: JsonPlace<JsonArray>;
  readonly #complain: (position: number) => string;

  /** `complain` builds the error message if an entry doesn't exist. Positions count from 1. */
  constructor(
    post: EditedPost<Edited>,
    place: JsonPlace<JsonArray>,
    complain: (position: number) => string,
  ) {
    this.#post = post;
    this.#place = place;
    this.#complain = complain;
  }

  get nodes(): readonly JsonNode[] {
    return this.#place.node.items;
  }

  get(index: number): JsonPlace {
    const place = placeOfItem(this.#place, index);
    if (!place) throw new NoSuchPlaceError(this.#complain(index + 1));
    return place;
  }

  /** Inserts a value at `index`, or at the end if `index` is the number of entries. */
  insert(index: number, value: Slide | Item): Edited {
    const { items } = this.#place.node;
    if (index !== items.length) this.get(index);
    return this.#arrange(items.toSpliced(index, 0, this.#create(value)));
  }

  /** Inserts a copy, including unknown keys, after the original. */
  duplicate(index: number): Edited {
    // Copies the node object, because a node may occur only once in the tree.
    const copy = { ...this.get(index).node };
    return this.#arrange(this.#place.node.items.toSpliced(index + 1, 0, copy));
  }

  /** Moves an entry; `to` is its index afterwards. */
  move(from: number, to: number): Edited {
    const { node } = this.get(from);
    this.get(to);
    return this.#arrange(this.#place.node.items.toSpliced(from, 1).toSpliced(to, 0, node));
  }

  delete(index: number): Edited {
    this.get(index);
    return this.#arrange(this.#place.node.items.toSpliced(index, 1));
  }

  /** Replaces all items. An item that equals an existing item keeps the existing item's text as typed. */
  setItems(items: readonly Item[]): Edited {
    const typed = new Map(this.#place.node.items.map((item) => [identifyItem(item), item]));
    return this.#arrange(
      items.map((item) => typed.get(JSON.stringify([item.type, item.value])) ?? this.#create(item)),
    );
  }

  #create(value: Slide | Item): JsonNode {
    const { text, layout } = this.#post;
    const entry = detectEntryLayout(text, this.#place, layout);
    return createNode(value, entry.layout, entry.margin);
  }

  #arrange(items: readonly JsonNode[]): Edited {
    const { text, layout } = this.#post;
    return this.#post.withRoot(arrangeItems(text, this.#place, items, layout));
  }
}

/** An item's type and value as one text; empty for an invalid item. */
function identifyItem(node: JsonNode): string {
  if (node.kind !== "object") return "";
  const [type, value] = ["type", "value"].map((name) => findMember(node, name)?.value);
  if (type?.kind !== "string" || value?.kind !== "string") return "";
  return JSON.stringify([type.value, value.value]);
}
