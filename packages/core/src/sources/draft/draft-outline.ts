import type { Slide } from "../../document/post.ts";
import { foldText } from "../../facts/fold.ts";
import { addOwn, findPromptSlide, namePoint } from "../../generation/outline/follow-items.ts";
import { chooseTemplateType } from "../../generation/template-type.ts";
import { followLayouts } from "../../planning/follow-layouts.ts";
import type { PostOutline, Statement } from "../../planning/post-plan.ts";
import type { Passage, Source } from "../source.ts";
import { listAllPoints } from "./all-points.ts";
import { addCall, buildCoverSlide, buildPointSlide } from "./build-slides.ts";
import { addLine, buildCover, isLine, toHook, type Cover } from "./cover.ts";
import { joinTexts } from "./draft-text.ts";
import { limits, type DraftOptions } from "./draft-post.ts";
import type { Draft } from "./draft.ts";
import { finishDraft } from "./finish-draft.ts";
import { listHooks, type RatedHook } from "./hooks.ts";
import { judgeText } from "./judge-text.ts";
import { listFacts } from "./list-facts.ts";
import { matchPoints } from "./match-points.ts";
import type { DraftPoint } from "./point.ts";
import { setLayouts } from "./set-layouts.ts";
import { readTitle } from "./title.ts";

/** An outline as a person left it. */
export interface EditedOutline {
  outline: PostOutline;
  /** If empty, the facts are those of the draft's own plan. */
  facts: readonly Statement[];
  /** The cover's first line; blank or null leaves the draft's. */
  hook: string | null;
}

/**
 * Makes the slides of an outline from the source's own sentences, without AI: one slide an item. The words of a point
 * that a person changed become the header above the sentences that its facts come from. Never throws.
 */
export function draftOutline(
  { source, passages }: { source: Source; passages: readonly Passage[] },
  { outline, facts: given, hook }: EditedOutline,
  { language, templateType = "", callToAction = "" }: Omit<DraftOptions, "slides">,
): Draft {
  const text = judgeText(source, passages, language);
  const facts = given.length > 0 ? given : listFacts(text, { source, passages });
  const hooks = listHooks(text);
  const title = readTitle(source, passages);
  const opening = buildCover(text, { title, hooks, source });
  const [first, ...others] = outline.items;
  const isCover = first?.role === "cover" && opening.header !== "";
  const items = isCover ? others : outline.items;
  const points = limits.flatMap((limit) => listAllPoints(text, { used: opening.used, limit }));
  const passagesById = new Map(facts.map(({ id, passages: ids }) => [id, ids]));
  const matches = matchPoints(points, items, (id) => passagesById.get(id) ?? []);
  const shown = new Set(matches.flatMap((match) => match?.point.sentences ?? []));
  const chosen = chooseHook(opening, { hook: hook?.trim() ?? "", title, hooks, shown });
  const isOwn = isCover && first.point !== namePoint({ header: title ?? opening.header });
  const cover = isOwn ? { ...chosen, header: first.point } : chosen;
  const type = chooseTemplateType(templateType).choice;
  const goesOn = new Set<Slide>();
  const middle = items.map(({ point }, index) => {
    const match = matches[index];
    if (!match) return findPromptSlide(type, point) ?? addOwn(point);
    const slide = match.isNamed ? buildPointSlide(match.point) : renamePoint(match.point, point);
    if (match.isNamed && match.point.goesOn) goesOn.add(slide);
    return slide;
  });
  const content = [...(isCover ? [buildCoverSlide(cover)] : []), ...middle];
  const ended = content.map((slide, index) =>
    index === content.length - 1 ? addCall(slide, callToAction.trim()) : slide,
  );
  const slides = followLayouts(setLayouts(cover.title, ended, goesOn), outline.items);
  return finishDraft(text, { source, title, cover, content: slides, shown, hooks });
}

/** A point's sentences, whole, below words of the person's own. */
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

/** Puts the chosen hook above the cover's header. Nothing on the cover is said twice. */
function chooseHook(opening: Cover, { hook, title, hooks, shown }: HookParts): Cover {
  if (hook === "") return addLine(opening, hooks, shown);
  const said = ` ${foldText(hook)} `;
  const isSaid = (text: string) => said.includes(` ${foldText(text)} `);
  const rated = hooks.find((one) => isSaid(one.hook.text));
  const header = [title ?? "", opening.header, opening.title].find(
    (text) => text !== "" && !isSaid(text),
  );
  const [own] = opening.used;
  // The title takes the place of the header, so the header's sentence goes below.
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
  return addLine(
    cover,
    hooks.filter((one) => !isSaid(one.hook.text)),
    shown,
  );
}
