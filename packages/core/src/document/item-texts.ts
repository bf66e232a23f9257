import { blocks, getBlock, type ItemType } from "../blocks/registry.ts";
import type { Item } from "./post.ts";

/** The words of an item as a reader meets them, markup included: of columns each paragraph. */
export function listItemTexts({ type, value }: Item): string[] {
  return getBlock(type).listTexts(value);
}

/** Whether the item is words to read, with markup and sentences, and no source code. */
export function isProse({ type }: Item): boolean {
  return getBlock(type).textKind !== "source";
}

/** The texts of an item that is edited part by part, else its value. */
export function listPartTexts({ type, value }: Item): string[] {
  const { parts } = getBlock(type);
  return parts ? Object.values(parts.read(value) ?? {}) : [value];
}

/** The text of a part, or the value where none is named; null where the item has no such part. */
export function findItemText({ type, value }: Item, part?: string): string | null {
  if (part === undefined) return value;
  return getBlock(type).parts?.read(value)?.[part] ?? null;
}

/** The item with another text in that part, or another value where none is named. */
export function withItemText(item: Item, part: string | undefined, text: string): Item {
  const parts = part === undefined ? null : getBlock(item.type).parts;
  if (part === undefined || !parts) return { ...item, value: text };
  const blank = Object.fromEntries(Object.keys(parts.keys).map((name) => [name, ""]));
  return { ...item, value: parts.write({ ...blank, ...parts.read(item.value), [part]: text }) };
}

/** The item with each of its parts changed, or its value where it has none; blank where its parts can't be read. */
export function mapItemTexts(item: Item, change: (text: string) => string): Item {
  const { parts } = getBlock(item.type);
  if (!parts) return { ...item, value: change(item.value) };
  const texts = parts.read(item.value);
  if (!texts) return { ...item, value: "" };
  const changed = Object.entries(texts).map(([part, text]) => [part, change(text)]);
  return { ...item, value: parts.write(Object.fromEntries(changed)) };
}

/** An item with its words carried over to another type. Columns become a heading and a list each, and back. */
export function convertItem({ type, value }: Item, target: ItemType): Item {
  if (type === target) return { type, value };
  const { toText, listTexts } = getBlock(type);
  const words = { text: toText(value), texts: listTexts(value) };
  return { type: target, value: blocks[target].fromWords(words) };
}
