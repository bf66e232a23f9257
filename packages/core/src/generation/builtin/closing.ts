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
import { slideWords } from "./group-points.ts";
import { countWords, splitSentences } from "./sentences.ts";
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
  const invitation = english ? byFramework(pickInvitation(brief, question?.sentence ?? "")) : null;
  return { lines: question ? [question] : [], callout: action ?? invitation };
}

/** One of the style's invitations that the last slide has room for, else the shortest. */
function pickInvitation(brief: Brief, question: string): string {
  const invitations = getVoiceLines(brief.style.id)
    .invitations.filter((line) => !line.endsWith("?"))
    .toSorted((one, other) => countWords(one) - countWords(other));
  const words = getClosingWords(brief);
  const fitting = invitations.filter(
    (line) => countWords([...Object.values(words), question, line].join(" ")) <= slideWords,
  );
  return brief.random.pick(fitting.length > 0 ? fitting : invitations.slice(0, 1));
}

/** What we say on the last slide, in the style's voice. */
function getClosingWords({ framework, outline, seed, style }: Brief) {
  const [noteHeader, noteText] = at(noteClosings, seed);
  const fromNotes = outline.points.length > 0;
  return {
    header: speak(fromNotes ? noteHeader : framework.closing.header, style),
    text: speak(fromNotes ? noteText : framework.closing.lines.join(" "), style),
  };
}

/** The last slide, or null where the notes' language leaves us nothing to say and the person asked for nothing. */
export function buildClosing(brief: Brief, { lines, callout }: Ending): DraftSlide | null {
  if (!brief.english) {
    const [header, ...more] = [...lines, ...(callout ? [callout] : [])];
    if (!header) return null;
    return fits(header.sentence)
      ? { header, blocks: buildParagraph(more), callout: null }
      : { header: byFramework("→"), blocks: buildParagraph([header, ...more]), callout: null };
  }
  const { header, text } = getClosingWords(brief);
  return {
    header: byFramework(header),
    blocks: [...buildParagraph(splitSentences(text).map(byFramework)), ...buildParagraph(lines)],
    callout,
  };
}

/** A paragraph of these sentences, or none. */
export function buildParagraph(sentences: DraftSentence[]): DraftBlock[] {
  return sentences.length === 0 ? [] : [{ kind: "paragraph", sentences }];
}
