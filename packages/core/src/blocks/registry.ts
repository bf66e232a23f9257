import type { Block } from "./block.ts";
import { code } from "./code/code.ts";
import { text } from "./text/text.ts";
import { twoColumns } from "./two-columns/two-columns.ts";

/** The item types that are drawn in a way of their own, in the order in which messages and menus name them. */
export const itemTypes = ["text", "code", "two-columns"] as const;
export type ItemType = (typeof itemTypes)[number];

export const blocks = {
  text,
  code,
  "two-columns": twoColumns,
} satisfies Record<ItemType, Block>;

/** The names of a block's parts; `never` where its value is one text. */
export type BlockPart<Type extends ItemType = ItemType> = {
  [Each in Type]: (typeof blocks)[Each] extends Block<infer Part> ? Part : never;
}[Type];

/** The type of plain words: what an unknown type is read and drawn as, and what all words can be carried over to. */
export const plainType = "text" satisfies ItemType;

export function isItemType(type: string): type is ItemType {
  return (itemTypes as readonly string[]).includes(type);
}

/** The type that an item is read and drawn as. */
export function knownType(type: string): ItemType {
  return isItemType(type) ? type : plainType;
}

export function getBlock(type: string): Block {
  return blocks[knownType(type)];
}

/** The keys that the parts of these types have in the replies of models. */
export function listPartKeys(types: readonly ItemType[]): string[] {
  return [...new Set(types.flatMap((type) => Object.values(getBlock(type).parts?.keys ?? {})))];
}
