import type { Passage, Source } from "../source.ts";
import { buildSlides } from "./build-slides.ts";
import { addLine, listOpeningHooks } from "./cover.ts";
import type { Draft } from "./draft.ts";
import { finishDraft } from "./finish-draft.ts";
import { listHooks, type RatedHook } from "./hooks.ts";
import { judgeText } from "./judge-text.ts";
import type { JudgedText } from "./judged-text.ts";
import { openDraft } from "./open-draft.ts";
import { maxSlides } from "./slide-chooser.ts";
import { retitleSource } from "./retitle-source.ts";
import { readTitle } from "./title.ts";
import type { SourceChoices } from "../../generation/source-choices.ts";

export interface DraftOptions extends SourceChoices {
  /** Maximum number of slides; limited to 1 to 15. If absent, `usual`, or more if a series needs them. */
  slides?: number | undefined;
  /** Number of slides if nobody asks for a number; 8 if absent. */
  usual?: number | undefined;
  /** BCP 47 tag; the source's language if absent. */
  language?: string | undefined;
  /** Name of a template type, in any case and punctuation. The type decides which questions are asked. */
  templateType?: string | undefined;
  /** The brand kit's call to action, added to the last slide. */
  callToAction?: string | undefined;
}

const usualSlides = 8;

/** Makes a post from a source's own sentences, without AI. Never throws. */
export function draftPost(
  material: { source: Source; passages: readonly Passage[] },
  options: DraftOptions,
): Draft {
  const source = retitleSource(material.source, material.passages);
  const text = judgeText(source, material.passages, options.language);
  return draftJudged({ ...material, source }, { text, hooks: listHooks(text) }, options);
}

/** Makes a post from a source whose sentences were already rated (`text`). */
export function draftJudged(
  { source, passages }: { source: Source; passages: readonly Passage[] },
  { text, hooks }: { text: JudgedText; hooks: readonly RatedHook[] },
  { slides: asked, usual = usualSlides, per, questions, templateType, callToAction }: DraftOptions,
): Draft {
  const { title, note } = readTitle(source, passages, text.language);
  const { opening, chooser, wholeSlides, unitNote } = openDraft(text, {
    source,
    title,
    hooks,
    per,
  });
  const wanted = asked ?? chooser.countSlides(usual);
  const slides = Math.min(maxSlides, Math.max(1, Math.trunc(wanted) || 1));
  const { middle, ending, left } = chooser.choose(slides);
  const shown = new Set(
    [...middle, ...(ending ? [ending] : [])].flatMap(({ sentences }) => sentences),
  );
  const cover =
    wholeSlides === null
      ? addLine(opening, text, { hooks: listOpeningHooks(text, hooks), shown })
      : opening;
  const asking = { questions, templateType, callToAction, language: text.language };
  const content = buildSlides({ slides, cover, middle, ending, ...asking });
  const notes = [note, unitNote].filter((one) => one !== undefined);
  const count = asked === undefined ? {} : { slides };
  const shape = { source, title, notes, cover, content, shown, hooks, left, ...count };
  return finishDraft(text, shape);
}
