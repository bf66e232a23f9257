/** The item types that have a look of their own, in the order in which messages and menus name them. */
export const itemTypes = ["text", "code", "two-columns"] as const;
export type ItemType = (typeof itemTypes)[number];

export function isItemType(type: string): type is ItemType {
  return (itemTypes as readonly string[]).includes(type);
}
