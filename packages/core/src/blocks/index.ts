export type { BlockPrompt, TextKind } from "./block.ts";
export {
  type BlockPart,
  getBlock,
  isItemType,
  type ItemType,
  itemTypes,
  knownType,
  listPartKeys,
  plainType,
} from "./registry.ts";
export { dropIcons, putEmoji, putIcon } from "./text/icon-lines.ts";
export { parseTextLines, readListMark, type TextLine } from "./text/text-pieces.ts";
export { parseColumns } from "./two-columns/columns.ts";
