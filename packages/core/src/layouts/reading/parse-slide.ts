import { knownType } from "../../blocks/registry.ts";
import type { SlideLayoutName } from "../layout-names.ts";
import type { PostWords, SlideWords } from "../slide-words.ts";
import { readColumns } from "./read-columns.ts";
import { readHeaderNumber } from "./read-number.ts";
import { parseTextBlocks } from "./parse-text-blocks.ts";
import { asChecklist, readsLines } from "./read-rows.ts";
import type { ItemRef, ReadBlock, SlideReading } from "./slide-reading.ts";

interface KnownReading {
  title: string;
  slideIndex: number;
  /** By the layout that decides how lines are read. */
  readings: Map<SlideLayoutName | undefined, SlideReading>;
}

/**
 * Caches results by slide object. Drawing a slide needs the layouts of all slides, and an edit keeps the objects of
 * unchanged slides.
 */
const known = new WeakMap<SlideWords, KnownReading>();

/**
 * Parses a slide's content. Some lines can be several blocks, e.g. a table or a list; `as` is the layout that decides, by
 * default the slide's own.
 * @throws {RangeError} if the post has no such slide
 */
export function parseSlide(
  { title, content }: PostWords,
  slideIndex: number,
  as: SlideLayoutName | undefined = content[slideIndex]?.layout,
): SlideReading {
  const slide = content[slideIndex];
  if (!slide) throw new RangeError(`The post has no slide ${slideIndex + 1}`);
  const last = known.get(slide);
  const isSame = last?.title === title && last.slideIndex === slideIndex;
  const { readings } = isSame ? last : { readings: new Map<typeof as, SlideReading>() };
  if (!isSame) known.set(slide, { title, slideIndex, readings });
  const form = readsLines(as);
  const reading = readings.get(form) ?? read(slide, { title, slideIndex, as: form });
  readings.set(form, reading);
  return reading;
}

function read(
  slide: SlideWords,
  { title, slideIndex, as }: Omit<KnownReading, "readings"> & { as: SlideLayoutName | undefined },
): SlideReading {
  const summary = slide.summary?.trim() ?? "";
  const header = {
    text: unifyBreaks(slide.header),
    ref: { kind: "header", slide: slideIndex },
  } as const;
  const blocks = slide.description.flatMap((item, index) =>
    readItem(item, {
      ref: { kind: "item", slide: slideIndex, item: index },
      header: header.text,
      wanted: as,
    }),
  );
  const joined = joinRuns(blocks);
  return {
    title: { text: unifyBreaks(title), ref: { kind: "title" } },
    header,
    number: readHeaderNumber(header, { beside: listBeside(slide) }),
    blocks: as === "list" ? joined : joined.map(asChecklist),
    summary: summary
      ? { text: unifyBreaks(summary), ref: { kind: "summary", slide: slideIndex } }
      : null,
  };
}

/** Returns the slide's words without its header, to detect the language and whether a header's number is a quantity. */
function listBeside({ description, summary = "" }: SlideWords): string {
  return [...description.map(({ value }) => value.slice(0, 400)), summary].join("\n");
}

function readItem(
  { type, value }: SlideWords["description"][number],
  context: { ref: ItemRef; header: string; wanted: SlideLayoutName | undefined },
): ReadBlock[] {
  if (value.trim() === "") return [];
  const { ref } = context;
  switch (knownType(type)) {
    case "text":
      return parseTextBlocks(value, context);
    case "code":
      return [{ kind: "code", words: { text: unifyBreaks(value), ref } }];
    case "two-columns":
      return readColumns(value, ref);
  }
}

/** Joins consecutive lists, and consecutive steps whose numbers rise, even across items. */
function joinRuns(blocks: readonly ReadBlock[]): ReadBlock[] {
  const joined: ReadBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind === "list" && block.kind === "list") {
      for (const entry of block.entries) last.entries.push(entry);
    } else if (last?.kind === "steps" && block.kind === "steps" && continues(last, block)) {
      for (const step of block.steps) last.steps.push(step);
    } else joined.push(block);
  }
  return joined;
}

type Steps = Extract<ReadBlock, { kind: "steps" }>;

const continues = (last: Steps, block: Steps) =>
  (last.steps.at(-1)?.number ?? 0) < (block.steps[0]?.number ?? 0);

function unifyBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}
