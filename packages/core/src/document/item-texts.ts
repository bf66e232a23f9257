import { blocks, getBlock, type ItemType } from "../blocks/registry.ts";
import type { Item } from "./post.ts";

/** An item's texts in reading order, with markup. An item of type `two-columns` has one text per paragraph. */
export function listItemTexts({ type, value }: Item): string[] {
  return getBlock(type).listTexts(value);
}

/** Whether the item is prose, which has markup and sentences, not source code. */
export function isProse({ type }: Item): boolean {
  return getBlock(type).textKind !== "source";
}

/** The texts of an item's parts, or its value if it has none. */
export function listPartTexts({ type, value }: Item): string[] {
  const { parts } = getBlock(type);
  return parts ? Object.values(parts.read(value) ?? {}) : [value];
}

/** The text of a part, or the whole value if `part` is undefined; null if the part doesn't exist. */
export function findItemText({ type, value }: Item, part?: string): string | null {
  if (part === undefined) return value;
  return getBlock(type).parts?.read(value)?.[part] ?? null;
}

/** Replaces the text of a part of an item. If `part` is undefined, replaces the item's whole value. */
export function withItemText(item: Item, part: string | undefined, text: string): Item {
  const parts = part === undefined ? null : getBlock(item.type).parts;
  if (part === undefined || !parts) return { ...item, value: text };
  const blank = Object.fromEntries(Object.keys(parts.keys).map((name) => [name, ""]));
  return { ...item, value: parts.write({ ...blank, ...parts.read(item.value), [part]: text }) };
}

/**
 * Maps the texts of an item's parts, or the value of an item without parts. If the parts can't be parsed, the value
 * becomes empty.
 */
export function mapItemTexts(item: Item, change: (text: string) => string): Item {
  const { parts } = getBlock(item.type);
  if (!parts) return { ...item, value: change(item.value) };
  const texts = parts.read(item.value);
  if (!texts) return { ...item, value: "" };
  const changed = Object.entries(texts).map(([part, text]) => [part, change(text)]);
  return { ...item, value: parts.write(Object.fromEntries(changed)) };
}

/**
 * Converts an item to another type, keeping its text. Each column of `two-columns` becomes a heading with a list, and
 * vice versa.
 */
export function convertItem({ type, value }: Item, target: ItemType): Item {
  if (type === target) return { type, value };
  const { toText, listTexts } = getBlock(type);
  const words = { text: toText(value), texts: listTexts(value) };
  return { type: target, value: blocks[target].fromWords(words) };
}
