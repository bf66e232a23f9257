import { namePoint } from "../../generation/outline/follow-items.ts";
import { maxQuestionWidth } from "./answer-points.ts";
import { listAllPoints } from "./all-points.ts";
import { type DraftSelection, chooseEnding, choosePoints, goodScore } from "./choose-points.ts";
import { countWords } from "../../text/count-words.ts";
import {
  countShown,
  endsSentence,
  isLabelLine,
  isQuestion,
  maxWholeWords,
  maxWords,
  widthOf,
} from "./draft-text.ts";
import { countLeast, fitSeries, isInside, shareRoom, sumMembers } from "./fit-series.ts";
import { Introductions } from "./introductions.ts";
import type { JudgedText } from "./judged-text.ts";
import { joinLeftovers } from "./leftovers.ts";
import type { DraftPoint } from "./point.ts";
import { isAnnouncement } from "./rank.ts";
import type { DraftSentence } from "./sentences.ts";
import { listHeaded } from "./series.ts";
import { listSeriesPoints } from "./series-points.ts";
import type { SlideUnit } from "../../generation/source-choices.ts";
import { listWholeSeries, type WholeSeries } from "./whole-series.ts";
import type { DraftWords } from "./draft-words.ts";
import { maxMadeSlides } from "../../document/limits.ts";

/**
 * Maximum words per slide, including the header. The next limit is tried if the source is too short to fill the slides.
 */
const limits = [maxWords, 34, 29, 24, 19, 14];

/** The points (candidates for slides) that were chosen for the slides after the cover. */
interface ChosenPoints {
  middle: DraftPoint[];
  ending: DraftPoint | null;
  /** Names of parts that no slide shows, because not all of them fit. */
  left: string[][];
}

/** Maximum number of extra points, chosen to replace points that are joined to the slide before. */
const maxJoined = 4;

/**
 * Chooses points for slides and joins leftovers to the slide before. If joining leaves too few slides, chooses extra
 * points.
 */
function chooseJoined(
  points: readonly DraftPoint[],
  words: DraftWords,
  parts: DraftSelection,
): DraftPoint[] {
  let most: DraftPoint[] = [];
  for (let further = 0; further <= maxJoined && most.length < parts.slides; further += 1) {
    const joined = joinLeftovers(
      choosePoints(points, { ...parts, slides: parts.slides + further }),
      words,
    );
    if (joined.length > parts.slides) break;
    most = joined;
  }
  return most;
}

/** Maximum number of times that points are chosen anew because some aren't understood without their context. */
const maxRounds = 8;
/** If fewer slides than this would be left, slides that need their context stay. */
const leastClear = 2;

/** So few words below a heading are a legend: `Available / taken`. */
const maxLegend = 3;

/** A slide below a section's heading has at most this many words. */
const maxMemberWords = 50;

/** Maximum number of sentences of a paragraph that ends a text below its last heading. */
const maxEnd = 2;

interface ChooserCover {
  /** The post's title, the header of a slide that lists a series, and of a list without a heading. */
  title: string;
  /** The cover's sentences. */
  used: readonly DraftSentence[];
}

export class SlideChooser {
  readonly #text: JudgedText;
  readonly #cover: ChooserCover;
  readonly #series: readonly WholeSeries[];
  /** A slide for each section with a heading of its own. They are shown if all of them fit. */
  readonly #headed: readonly DraftPoint[];
  readonly #units: readonly DraftPoint[];
  readonly #introductions: Introductions;
  readonly #points = new Map<number, DraftPoint[]>();

  /** `units` are the slides of a source that its author made of slides or posts. */
  constructor(
    text: JudgedText,
    cover: ChooserCover,
    {
      units = [],
      per = "auto",
    }: { units?: readonly DraftPoint[]; per?: SlideUnit | undefined } = {},
  ) {
    this.#text = text;
    this.#cover = cover;
    this.#units = units;
    this.#introductions = new Introductions(text, cover.title);
    const points = this.#list(maxWords);
    this.#series = listWholeSeries({ text, points, title: cover.title, per });
    this.#headed = listSeriesPoints(
      { sections: listHeaded(text) },
      { text, points, used: cover.used },
    );
  }

  /** Whether the text has steps, a list or rows that are shown whole. */
  get hasSeries(): boolean {
    return this.#series.length > 0;
  }

  /** Returns the number of slides that show each part of a series, if at most 15 do, but at least `usual`. */
  countSlides(usual: number): number {
    if (this.#units.length > 0) return this.#units.length + 1;
    const around = 1 + (this.#chooseEnding(this.#list(maxWords)) ? 1 : 0);
    const counts = [sumMembers(this.#series), countLeast(this.#series)];
    const most = counts.map((count) => count + around).find((count) => count <= maxMadeSlides);
    return Math.max(usual, most ?? usual);
  }

  choose(slides: number): ChosenPoints {
    if (this.#units.length > 0) return chooseUnits(this.#units, slides - 1);
    let full: ChosenPoints | null = null;
    let ending: DraftPoint | null = null;
    for (const limit of limits) {
      const points = this.#list(limit);
      if (slides > 1 && !this.#needsLastSlide(slides)) ending ??= this.#chooseEnding(points);
      const found = this.#chooseMiddle(points, slides, ending);
      if (found.middle.length >= countRoom(slides, ending)) return found;
      full ??= found;
    }
    return this.#fill(slides, full ?? { middle: [], ending: null, left: [] });
  }

  /** Takes the slides of sections that are understood after those before them. */
  #takeClear(headed: readonly DraftPoint[]): DraftPoint[] {
    const shown = new Set(this.#cover.used);
    return headed.filter((point) => {
      const isClear = this.#isMember(point) && this.#introductions.isClear(point, shown);
      if (isClear) for (const sentence of point.sentences) shown.add(sentence);
      return isClear;
    });
  }

  /** Whether a section's slide says something that is understood without other slides. */
  #isMember(point: DraftPoint): boolean {
    const [first] = point.sentences;
    // A text may end with a question to its readers.
    const end = this.#text.sentences.at(-1);
    return (
      point.words <= maxMemberWords &&
      first !== undefined &&
      (!isQuestion(point.header) || widthOf(point.header) <= maxQuestionWidth) &&
      !isAnnouncement(point.items.at(-1)?.value ?? "") &&
      (point.sentences.length > 1 || !isQuestion(first.text) || first === end) &&
      (point.sentences.length > 1 || this.#endsWhole(point)) &&
      this.#introductions.isSelfContained(point)
    );
  }

  /**
   * Whether all series fit only if the last of their members ends the post. A list inside a numbered section is left
   * out before the ending is.
   */
  #needsLastSlide(slides: number): boolean {
    const outer = this.#series.filter((one) => !isInside(one, this.#series));
    const isLeft = (room: number) => fitSeries(outer, room).left.length > 0;
    return isLeft(slides - 2) && !isLeft(slides - 1);
  }

  /** Chooses from the points of all word limits if no single limit gives enough slides. */
  #fill(slides: number, full: ChosenPoints): ChosenPoints {
    const points = limits.flatMap((limit) => this.#list(limit));
    const found = this.#chooseMiddle(points, slides, full.ending);
    return found.middle.length > full.middle.length ? found : full;
  }

  /** Chooses the ending after all series, because the members of a series keep their order. */
  #chooseEnding(points: readonly DraftPoint[]): DraftPoint | null {
    const sections = Math.max(
      -1,
      ...this.#series.flatMap((one) => [...(one.sections ?? [])].map(({ index }) => index)),
      ...this.#headed.map(({ block }) => block.section.index - 1),
    );
    const last = Math.max(
      -1,
      ...this.#series.flatMap(({ members }) =>
        members.flatMap(({ sentences }) => sentences.map(({ index }) => index)),
      ),
    );
    const end = this.#text.blocks.at(-1);
    const before = this.#text.blocks.at(-2);
    // A short last paragraph below a quotation ends the text, not the last member of a series.
    const isEnd = (point: DraftPoint) =>
      point.block === end &&
      end.kind === "prose" &&
      before?.kind === "quote" &&
      end.section === before.section &&
      end.sentences.length <= maxEnd &&
      !this.#series.some((one) => one.sections === undefined && one.owns(point));
    const late = points.filter(
      (point) => isEnd(point) || (point.block.section.index > sections && placeOf(point) > last),
    );
    const whole = late.filter(
      (point) => this.#introductions.isSelfContained(point) && this.#endsWhole(point),
    );
    // An ending from the middle would leave out what comes after it.
    const isLong = this.#text.sentences.length > shortSentences;
    const fitting = isLong && late.some(isNearEnd) ? whole.filter(isNearEnd) : whole;
    return askAtEnd(chooseEnding(fitting, end), this.#text);
  }

  /** Whether a point isn't a label alone, e.g. of a chart. Where few paragraphs end like sentences, all may be whole. */
  #endsWhole({ block, sentences }: DraftPoint): boolean {
    const last = sentences.at(-1)?.text ?? "";
    const isLegend = block.section.heading !== null && sentences.length === 1;
    if (isLegend && !endsSentence(last) && countWords(last) <= maxLegend) return false;
    return block.kind !== "prose" || !this.#text.isPunctuated || !isLabelLine(last);
  }

  /** Chooses whole series first, and then points of other sections. */
  #chooseMiddle(
    points: readonly DraftPoint[],
    slides: number,
    ending: DraftPoint | null,
  ): ChosenPoints {
    const room = countRoom(slides, ending);
    const { fixed, listed, left, owned } = fitSeries(this.#series, room);
    const headed = this.#headed.filter(({ block }) => block.section !== ending?.block.section);
    const least = countLeast(listed);
    const isHeaded = headed.length <= room - fixed.length - least;
    const members = isHeaded ? this.#takeClear(headed) : [];
    fixed.push(...members);
    const free = room - fixed.length - least;
    const chooseFrom = (some: readonly DraftPoint[]) =>
      this.#chooseClear(some, { slides: free, ending, cover: this.#cover.used }, fixed);
    const whole = new Set([
      ...owned.flatMap(({ sections }) => [...(sections ?? [])]),
      ...members.map(({ block }) => block.section),
    ]);
    const isOwned = (point: DraftPoint) => owned.some(({ owns }) => owns(point));
    const isOther = (point: DraftPoint) => !whole.has(point.block.section) && !isOwned(point);
    const shown = new Set(fixed.flatMap(({ sentences }) => sentences));
    // A quotation in a paragraph of its own is a part of the text, too, and not of the member above it.
    const isQuote = ({ block, sentences }: DraftPoint) =>
      block.kind === "quote" && !sentences.some((one) => shown.has(one));
    const others = chooseFrom(points.filter((point) => isOther(point) || isQuote(point)));
    const lists = shareRoom(listed, room - fixed.length - others.length);
    const middle = [...fixed, ...lists, ...others];
    return {
      middle: middle.length > others.length ? middle.toSorted(byPlace) : others,
      ending,
      left,
    };
  }

  /** Chooses points that are understood without the sentences between them, if enough are. */
  #chooseClear(
    points: readonly DraftPoint[],
    parts: DraftSelection,
    fixed: readonly DraftPoint[],
  ): DraftPoint[] {
    const chosen = chooseJoined(points, this.#text.words, parts);
    let left = points;
    let found = chosen;
    for (let round = 0; round < maxRounds; round += 1) {
      const shown = new Set([
        ...parts.cover,
        ...[...fixed, ...found].flatMap(({ sentences }) => sentences),
      ]);
      const unclear = found.filter((point) => !this.#introductions.isClear(point, shown));
      if (unclear.length === 0) break;
      const torn = new Set(unclear.flatMap(({ sentences }) => sentences[0] ?? []));
      const kept = new Set(found.flatMap(({ sentences }) => sentences[0] ?? []));
      left = left.filter(({ sentences: [first], score }) =>
        first === undefined ? true : !torn.has(first) && (score >= goodScore || kept.has(first)),
      );
      found = chooseJoined(left, this.#text.words, parts);
    }
    const missing = Math.min(leastClear - fixed.length, parts.slides) - found.length;
    if (missing <= 0) return found;
    const shown = new Set([
      ...parts.cover,
      ...[...fixed, ...found].flatMap((one) => one.sentences),
    ]);
    // Less good sentences that are clear come before better ones that aren't.
    const clear = points.filter(
      (point) =>
        this.#introductions.isClear(point, shown) &&
        !point.sentences.some((sentence) => shown.has(sentence)),
    );
    const picked = chooseJoined(clear, this.#text.words, { ...parts, slides: missing });
    const known = new Set([...found, ...picked].flatMap(({ sentences }) => sentences));
    const others = [
      ...picked,
      ...chosen.filter(({ sentences }) => !sentences.some((one) => known.has(one))),
    ].slice(0, missing);
    return others.length > 0 ? [...found, ...others].toSorted(byPlace) : found;
  }

  listAll(): DraftPoint[] {
    return [
      ...this.#units,
      ...this.#series.flatMap(({ members }) => members),
      ...limits.flatMap((limit) => this.#list(limit)),
    ];
  }

  #list(limit: number): DraftPoint[] {
    const known = this.#points.get(limit);
    if (known) return known;
    const { title, used } = this.#cover;
    const all = listAllPoints(this.#text, { title, used, limit });
    // Shorter slides may fill a post, but a header alone is shown only where it says enough at full length.
    const points = limit === maxWords ? all : all.filter(({ items }) => items.length > 0);
    this.#points.set(limit, points);
    return points;
  }
}

/** Adds the question to readers with which a text ends to an ending that stops right before it. */
function askAtEnd(ending: DraftPoint | null, { sentences, host }: JudgedText): DraftPoint | null {
  const question = sentences.at(-1);
  const last = ending?.sentences.at(-1);
  if (!ending || !question || !last || host !== null || !isQuestion(question.text)) return ending;
  if (last.index !== question.index - 1 || ending.block.kind === "table") return ending;
  const words = ending.words + countShown(question.text);
  if (words > maxWholeWords) return ending;
  return {
    ...ending,
    items: [...ending.items, { type: "text", value: question.text }],
    passages: [...new Set([...ending.passages, ...question.passages])],
    sentences: [...ending.sentences, question],
    words,
  };
}

/** An ending is after this fraction of the source, if anything is. */
const nearEnd = 0.4;
/** In a text of at most this many sentences, any may end the post. */
const shortSentences = 8;

const isNearEnd = ({ sentences }: DraftPoint) => (sentences.at(-1)?.at ?? 0) >= nearEnd;

/** Returns the number of slides between the cover and the ending. */
const countRoom = (slides: number, ending: DraftPoint | null) =>
  Math.max(0, slides - 1 - (ending ? 1 : 0));

/** Chooses the last unit and the best of the others, in order. */
function chooseUnits(units: readonly DraftPoint[], room: number): ChosenPoints {
  const last = units.at(-1);
  const others = units
    .slice(0, -1)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, Math.max(0, room - 1));
  const shown = new Set(room > 0 && last ? [...others, last] : []);
  const left = units.filter((unit) => !shown.has(unit)).map(namePoint);
  return {
    middle: units.filter((unit) => unit !== last && shown.has(unit)),
    ending: last && shown.has(last) ? last : null,
    left: left.length > 0 ? [left] : [],
  };
}

const byPlace = (one: DraftPoint, other: DraftPoint) => placeOf(one) - placeOf(other);

const placeOf = ({ sentences, block }: DraftPoint) =>
  (sentences[0] ?? block.sentences[0])?.index ?? 0;
