import type { Post } from "../../document/post.ts";
import type { Material } from "../join-materials.ts";
import { buildSlides } from "./build-slides.ts";
import { addLine, listOpeningHooks } from "./cover.ts";
import type { Draft } from "./draft.ts";
import { draftLabel } from "./describe-draft.ts";
import { finishDraft, listPostSources } from "./finish-draft.ts";
import { keepWords, keptCharacters } from "./keep-words.ts";
import { listHooks, type RatedHook } from "./hooks.ts";
import { judgeText } from "./judge-text.ts";
import type { JudgedText } from "./judged-text.ts";
import { openDraft } from "./open-draft.ts";
import { maxMadeSlides } from "../../document/limits.ts";
import { retitleSource } from "./retitle-source.ts";
import { readTitle } from "./title.ts";
import type { SourceChoices } from "../../generation/source-choices.ts";

export interface DraftOptions extends Omit<SourceChoices, "audience" | "network"> {
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
export function draftPost(material: Material, options: DraftOptions): Draft {
  const source = retitleSource(material.source, material.passages);
  if (options.amount === "keep") {
    const kept = keepWords({ ...material, source }, options.slides);
    if (kept) return describeKept(kept, { ...material, source });
    const draft = draftPost(material, { ...options, amount: "condense" });
    return { ...draft, notes: [...draft.notes, notKept] };
  }
  const text = judgeText(source, material.passages, options.language);
  return draftJudged({ ...material, source }, { text, hooks: listHooks(text) }, options);
}

const notKept = `Only texts of up to ${keptCharacters.toLocaleString("en")} characters, without tables, are kept word for word, so the best sentences were chosen.`;

const describeKept = (post: Post, material: Material): Draft => ({
  post: { ...post, sources: listPostSources(material) },
  hooks: [],
  notes: [draftLabel],
  unused: [],
});

/** Makes a post from a source whose sentences were already rated (`text`). */
export function draftJudged(
  { source, passages, others }: Material,
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
  const slides = Math.min(maxMadeSlides, Math.max(1, Math.trunc(wanted) || 1));
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
  const shape = { source, others, title, notes, cover, content, shown, hooks, left, ...count };
  return finishDraft(text, shape);
}
