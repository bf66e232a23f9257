import type { Brief } from "./brief.ts";
import {
  byFramework,
  byPerson,
  type DraftBlock,
  type DraftSentence,
  type DraftSlide,
} from "./draft.ts";
import { splitHeadline, fits } from "./headline.ts";
import { highlight } from "./highlight.ts";
import {
  getCompanions,
  getNoteFrame,
  neutralHeaders,
  pairHeaders,
  type NoteFrame,
} from "./note-frames.ts";
import type { Outline, Point } from "./outline.ts";
import { capitalise, dropStop } from "./sentences.ts";
import { speak } from "./voice.ts";

/** What the slides of a person's notes share. */
export interface NoteContext {
  outline: Outline;
  frame: NoteFrame;
  /** Other languages get numbers where English gets words. */
  english: boolean;
  /** In the order in which they are used. */
  neutralHeaders: string[];
  pairHeaders: string[];
  companions: string[];
  /** Sections whose heading stands on a slide already. */
  usedHeadings: Set<number>;
}

/** The context of a brief's notes. */
export function createNoteContext({
  english,
  outline,
  random,
  style,
  templateType,
}: Brief): NoteContext {
  const { id } = templateType;
  return {
    outline,
    frame: getNoteFrame(id),
    english,
    neutralHeaders: random.shuffle(neutralHeaders),
    pairHeaders: random.shuffle(pairHeaders),
    companions: random.shuffle(getCompanions(id)).map((text) => speak(text, style)),
    usedHeadings: new Set(),
  };
}

/** The slide of some points that stand together; `position` counts the points before them. */
export function buildNoteSlide(
  points: readonly Point[],
  position: number,
  context: NoteContext,
): DraftSlide {
  const [first] = points;
  if (!first) throw new RangeError("A slide of no points");
  if (points.length > 1) return buildSharedSlide(points, position, context);
  const heading = takeHeading(first, context);
  const isOnly =
    context.outline.points.filter(({ section }) => section === first.section).length === 1;
  if (first.pair) return buildPairSlide(first, heading, position, context);
  if (first.header) {
    const { text, origin } = first.header;
    const header = origin === "person" ? byPerson(text) : byFramework(text);
    return withHeader(header, first.lines, first, context);
  }
  if (heading && (isOnly || first.kind === "prose"))
    return withHeader(byPerson(heading), first.lines, first, context);
  return buildPointSlide(first, heading, position, context);
}

/** The blocks of points that share a slide: runs of items as one list, prose as paragraphs, code and columns after them. */
export function buildBlocks(points: readonly Point[], context: NoteContext): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let section = points[0]?.section;
  for (const point of points) {
    if (point.section !== section) {
      section = point.section;
      const heading = takeHeading(point, context);
      if (heading) blocks.push({ kind: "paragraph", sentences: [byPerson(`${heading}:`)] });
    }
    pushPoint(blocks, point);
  }
  return blocks;
}

function pushPoint(blocks: DraftBlock[], point: Point): void {
  const label = point.header?.origin === "person" ? [byPerson(point.header.text)] : [];
  const sentences = [...label, ...point.lines.map(byPerson)];
  const last = blocks.at(-1);
  if (point.kind === "item") {
    const items = [
      { number: point.number, sentences },
      ...point.nested.map((nested) => ({ number: null, sentences: [byPerson(nested)] })),
    ].filter((item) => item.sentences.length > 0);
    if (items.length === 0) return pushAttachments(blocks, point);
    if (last?.kind === "list") last.items.push(...items);
    else blocks.push({ kind: "list", items });
  } else if (sentences.length > 0) blocks.push({ kind: "paragraph", sentences });
  pushAttachments(blocks, point);
}

function pushAttachments(blocks: DraftBlock[], point: Point): void {
  if (point.pair) blocks.push(buildColumns(point.pair));
  blocks.push(...point.code.map((code): DraftBlock => ({ kind: "code", code })));
}

function buildColumns({ left, right }: NonNullable<Point["pair"]>): DraftBlock {
  const side = ({ label, lines }: typeof left) => ({
    label: capitalise(label),
    sentences: lines.map((line) => byPerson(capitalise(line))),
  });
  return { kind: "columns", sides: [side(left), side(right)] };
}

function takeHeading(point: Point, context: NoteContext): string | null {
  const { section } = point;
  const heading = context.outline.headings[section] ?? null;
  if (heading === null || context.usedHeadings.has(section)) return null;
  context.usedHeadings.add(section);
  return heading;
}

/** Header and text of one point of its own. */
function buildPointSlide(
  point: Point,
  heading: string | null,
  position: number,
  context: NoteContext,
): DraftSlide {
  const [lead = "", ...more] = point.lines;
  const { header, rest } = splitHeadline(lead, context.english);
  if (
    header === null ||
    (!context.english && rest.length + more.length + point.nested.length === 0)
  ) {
    return withHeader(nameOf(point, heading, position, context), point.lines, point, context);
  }
  const numbered = point.number === null ? header : `${point.number}. ${header}`;
  const led = heading && `${heading}: ${header}`;
  const full = point.number === null && led && heading.length <= 20 && fits(led) ? led : numbered;
  return withHeader(byPerson(fits(full) ? full : header), [...rest, ...more], point, context);
}

/** What stands over a point that has no headline: its section's heading, its number, or a neutral word. */
function nameOf(
  point: Point,
  heading: string | null,
  position: number,
  context: NoteContext,
): DraftSentence {
  if (heading) return byPerson(heading);
  const number = point.number ?? position + 1;
  if (!context.english) return byFramework(String(number));
  const { unit } = context.frame;
  if (point.kind === "item" && unit) return byFramework(`${unit.one} ::${number}::`);
  return byFramework(context.neutralHeaders.shift() ?? `Part ::${position + 1}::`);
}

function withHeader(
  header: DraftSentence,
  lines: readonly string[],
  point: Point,
  context: NoteContext,
): DraftSlide {
  const blocks: DraftBlock[] = [];
  const sentences = lines.filter((line) => dropStop(line) !== header.sentence).map(byPerson);
  if (!fits(header.sentence)) {
    const neutral = context.english ? context.neutralHeaders.shift() : undefined;
    const name = byFramework(neutral ?? "→");
    return withHeader(name, [header.sentence, ...lines], point, context);
  }
  if (sentences.length > 0) blocks.push({ kind: "paragraph", sentences });
  pushPoint(blocks, { ...point, header: null, kind: "item", lines: [] });
  if (blocks.length === 0 && context.english) {
    const companion = context.companions.shift();
    if (companion) blocks.push({ kind: "paragraph", sentences: [byFramework(companion)] });
  }
  return { header: mark(header), blocks, callout: null };
}

function buildPairSlide(
  point: Point,
  heading: string | null,
  position: number,
  context: NoteContext,
): DraftSlide {
  const header = heading && fits(heading) ? byPerson(heading) : namePair(point, position, context);
  return { header: mark(header), blocks: buildBlocks([point], context), callout: null };
}

function namePair(
  { pair }: Point,
  position: number,
  { english, frame, pairHeaders: left }: NoteContext,
): DraftSentence {
  const number = position + 1;
  if (!english || !pair) return byFramework(String(number));
  if (frame.unit && pair.left.label.toLowerCase() === frame.unit.one.toLowerCase()) {
    return byFramework(`${frame.unit.one} ::${number}::`);
  }
  return byFramework(left.shift() ?? `Pair ::${number}::`);
}

/** Several points on one slide, under their heading or the numbers they have. */
function buildSharedSlide(
  points: readonly Point[],
  position: number,
  context: NoteContext,
): DraftSlide {
  const [first] = points;
  if (!first) throw new RangeError("A slide of no points");
  const heading = takeHeading(first, context);
  if (heading && fits(heading)) {
    return { header: mark(byPerson(heading)), blocks: buildBlocks(points, context), callout: null };
  }
  if (first.kind === "prose" && !first.header) {
    const { header, rest } = splitHeadline(first.lines[0] ?? "", context.english);
    const left = [...rest, ...first.lines.slice(1)];
    if (header) {
      const blocks = buildBlocks([{ ...first, lines: left }, ...points.slice(1)], context);
      return { header: mark(byPerson(header)), blocks, callout: null };
    }
  }
  const header = nameRange(points, position, context);
  return { header, blocks: buildBlocks(points, context), callout: null };
}

/** `Tips 4 to 6`, by the person's numbers where there are any. */
function nameRange(
  points: readonly Point[],
  position: number,
  context: NoteContext,
): DraftSentence {
  const items = points.filter(({ kind }) => kind === "item" || kind === "pair");
  const { unit } = context.frame;
  const from = items[0]?.number ?? position + 1;
  const to = items.at(-1)?.number ?? position + points.length;
  const range = context.english ? `${from} to ${to}` : `${from}–${to}`;
  if (!context.english || items.length !== points.length) {
    return byFramework(
      context.english ? (context.neutralHeaders.shift() ?? `Part ::${position + 1}::`) : range,
    );
  }
  return byFramework(
    from === to ? `Part ::${position + 1}::` : `${unit?.many ?? "Points"} ::${range}::`,
  );
}

function mark({ sentence, origin }: DraftSentence): DraftSentence {
  const isNumber = /^[\d.–]+$/.test(sentence);
  return { sentence: isNumber ? sentence : highlight(dropStop(sentence)), origin };
}
