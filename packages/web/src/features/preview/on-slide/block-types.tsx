import type { BlockPart, ItemType } from "@slideloom/core/blocks";
import { Code, Columns2, type LucideIcon, Text } from "lucide-react";

/** How a type of block is offered and named to people. */
interface BlockType<Part extends string> {
  name: string;
  icon: LucideIcon;
  /** The value of a new one, to be typed over. */
  starter: string;
  partNames: Readonly<Record<Part, string>>;
}

export const blockTypes: Readonly<{ [Type in ItemType]: BlockType<BlockPart<Type>> }> = {
  text: { name: "Text", icon: Text, starter: "New text", partNames: {} },
  code: { name: "Code", icon: Code, starter: "// New code", partNames: {} },
  "two-columns": {
    name: "Two columns",
    icon: Columns2,
    starter: '{"leftColumn":"Left","rightColumn":"Right"}',
    partNames: { left: "Left column", right: "Right column" },
  },
};

const partNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(blockTypes).map((type) => type.partNames),
);

/** What a part of a block is called, whichever type the block is of. */
export function namePart(part: string): string {
  return partNames[part] ?? part;
}
