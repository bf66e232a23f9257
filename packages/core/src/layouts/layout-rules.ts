import type { ItemType } from "../blocks/registry.ts";
import { maxBars } from "./reading/read-chart.ts";
import { readSlide } from "./reading/read-slide.ts";
import type { ReadBlock, SlideReading } from "./reading/slide-reading.ts";
import type { CarouselLayoutName } from "./layout-names.ts";
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

/** All that a slide's layout is chosen by. */
export interface LayoutSubject {
  post: PostWords;
  postType: "carousel" | "single";
  /** From 0; ignored for a single post. */
  slideIndex: number;
  /** Whether a medium is assigned to the slide. */
  hasMedia: boolean;
}

/** A slide of a carousel, read. */
export interface ReadSubject {
  reading: SlideReading;
  index: number;
  count: number;
  hasMedia: boolean;
}

/** What makes a layout, for people and models. */
export interface LayoutPattern {
  name: CarouselLayoutName;
  /** What the slide is or has, as Markdown. */
  madeBy: string;
  /** Of an item that it can't do without. */
  itemType?: ItemType;
}

interface LayoutRule extends Omit<LayoutPattern, "name"> {
  /** Null where the content can fill the layout, else why not: it follows "since". */
  findFault: (subject: ReadSubject) => string | null;
  /** Whether the layout suits a content that can fill it. */
  suits: (subject: ReadSubject) => boolean;
  /** Why it was chosen, for people, of a content that it suits: it follows the layout's name and a colon. */
  describe: (subject: ReadSubject) => string;
}

const always = () => true;
const never = () => null;

/** A layout that is made for a kind of block; of lists and steps one alone is enough only where it is wanted. */
function buildBlockRule<Name extends keyof MainBlocks>(
  name: Name,
  pattern: Omit<LayoutPattern, "name">,
  missing: string,
  describe: (block: MainBlocks[Name]) => string,
): LayoutRule {
  return {
    ...pattern,
    findFault: ({ reading }) => (findMainBlock(reading, name) ? null : `it has no ${missing}`),
    suits({ reading }) {
      const block: ReadBlock | null = findMainBlock(reading, name);
      if (block?.kind === "list") return block.entries.length >= 2;
      if (block?.kind === "steps") return block.steps.length >= 2;
      return block !== null;
    },
    describe({ reading }) {
      const block = findMainBlock(reading, name);
      return block ? describe(block) : "";
    },
  };
}

/** The layouts of a carousel's slides in the order in which they are tried. The last one suits every slide. */
export const layoutRules: Readonly<Record<CarouselLayoutName, LayoutRule>> = {
  cover: {
    madeBy: "the first slide",
    findFault: ({ index }) => (index === 0 ? null : "it is not the first slide"),
    suits: always,
    describe: () => "it is the first slide",
  },
  closing: {
    madeBy: "the last of three slides or more",
    findFault: ({ index, count }) =>
      count >= 2 && index === count - 1 ? null : "it is not the last of several slides",
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
      madeBy: "words, and under them a line with a dash and who said them: `— Ada Lovelace`",
    },
    "quote with a line that names who said it",
    () => "its text is a quote with a line that names who said it",
  ),
  chart: buildBlockRule(
    "chart",
    {
      madeBy: `an item of 2 to ${maxBars} lines that are a label and a number, all of one unit: \`Coffee: 24 h\``,
    },
    "lines of a label and a number",
    ({ bars }) => `its text is ${countNoun(bars.length, "line")} of a label and a number`,
  ),
  steps: buildBlockRule(
    "steps",
    { madeBy: "two numbered lines or more: `1. Boil the water`" },
    "numbered lines",
    ({ steps }) => `its text is ${steps.length} numbered lines`,
  ),
  list: buildBlockRule(
    "list",
    { madeBy: "two points or more: `- Green tea`" },
    "list",
    ({ entries }) => `its text is a list of ${countNoun(entries.length, "point")}`,
  ),
  picture: {
    madeBy: "a picture or video",
    findFault: ({ hasMedia }) => (hasMedia ? null : "it has no image"),
    suits: always,
    describe: () => "it has an image",
  },
  number: {
    madeBy: `a header that starts with a number, such as \`50%\`, and at most ${maxBesideNumber} characters beside it`,
    findFault: ({ reading }) => (reading.number ? null : "its header does not start with a number"),
    suits: ({ reading }) => isShortNumber(reading),
    describe: () => "its header starts with a number",
  },
  statement: {
    madeBy: `a header of at most ${maxHeaderWords} words (${maxHeaderCharacters} characters of Chinese or Japanese), and at most ${maxBesideStatement} characters of text`,
    findFault: never,
    suits: ({ reading }) => isStatement(reading),
    describe: () => "it has few words",
  },
  text: {
    madeBy: "anything else",
    findFault: never,
    suits: always,
    describe: () => "its words fit no other layout",
  },
};

const namesInOrder = Object.keys(layoutRules) as CarouselLayoutName[];

/** Which text makes which layout, in the order in which they are tried. */
export const layoutPatterns: readonly LayoutPattern[] = namesInOrder.map((name) => {
  const { madeBy, itemType } = layoutRules[name];
  return { name, madeBy, ...(itemType && { itemType }) };
});

/** The same in a line, for the descriptions of fields and tools. */
export const layoutGuide = `A slide's layout is the first that its words make: ${layoutPatterns
  .map(({ name, madeBy }) => `${name} (${madeBy})`)
  .join("; ")}.`;

/** The first layout that the slide can fill and that suits it. */
export function findSuitingLayout(read: ReadSubject): CarouselLayoutName {
  const isSuiting = (name: CarouselLayoutName) =>
    layoutRules[name].findFault(read) === null && layoutRules[name].suits(read);
  return namesInOrder.find(isSuiting) ?? "text";
}

/** Throws RangeError where a carousel has no such slide. */
export function readSubject({ post, slideIndex, hasMedia }: LayoutSubject): ReadSubject {
  const reading = readSlide(post, slideIndex);
  return { reading, index: slideIndex, count: post.content.length, hasMedia };
}
