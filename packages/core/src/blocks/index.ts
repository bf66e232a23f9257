export type { Block, BlockPrompt, TextKind } from "./block.ts";
export {
  type BlockPart,
  blocks,
  getBlock,
  isItemType,
  type ItemType,
  itemTypes,
  knownType,
  listPartKeys,
  plainType,
} from "./registry.ts";
export { parseTextLines, readListMark, type TextLine } from "./text/text-pieces.ts";
export { parseColumns, serializeColumns } from "./two-columns/columns.ts";
