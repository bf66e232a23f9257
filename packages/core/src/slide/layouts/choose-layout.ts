import { readSlide } from "../reading/read-slide.ts";
import type { SlideReading } from "../reading/slide-reading.ts";
import type { SlideSubject } from "../slide-subject.ts";
import type { CarouselLayoutName, SlideLayoutName } from "./layout-names.ts";
import { isShortNumber, isStatement } from "./brevity.ts";
import { findMainBlock, type MainBlocks } from "./main-block.ts";

/** All that a slide's layout is chosen by. */
export interface LayoutSubject extends SlideSubject {
  /** Whether a medium is assigned to the slide. */
  hasMedia: boolean;
}

/** A slide of a carousel, read. */
interface ReadSubject {
  reading: SlideReading;
  index: number;
  count: number;
  hasMedia: boolean;
}

interface LayoutRule {
  name: CarouselLayoutName;
  /** Null where the content can fill the layout, else why not: it follows "since". */
  findFault: (subject: ReadSubject) => string | null;
  /** Whether the layout suits a content that can fill it. */
  suits: (subject: ReadSubject) => boolean;
}

const always = () => true;
const never = () => null;

/** A layout that is made for a kind of block; of lists and steps one alone is enough only where it is wanted. */
function buildBlockRule(name: keyof MainBlocks, missing: string): LayoutRule {
  return {
    name,
    findFault: ({ reading }) => (findMainBlock(reading, name) ? null : `it has no ${missing}`),
    suits({ reading }) {
      const block = findMainBlock(reading, name);
      if (block?.kind === "list") return block.entries.length >= 2;
      if (block?.kind === "steps") return block.steps.length >= 2;
      return block !== null;
    },
  };
}

/** The layouts of a carousel's slides in the order in which they are tried. The last one suits every slide. */
const rules: readonly LayoutRule[] = [
  {
    name: "cover",
    findFault: ({ index }) => (index === 0 ? null : "it is not the first slide"),
    suits: always,
  },
  {
    name: "closing",
    findFault: ({ index, count }) =>
      count >= 2 && index === count - 1 ? null : "it is not the last of several slides",
    suits: ({ count }) => count >= 3,
  },
  buildBlockRule("code", "code"),
  buildBlockRule("comparison", "two columns"),
  buildBlockRule("quote", "quote with a line that names who said it"),
  buildBlockRule("chart", "lines of a label and a number"),
  buildBlockRule("steps", "numbered lines"),
  buildBlockRule("list", "list"),
  {
    name: "picture",
    findFault: ({ hasMedia }) => (hasMedia ? null : "it has no picture"),
    suits: always,
  },
  {
    name: "number",
    findFault: ({ reading }) => (reading.number ? null : "its header does not start with a number"),
    suits: ({ reading }) => isShortNumber(reading),
  },
  { name: "statement", findFault: never, suits: ({ reading }) => isStatement(reading) },
  { name: "text", findFault: never, suits: always },
];

/**
 * A slide's layout: the one that its field `layout` names where its content can fill that, else the first that suits
 * its content. Throws RangeError where a carousel has no such slide.
 */
export function chooseLayout(subject: LayoutSubject): SlideLayoutName {
  if (subject.postType === "single") return "single";
  const read = readSubject(subject);
  const wanted = findRule(subject.post.content[subject.slideIndex]?.layout);
  if (wanted && wanted.findFault(read) === null) return wanted.name;
  const fitting = rules.find((rule) => rule.findFault(read) === null && rule.suits(read));
  return fitting?.name ?? "text";
}

/** Whether the slide can be drawn in that layout. */
export function canFillLayout(name: SlideLayoutName, subject: LayoutSubject): boolean {
  if (subject.postType === "single" || name === "single") {
    return subject.postType === "single" && name === "single";
  }
  return findRule(name)?.findFault(readSubject(subject)) === null;
}

/** Why the layout that the slide's field `layout` names is not taken, as a sentence; null where it is, or none is named. */
export function findLayoutFault(subject: LayoutSubject): string | null {
  const wanted = subject.post.content[subject.slideIndex]?.layout;
  if (subject.postType === "single" || wanted === undefined) return null;
  const rule = findRule(wanted);
  const fault = rule ? rule.findFault(readSubject(subject)) : "it is a slide of a carousel";
  return fault && `The layout '${wanted}' can't be filled, since ${fault}`;
}

function findRule(wanted: string | undefined): LayoutRule | undefined {
  return rules.find(({ name }) => name === wanted);
}

function readSubject({ post, slideIndex, hasMedia }: LayoutSubject): ReadSubject {
  const reading = readSlide(post, slideIndex);
  return { reading, index: slideIndex, count: post.content.length, hasMedia };
}
