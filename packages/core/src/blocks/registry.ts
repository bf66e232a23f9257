import type { Block } from "./block.ts";
import { code } from "./code/code.ts";
import { text } from "./text/text.ts";
import { twoColumns } from "./two-columns/two-columns.ts";

/** Types of slide items, in the order in which messages and menus list them. */
export const itemTypes = ["text", "code", "two-columns"] as const;
export type ItemType = (typeof itemTypes)[number];

export const blocks = {
  text,
  code,
  "two-columns": twoColumns,
} satisfies Record<ItemType, Block>;

/** Names of a block's parts; `never` if its value is a single text. */
export type BlockPart<Type extends ItemType = ItemType> = {
  [Each in Type]: (typeof blocks)[Each] extends Block<infer Part> ? Part : never;
}[Type];

/** Items of unknown types are read and drawn as this type. Any item can be converted to this type. */
export const plainType = "text" satisfies ItemType;

export function isItemType(type: string): type is ItemType {
  return (itemTypes as readonly string[]).includes(type);
}

export function knownType(type: string): ItemType {
  return isItemType(type) ? type : plainType;
}

export function getBlock(type: string): Block {
  return blocks[knownType(type)];
}

/** Lists the JSON keys that blocks of these types have in model replies, e.g. `leftColumn`. */
export function listPartKeys(types: readonly ItemType[]): string[] {
  return [...new Set(types.flatMap((type) => Object.values(getBlock(type).parts?.keys ?? {})))];
}
