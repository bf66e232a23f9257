import type { ItemType } from "../blocks/registry.ts";
import { maxBars } from "./reading/read-chart.ts";
import { parseSlide } from "./reading/parse-slide.ts";
import type { ReadBlock, SlideReading } from "./reading/slide-reading.ts";
import type { CarouselLayoutName, SlideLayoutName } from "./layout-names.ts";
import type { PostWords } from "./slide-words.ts";
import {
  isShortNumber,
  isStatement,
  maxBesideNumber,
  maxBesideStatement,
  maxHeaderCharacters,
  maxHeaderWords,
} from "./brevity.ts";
import { findMainBlock, type MainBlocks } from "./main-block.ts";
import { countNoun } from "../text/count-noun.ts";

export interface LayoutSubject {
  post: PostWords;
  postType: "carousel" | "single";
  /** Index of the slide, from 0; ignored for a single post. */
  slideIndex: number;
  hasMedia: boolean;
}

export interface ReadSubject {
  reading: SlideReading;
  index: number;
  count: number;
  hasMedia: boolean;
}

/** Explains to people and AI models which content selects a layout. */
export interface LayoutPattern {
  name: CarouselLayoutName;
  /** The content in words, as Markdown, e.g. "an image or video". */
  madeBy: string;
  /** The type of item that the layout needs, e.g. `code`. Absent if the layout needs none. */
  itemType?: ItemType;
}

interface LayoutRule extends Omit<LayoutPattern, "name"> {
  /**
   * Returns why the content can't fill the layout, in words that follow "since", e.g. "it has no list". Null if it can.
   */
  findFault: (subject: ReadSubject) => string | null;
  /** Whether the layout is chosen automatically for content that can fill it. */
  suits: (subject: ReadSubject) => boolean;
  /** The reason for the automatic choice, printed after the layout's name and a colon, e.g. "it has code". */
  describe: (subject: ReadSubject) => string;
}

const always = () => true;
const never = () => null;

/**
 * Builds the rule of a layout that needs a block of the same name. A list or steps with only one entry never select the
 * layout automatically.
 */
function buildBlockRule<Name extends keyof MainBlocks>(
  name: Name,
  pattern: Omit<LayoutPattern, "name">,
  missing: string,
  describe: (block: MainBlocks[Name]) => string,
): LayoutRule {
  return {
    ...pattern,
    findFault: ({ reading }) =>
      findMainBlock(reading, name) ? null : `the slide has no ${missing}`,
    suits({ reading }) {
      const block: ReadBlock | null = findMainBlock(reading, name);
      if (block && "entries" in block) return block.entries.length >= 2;
      if (block?.kind === "steps") return block.steps.length >= 2;
      return block !== null;
    },
    describe({ reading }) {
      const block = findMainBlock(reading, name);
      return block ? describe(block) : "";
    },
  };
}

/** The first rule that matches selects the layout. The last rule matches every slide. */
export const layoutRules: Readonly<Record<CarouselLayoutName, LayoutRule>> = {
  cover: {
    madeBy: "the first slide",
    findFault: ({ index }) => (index === 0 ? null : "the slide isn't the first"),
    suits: always,
    describe: () => "it is the first slide",
  },
  closing: {
    madeBy: "the last slide, if there are at least three",
    findFault: ({ index, count }) =>
      count >= 2 && index === count - 1 ? null : "the slide isn't the last of several",
    suits: ({ count }) => count >= 3,
    describe: () => "it is the last slide",
  },
  code: buildBlockRule(
    "code",
    { madeBy: "a `code` item", itemType: "code" },
    "code",
    () => "it has code",
  ),
  comparison: buildBlockRule(
    "comparison",
    { madeBy: "a `two-columns` item", itemType: "two-columns" },
    "two columns",
    () => "it has two columns",
  ),
  quote: buildBlockRule(
    "quote",
    {
      madeBy:
        "a quote that ends with a dash and its author's name, on a new line or after a closing quotation mark: `— Ada Lovelace`",
    },
    "quote with a line that names its author",
    () => "its text is a quote with a line that names its author",
  ),
  chart: buildBlockRule(
    "chart",
    {
      madeBy: `2 to ${maxBars} lines, each with a label and a number in the same unit, such as percent or hours: \`Coffee: 24 h\``,
    },
    "lines with a label and a number",
    ({ bars }) => `its text is ${countNoun(bars.length, "line")} with a label and a number`,
  ),
  steps: buildBlockRule(
    "steps",
    { madeBy: "at least two numbered lines: `1. Boil the water` or `Step 1: Boil the water`" },
    "numbered lines",
    ({ steps }) => `its text is ${steps.length} numbered lines`,
  ),
  table: buildBlockRule(
    "table",
    {
      madeBy:
        "a Markdown table, or at least three lines with a short label and value: `Mon: 9 – 18`; `::name::` marks a row or column",
    },
    "table",
    ({ rows }) => `its text is a table of ${countNoun(rows.length, "row")}`,
  ),
  timeline: buildBlockRule(
    "timeline",
    {
      madeBy:
        "at least two lines that begin with a time, date, day, year or `Week 1`: `2019: first shop`",
    },
    "lines that begin with a time",
    ({ moments }) => `its text is ${countNoun(moments.length, "line")} that begin with a time`,
  ),
  checklist: buildBlockRule(
    "checklist",
    { madeBy: "at least two lines with `[x]`, `[ ]`, `✓` or `✗`: `[x] Lease signed`" },
    "lines with check marks, crosses or boxes",
    ({ entries }) => `its text is a checklist of ${countNoun(entries.length, "item")}`,
  ),
  prices: buildBlockRule(
    "prices",
    {
      madeBy: "at least two lines with a name and a price, in one currency: `Haircut: 35 €`",
    },
    "lines with a name and a price",
    ({ prices }) => `its text is a list of ${countNoun(prices.length, "price")}`,
  ),
  figures: buildBlockRule(
    "figures",
    {
      madeBy:
        "two to four lines with a label and a number, in different units: `Revenue: $1.2M, +64 %`",
    },
    "two to four lines with a label and a number",
    ({ figures }) => `its text is ${countNoun(figures.length, "number")} of different kinds`,
  ),
  list: buildBlockRule(
    "list",
    {
      madeBy:
        "at least two list items, which start with a bullet, an emoji, a label or a time: `- Green tea`",
    },
    "list",
    ({ entries }) => `its text is a list of ${countNoun(entries.length, "item")}`,
  ),
  picture: {
    madeBy: "an image or video",
    findFault: ({ hasMedia }) => (hasMedia ? null : "the slide has no image or video"),
    suits: always,
    describe: () => "it has an image or video",
  },
  post: {
    madeBy:
      "only if `layout` says so: a card like a post on a social network; a first line `Ada Lovelace @ada` names its author",
    findFault: never,
    suits: () => false,
    describe: () => "",
  },
  number: {
    madeBy: `a header that starts with a number, such as \`50%\`, \`7 habits\` or \`1 in 5\`, and at most ${maxBesideNumber} more characters`,
    findFault: ({ reading }) =>
      reading.number ? null : "the slide's header doesn't start with a number",
    suits: ({ reading }) => isShortNumber(reading),
    describe: () => "its header starts with a number",
  },
  statement: {
    madeBy: `a header alone, or one of at most ${maxHeaderWords} words (${maxHeaderCharacters} characters of Chinese or Japanese) and at most ${maxBesideStatement} characters of text`,
    findFault: never,
    suits: ({ reading }) => isStatement(reading),
    describe: () => "it has few words",
  },
  text: {
    madeBy: "anything else",
    findFault: never,
    suits: always,
    describe: () => "its content matches no other layout",
  },
};

const namesInOrder = Object.keys(layoutRules) as CarouselLayoutName[];

/** The content that selects each layout, in the order of the rules. */
export const layoutPatterns: readonly LayoutPattern[] = namesInOrder.map((name) => {
  const { madeBy, itemType } = layoutRules[name];
  return { name, madeBy, ...(itemType && { itemType }) };
});

/** `layoutPatterns` on one line, for the descriptions of fields and tools. */
export const layoutGuide = `By default, Slideloom chooses the first layout that matches the slide's content: ${layoutPatterns
  .map(({ name, madeBy }) => `${name} (${madeBy})`)
  .join("; ")}.`;

/** Returns the first layout whose rule matches the slide's content. */
export function findSuitingLayout(read: ReadSubject): CarouselLayoutName {
  const isSuiting = (name: CarouselLayoutName) =>
    layoutRules[name].findFault(read) === null && layoutRules[name].suits(read);
  return namesInOrder.find(isSuiting) ?? "text";
}

/**
 * Parses the slide for the layout rules; `as` as for `parseSlide`.
 * @throws {RangeError} if the carousel has no such slide
 */
export function readSubject(
  { post, slideIndex, hasMedia }: LayoutSubject,
  as?: SlideLayoutName,
): ReadSubject {
  const reading = parseSlide(post, slideIndex, as);
  const isBehind = post.content[slideIndex]?.ground === "picture";
  return {
    reading,
    index: slideIndex,
    count: post.content.length,
    hasMedia: hasMedia && !isBehind,
  };
}
