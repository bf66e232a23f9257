import type { Brief } from "./brief.ts";
import {
  byFramework,
  byPerson,
  type DraftBlock,
  type DraftSentence,
  type DraftSlide,
} from "./draft.ts";
import { getClosingQuestions, noteClosings } from "./endings.ts";
import type { Point } from "./outline.ts";
import { fits } from "./headline.ts";
import { at } from "./random.ts";
import { splitSentences } from "./sentences.ts";
import { getVoiceLines, speak } from "./voice.ts";

/** What the last slide asks of the reader. */
export interface Ending {
  /** In the text: what is not asked last. */
  lines: DraftSentence[];
  /** Asked last. */
  callout: DraftSentence | null;
}

/** A question on its own at the end of the notes closes the post. */
export function takeClosingQuestion(points: readonly Point[]): {
  question: string | null;
  points: Point[];
} {
  const last = points.at(-1);
  const [only = "", ...more] = last?.lines ?? [];
  const isQuestion =
    last?.kind === "prose" && !last.header && more.length === 0 && last.code.length === 0;
  if (!isQuestion || points.length < 2 || !/[?？؟]$/u.test(only))
    return { question: null, points: [...points] };
  return { question: only, points: points.slice(0, -1) };
}

/** The question and the call to action, in the order that was asked for. */
export function buildEnding(brief: Brief, ownQuestion: string | null): Ending {
  const { asks, english, framework, outline, style, templateType } = brief;
  const written = asks.closingQuestion ?? ownQuestion;
  const fromNotes = outline.points.length > 0;
  const questions = fromNotes ? getClosingQuestions(templateType.id) : [framework.question];
  const ours = english ? byFramework(speak(at(questions, brief.seed), style)) : null;
  const question = written === null ? ours : byPerson(written);
  const action = asks.callToAction === null ? null : byPerson(asks.callToAction);
  if (asks.endWithQuestion || (written !== null && !action)) {
    return { lines: action ? [action] : [], callout: question };
  }
  const invitations = getVoiceLines(style.id).invitations.filter((line) => !line.endsWith("?"));
  const invitation = english ? byFramework(brief.random.pick(invitations)) : null;
  return { lines: question ? [question] : [], callout: action ?? invitation };
}

/** The last slide, or null where the notes' language leaves us nothing to say and the person asked for nothing. */
export function buildClosing(brief: Brief, { lines, callout }: Ending): DraftSlide | null {
  const { english, framework, outline, style } = brief;
  if (!english) {
    const [header, ...more] = [...lines, ...(callout ? [callout] : [])];
    if (!header) return null;
    return fits(header.sentence)
      ? { header, blocks: buildParagraph(more), callout: null }
      : { header: byFramework("→"), blocks: buildParagraph([header, ...more]), callout: null };
  }
  const fromNotes = outline.points.length > 0;
  const [noteHeader, noteText] = at(noteClosings, brief.seed);
  const header = fromNotes ? noteHeader : framework.closing.header;
  const text = fromNotes ? noteText : framework.closing.lines.join(" ");
  const spoken = splitSentences(speak(text, style)).map(byFramework);
  return {
    header: byFramework(speak(header, style)),
    blocks: [...buildParagraph(spoken), ...buildParagraph(lines)],
    callout,
  };
}

/** A paragraph of these sentences, or none. */
export function buildParagraph(sentences: DraftSentence[]): DraftBlock[] {
  return sentences.length === 0 ? [] : [{ kind: "paragraph", sentences }];
}
