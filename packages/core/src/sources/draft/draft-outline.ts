import type { Slide } from "../../document/post.ts";
import { foldText } from "../../text/fold.ts";
import {
  addOwn,
  findOriginal,
  findPromptSlide,
  namePoint,
} from "../../generation/outline/follow-items.ts";
import { findArcLanguage } from "../../generation/outline/arc-texts/index.ts";
import { chooseTemplateType } from "../../generation/template-type.ts";
import { followLayouts } from "../../planning/follow-layouts.ts";
import type { OutlineItem, PostOutline, Statement } from "../../planning/post-plan.ts";
import type { Material } from "../join-materials.ts";
import { addCall, buildCoverSlide, buildPointSlide } from "./build-slides.ts";
import { addLine, isLine, toHook, type Cover } from "./cover.ts";
import { joinTexts } from "./draft-text.ts";
import type { DraftOptions } from "./draft-post.ts";
import type { Draft } from "./draft.ts";
import { finishDraft } from "./finish-draft.ts";
import { listHooks, type RatedHook } from "./hooks.ts";
import { retitleSource } from "./retitle-source.ts";
import { judgeText } from "./judge-text.ts";
import { listFacts } from "./list-facts.ts";
import { matchPoints } from "./match-points.ts";
import type { JudgedText } from "./judged-text.ts";
import type { DraftPoint } from "./point.ts";
import { setLayouts } from "./set-layouts.ts";
import { openDraft } from "./open-draft.ts";
import type { SlideChooser } from "./slide-chooser.ts";
import { readTitle } from "./title.ts";

export interface EditedOutline {
  outline: PostOutline;
  /** The facts that the outline's items refer to. If empty, the facts of the draft's own plan are used. */
  facts: readonly Statement[];
  /** The cover's first line. If it is blank or null, the draft's own first line is used. */
  hook: string | null;
}

/**
 * Makes one slide per outline item from the source's sentences, without AI. If a person changed an item's point, the
 * point becomes the header. Never throws.
 */
export function draftOutline(
  { source: typed, passages, others: otherTexts }: Material,
  { outline, facts: given, hook }: EditedOutline,
  options: Omit<DraftOptions, "slides" | "usual">,
): Draft {
  const { language, per, questions = false, templateType = "", callToAction = "" } = options;
  const source = retitleSource(typed, passages);
  const text = judgeText(source, passages, language);
  const facts = given.length > 0 ? given : listFacts(text, { source, passages });
  const hooks = listHooks(text);
  const { title, note } = readTitle(source, passages, text.language);
  const { opening, chooser, wholeSlides, unitNote } = openDraft(text, {
    source,
    title,
    hooks,
    per,
  });
  const [first, ...others] = outline.items;
  const isCover = first?.role === "cover" && opening.title !== "";
  const items = isCover ? others : outline.items;
  const passagesById = new Map(facts.map(({ id, passages: ids }) => [id, ids]));
  const listPassages = (item: OutlineItem) =>
    item.facts.flatMap((id) => passagesById.get(id) ?? []);
  const original = findOriginal(
    items,
    (slides) => listSlides(chooser, opening, { slides, questions }),
    nameSlide,
    (point, item) => listPassages(item).some((id) => point?.passages.includes(id)),
  );
  const matches = matchPoints(items, { original, points: chooser.listAll(), listPassages });
  const shown = new Set(matches.flatMap((match) => match?.point.sentences ?? []));
  const lines = wholeSlides === null ? hooks : [];
  const chosen = chooseHook(opening, text, {
    hook: hook?.trim() ?? "",
    title,
    hooks: lines,
    shown,
  });
  const isOwn =
    isCover && first.point !== namePoint({ header: title ?? (opening.header || opening.title) });
  const cover = isOwn ? { ...chosen, header: first.point } : chosen;
  const type = chooseTemplateType(templateType).choice;
  const arcLanguage = findArcLanguage(text.language, opening.title);
  const middle = items.map(({ point }, index) => {
    const match = matches[index];
    if (!match) return findPromptSlide(type, point, arcLanguage) ?? addOwn(point);
    return match.isNamed ? buildPointSlide(match.point) : renamePoint(match.point, point);
  });
  const content = [...(isCover ? [buildCoverSlide(cover)] : []), ...middle];
  const ended = content.map((slide, index) =>
    index === content.length - 1 ? addCall(slide, callToAction.trim()) : slide,
  );
  const slides = followLayouts(setLayouts(cover.title, ended), outline.items);
  const notes = [note, unitNote].filter((one) => one !== undefined);
  return finishDraft(text, {
    source,
    others: otherTexts,
    title,
    notes,
    cover,
    content: slides,
    shown,
    hooks,
    left: [],
  });
}

/** Lists the point of each slide; null for the cover and for slides with a question. */
function listSlides(
  chooser: SlideChooser,
  opening: Cover,
  { slides, questions }: { slides: number; questions: boolean },
): readonly (DraftPoint | null)[] {
  const { middle, ending } = chooser.choose(slides);
  const before = opening.title === "" ? middle : [null, ...middle];
  const missing = questions ? Math.max(0, slides - before.length - (ending ? 1 : 0)) : 0;
  return [...before, ...Array.from({ length: missing }, () => null), ...(ending ? [ending] : [])];
}

const nameSlide = (point: DraftPoint | null) => (point ? namePoint(point) : "");

/**
 * Makes a slide from a point, with a header that the person wrote. If the point is prose, its whole sentences are the
 * text.
 */
function renamePoint({ block, sentences, items, passages }: DraftPoint, header: string): Slide {
  const isProse = block.kind === "prose" || block.kind === "quote";
  const whole = joinTexts(sentences.map(({ text }) => text));
  return {
    header,
    description: isProse && whole !== "" ? [{ type: "text", value: whole }] : items,
    sources: passages,
  };
}

interface HookParts {
  hook: string;
  title: string | null;
  hooks: readonly RatedHook[];
  shown: ReadonlySet<DraftPoint["sentences"][number]>;
}

/** Sets the chosen hook as the cover's title, above the header. No other text of the cover repeats the hook. */
function chooseHook(
  opening: Cover,
  text: JudgedText,
  { hook, title, hooks, shown }: HookParts,
): Cover {
  if (hook === "") return addLine(opening, text, { hooks, shown });
  const said = ` ${foldText(hook)} `;
  const isSaid = (words: string) => said.includes(` ${foldText(words)} `);
  const rated = hooks.find((one) => isSaid(one.hook.text));
  const header = [title ?? "", opening.header, opening.title].find(
    (words) => words !== "" && !isSaid(words),
  );
  const [own] = opening.used;
  // The source's title is the header now, so the sentence that was the header becomes the line below.
  const lines = own && header === title && isLine(own.text) ? [toHook(own)] : opening.lines;
  const others = lines.filter((line) => !isSaid(line.text));
  const cover = {
    ...opening,
    title: hook,
    header: header ?? others[0]?.text ?? "",
    lines: header === undefined ? [] : others,
    passages: [...new Set([...(rated?.hook.passages ?? []), ...opening.passages])],
    used: [...(rated ? [rated.sentence] : []), ...opening.used],
  };
  const unsaid = hooks.filter((one) => !isSaid(one.hook.text));
  return addLine(cover, text, { hooks: unsaid, shown });
}
