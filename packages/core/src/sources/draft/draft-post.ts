import type { Passage, Source } from "../source.ts";
import { listAllPoints } from "./all-points.ts";
import { buildSlides } from "./build-slides.ts";
import { chooseEnding, choosePoints } from "./choose-points.ts";
import { addLine, buildCover } from "./cover.ts";
import { maxWords } from "./draft-text.ts";
import type { Draft } from "./draft.ts";
import { finishDraft } from "./finish-draft.ts";
import { listHooks } from "./hooks.ts";
import { type JudgedText, judgeText } from "./judge-text.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";
import { readTitle } from "./title.ts";

export interface DraftOptions {
  /** Number of slides; limited to 1 to 15. */
  slides: number;
  /** BCP 47 tag; the source's language if absent. */
  language?: string | undefined;
  /** Template type, which decides the questions on slides for which the source is too short. Matched loosely. */
  templateType?: string | undefined;
  /** The brand kit's call to action, added to the last slide. */
  callToAction?: string | undefined;
}

const maxSlides = 15;

/** Makes a post from a source's own sentences, without AI. Never throws. */
export function draftPost(
  { source, passages }: { source: Source; passages: readonly Passage[] },
  { slides: wanted, language, templateType, callToAction }: DraftOptions,
): Draft {
  const slides = Math.min(maxSlides, Math.max(1, Math.trunc(wanted) || 1));
  const text = judgeText(source, passages, language);
  const hooks = listHooks(text);
  const title = readTitle(source, passages);
  const opening = buildCover(text, { title, hooks, source });
  const { middle, ending } = chooseAll(text, { slides, cover: opening.used });
  const shown = new Set(
    [...middle, ...(ending ? [ending] : [])].flatMap(({ sentences }) => sentences),
  );
  const cover = addLine(opening, hooks, shown);
  const content = buildSlides({ slides, cover, middle, ending, templateType, callToAction });
  return finishDraft(text, { source, title, cover, content, shown, hooks });
}

/**
 * Maximum words per slide, including the header. The next limit is tried if the source is too short to fill the slides.
 */
export const limits = [maxWords, 24, 14];

function chooseAll(
  text: JudgedText,
  { slides, cover }: { slides: number; cover: readonly DraftSentence[] },
): { middle: DraftPoint[]; ending: DraftPoint | null } {
  let full: ReturnType<typeof chooseAll> | null = null;
  for (const limit of limits) {
    const points = listAllPoints(text, { used: cover, limit });
    const ending = slides > 1 ? chooseEnding(points, text.blocks.at(-1)) : null;
    const room = Math.max(0, slides - 1 - (ending ? 1 : 0));
    const middle = choosePoints(points, { slides: room, ending, cover });
    if (middle.length >= room) return { middle, ending };
    full ??= { middle, ending };
  }
  return full ?? { middle: [], ending: null };
}
