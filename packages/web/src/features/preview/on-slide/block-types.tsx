import { type BlockPart, type ItemType, plainType } from "@slideloom/core/blocks";
import type { Slide } from "@slideloom/core/document";
import type { CarouselLayoutName } from "@slideloom/core/slide";
import { Code, Columns2, type LucideIcon, Text } from "lucide-react";

/** Placeholder content of a new block. */
export interface Starter {
  /** The layout that a slide with this content gets. The layout's name is the name of the menu item. */
  layout: CarouselLayoutName;
  value: string;
  /** The part of `value` that is selected, so that typing replaces it. If omitted, all of `value` is selected. */
  words?: string;
}

/** Menu entry and names of a block type. */
interface BlockType<Part extends string> {
  name: string;
  icon: LucideIcon;
  /** Initial contents of a new block. The first starter is plain, and each other starter selects another layout. */
  starters: readonly [Starter, ...Starter[]];
  partNames: Readonly<Record<Part, string>>;
}

export const blockTypes: Readonly<{ [Type in ItemType]: BlockType<BlockPart<Type>> }> = {
  text: {
    name: "Text",
    icon: Text,
    starters: [
      { layout: "text", value: "New text" },
      {
        layout: "list",
        value: "- First point\n- Second point\n- Third point",
        words: "First point",
      },
      {
        layout: "steps",
        value: "1. First step\n2. Second step\n3. Third step",
        words: "First step",
      },
      {
        layout: "quote",
        value: "“Words worth repeating.”\n— Who said it",
        words: "Words worth repeating.",
      },
      { layout: "chart", value: "First: 60%\nSecond: 30%\nThird: 10%", words: "First" },
    ],
    partNames: {},
  },
  code: {
    name: "Code",
    icon: Code,
    starters: [{ layout: "code", value: "// New code" }],
    partNames: {},
  },
  "two-columns": {
    name: "Comparison",
    icon: Columns2,
    starters: [
      {
        layout: "comparison",
        value: '{"leftColumn":"Before\\nHow it was","rightColumn":"After\\nHow it is now"}',
        words: "Before",
      },
    ],
    partNames: { left: "Left column", right: "Right column" },
  },
};

export const blockStarters = Object.entries(blockTypes).flatMap(([type, { starters }]) =>
  starters.map((starter) => ({ type: type as ItemType, starter })),
);

/** A slide for the number layout: the number is in the header, so it isn't a block. */
export const numberSlide: Slide = {
  header: "40% of what matters",
  description: [{ type: plainType, value: "What the number means." }],
};

const partNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(blockTypes).map((type) => type.partNames),
);

export function namePart(part: string): string {
  return partNames[part] ?? part;
}
