import type { DraftBlock, Section, SourceText, Series } from "./judged-text.ts";
import { countAll, dropPoint, joinTexts, maxWords, raiseFirst } from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { refersBack } from "./references.ts";
import { takeFollowing } from "./take-following.ts";
import { type DraftSentence, readWords } from "./sentences.ts";
import { listSectionBlocks } from "./series.ts";
import type { DraftWords } from "./draft-words.ts";

/** Maximum number of members that are listed on one slide. */
const maxListed = 6;

interface MemberParts {
  text: SourceText & { words: DraftWords };
  /** Points of the whole text, for members that begin with a table, a quotation or code. */
  points: readonly DraftPoint[];
  /** The cover's sentences. */
  used?: readonly DraftSentence[];
}

/** Returns a slide for each member of a series: its heading, and as much of its text as fits. */
export const listSeriesPoints = ({ sections }: Series, parts: MemberParts): DraftPoint[] =>
  sections.flatMap((section) => createMember(section, parts) ?? []);

/** Leaves out what the cover shows of a section's start, if the rest is clear without it. */
function skipUsed(
  blocks: readonly DraftBlock[],
  words: DraftWords,
  used: readonly DraftSentence[],
): DraftBlock[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "prose") return [...blocks];
  const start = first.sentences.findIndex((sentence) => !used.includes(sentence));
  const rest = start < 0 ? [] : first.sentences.slice(start);
  const [next] = rest;
  const isClear =
    next !== undefined && !words.leans.test(next.text) && !refersBack(next.text, words);
  return isClear ? [{ ...first, sentences: rest }, ...others] : [...blocks];
}

function createMember(
  section: Section,
  { text, points, used = [] }: MemberParts,
): DraftPoint | null {
  const { heading } = section;
  const blocks = listSectionBlocks(text, section);
  const [block] = blocks;
  if (!heading || !block) return null;
  const header = nameMember(heading.text);
  if (block.kind !== "prose" && block.kind !== "list") {
    const own = points.filter((point) => point.block === block);
    const [best] = own.toSorted((one, other) => other.score - one.score);
    if (best) return own.find((point) => point.header === heading.text) ?? best;
  }
  const { body, sentences } = takeBody(skipUsed(blocks, text.words, used), {
    header,
    words: text.words,
  });
  return createPoint({ header, body, sentences, block, score: 1, heading: [heading.passage] });
}

/** Writes a heading as a slide's header. */
export const nameMember = (heading: string) =>
  raiseFirst(dropPoint(heading.replace(/(?<!\s)\s*[:：]$/u, "")));

interface Body {
  body: string[];
  sentences: DraftSentence[];
}

/** Takes whole sentences and whole lists from the start of a section, up to a slide's limit. */
function takeBody(
  blocks: readonly DraftBlock[],
  { header, words }: { header: string; words: DraftWords },
): Body {
  const body: string[] = [];
  const sentences: DraftSentence[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "prose") {
      const texts = [header, ...body];
      const { taken } = takeFollowing(texts, block.sentences, words, maxWords);
      const first = index === 0 && taken.length === 0 ? block.sentences.slice(0, 1) : taken;
      const list = blocks[index + 1];
      const isLead = /[:：]$/u.test(first.at(-1)?.text ?? "");
      const room = maxWords - countAll([...texts, ...first.map(({ text }) => text)]);
      const kept = isLead && !(list && fits(list, room)) ? first.slice(0, -1) : first;
      if (kept.length > 0) body.push(joinTexts(kept.map(({ text }) => text)));
      sentences.push(...kept);
      if (kept.length < block.sentences.length) break;
    } else {
      if (!fits(block, maxWords - countAll([header, ...body]))) break;
      body.push(writeList(block));
      sentences.push(...block.sentences);
    }
  }
  return { body, sentences };
}

const fits = ({ kind, passages }: DraftBlock, room: number) =>
  kind === "list" && countAll(passages.map(({ text }) => text)) <= room;

/** Writes a list's items as lines with bullets or numbers. */
export const writeList = ({ passages }: DraftBlock) =>
  passages
    .map((passage, index) => `${passage.ordered ? `${index + 1}.` : "-"} ${readWords(passage)}`)
    .join("\n");

/** Returns the minimum number of slides that can list the headings of a series. */
export function countLists({ sections }: Series): number {
  const names = sections.map(({ heading }) => heading?.text ?? "");
  return Math.max(
    Math.ceil(names.length / maxListed),
    Math.ceil(countAll(names) / (maxWords - names.length)),
  );
}

/** Returns `count` slides for a series with more members, so that slides show the headings of several members. */
export function shareSlides(
  members: readonly DraftPoint[],
  count: number,
  title: string,
): DraftPoint[] {
  const startOf = (part: number) => Math.floor((part * members.length) / count);
  return Array.from({ length: count }, (_, part) => {
    const start = startOf(part);
    const own = members.slice(start, startOf(part + 1));
    const [first] = own;
    return first && own.length > 1 ? listMembers(own, { title, start, first }) : own;
  }).flat();
}

function listMembers(
  members: readonly DraftPoint[],
  { title, start, first }: { title: string; start: number; first: DraftPoint },
): DraftPoint {
  const lines = members.map(({ header }, index) => `${start + index + 1}. ${header}`);
  return createPoint({
    header: title,
    body: [lines.join("\n")],
    sentences: members.flatMap(({ sentences }) => sentences.slice(0, 1)),
    block: first.block,
    score: first.score,
    heading: members.flatMap(({ passages }) => passages.slice(0, 1)),
  });
}
