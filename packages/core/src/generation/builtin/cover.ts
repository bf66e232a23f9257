import type { Brief } from "./brief.ts";
import {
  byFramework,
  byPerson,
  type DraftBlock,
  type DraftSentence,
  type DraftSlide,
} from "./draft.ts";
import { fits } from "./headline.ts";
import { highlight } from "./highlight.ts";
import { getNoteFrame } from "./note-frames.ts";
import type { Point } from "./outline.ts";
import { at } from "./random.ts";
import { countWords, dropStop, splitSentences } from "./sentences.ts";
import { getVoiceLines, speak } from "./voice.ts";

const introWords = 28;

/** The title: the topic, and after a colon what the post makes of it where the topic is a short name. */
export function buildTitle(brief: Brief): DraftSentence[] {
  const { topic, framework, outline, english, seed } = brief;
  const name = byPerson(topic.title);
  if (!topic.isName || !english || !topic.english) return [byPerson(highlight(topic.title))];
  if (outline.points.length === 0)
    return [name, byFramework(speak(framework.titleTail, brief.style, 1))];
  const tail = countedTail(brief);
  return tail && seed % 3 !== 0 ? [name, byFramework(tail)] : [byPerson(highlight(topic.title))];
}

/** `7 tips to keep`, where the notes are one list of that many. */
function countedTail({ outline, templateType, topic }: Brief): string | null {
  const { unit } = getNoteFrame(templateType.id);
  const unitKind = templateType.id === "myth-vs-fact" ? "pair" : "item";
  const listed = outline.points.filter(({ kind }) => kind === unitKind);
  const asked = outline.points.filter(({ header }) => header?.origin === "person");
  const counted = templateType.id === "qa-faq" ? asked : listed;
  const sections = new Set(counted.map(({ section }) => section));
  if (!unit || counted.length < 3 || sections.size > 1 || /\d/.test(topic.title)) return null;
  return `${counted.length} ${unit.titleTail}`;
}

/** What the cover takes out of the notes, and the points that are left. */
export interface CoverNotes {
  intro: string[];
  header: string | null;
  points: Point[];
}

/** The paragraph in front of everything introduces the post; without one a short sentence with a number may lead. */
export function takeCoverNotes({ outline, asks }: Brief): CoverNotes {
  const [first, second] = outline.points;
  const isPlain =
    first?.kind === "prose" && !first.header && first.code.length === 0 && first.section === 0;
  const leads = second && (second.kind !== "prose" || second.section !== 0 || second.header);
  if (first && isPlain && leads && countWords(first.lines.join(" ")) <= introWords) {
    return { intro: first.lines, header: outline.title, points: outline.points.slice(1) };
  }
  const stat = (outline.title ?? asks.hook) ? null : findStat(outline.points);
  if (!stat) return { intro: [], header: outline.title, points: outline.points };
  const points = outline.points.map((point) =>
    point === stat.point
      ? { ...point, lines: point.lines.filter((line) => line !== stat.line) }
      : point,
  );
  return { intro: [], header: stat.line, points };
}

/** A sentence with a number that can stand alone and leaves its paragraph whole. */
function findStat(points: readonly Point[]): { point: Point; line: string } | null {
  for (const point of points) {
    if (point.kind !== "prose" || point.header || point.lines.length < 2) continue;
    const line = point.lines.at(-1) ?? "";
    const standsAlone = !/^(?:it|this|that|they|he|she|but|and|so|then|these|those|which)\b/i.test(
      line,
    );
    if (/\d/.test(line) && standsAlone && fits(line) && !line.endsWith("?")) return { point, line };
  }
  return null;
}

/** The first slide. `heading` is a heading of the notes that names the whole post. */
export function buildCover(brief: Brief, notes: CoverNotes, heading: string | null): DraftSlide {
  const { asks, english, style, topic } = brief;
  const hook = asks.hook ? splitSentences(asks.hook) : [];
  const own = [notes.header, heading, hook.length === 1 ? (hook[0] ?? null) : null].find(
    (text) => text && fits(text) && dropStop(text) !== topic.title,
  );
  const usesHook = own !== undefined && own === hook[0];
  const ours = english ? byFramework(speak(chooseSubtitle(brief), style, 1)) : null;
  const header = own ? byPerson(dropStop(own)) : (ours ?? byPerson(""));
  const sentences = [
    ...(usesHook ? [] : hook),
    ...(notes.header && own !== notes.header && notes.header !== topic.title ? [notes.header] : []),
    ...splitSentences(brief.lead),
    ...notes.intro,
  ].map(byPerson);
  const blocks: DraftBlock[] = [];
  if (sentences.length > 0) blocks.push({ kind: "paragraph", sentences });
  else if (english && !asks.audience) {
    const openers = getVoiceLines(style.id).openers;
    blocks.push({
      kind: "paragraph",
      sentences: [byFramework(at(openers, brief.random.pick([0, 1, 2, 3])))],
    });
  }
  if (asks.audience)
    blocks.push({ kind: "paragraph", sentences: [nameAudience(asks.audience, english)] });
  return { header: { ...header, sentence: highlight(header.sentence) }, blocks, callout: null };
}

/** A topic that fills the title alone leaves the title's tail to the line under it. */
function chooseSubtitle(brief: Brief): string {
  const { framework, outline, seed, templateType } = brief;
  if (outline.points.length > 0) return at(getNoteFrame(templateType.id).subtitles, seed);
  return buildTitle(brief).length === 1 ? raiseFirst(framework.titleTail) : framework.subtitle;
}

function raiseFirst(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

function nameAudience(audience: string, english: boolean): DraftSentence {
  if (!english) return byPerson(audience);
  return byPerson(/^\p{Ll}/u.test(audience) ? `For ${audience}.` : `Who it's for: ${audience}.`);
}
