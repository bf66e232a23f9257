import { finishHooks, finishOutline, type Statement } from "@slideloom/core/planning";
import { countNoun } from "@slideloom/core/text";
import type { ReadAnswer } from "../text-generator.ts";
import { readHookDrafts, readOutlineDraft } from "./read-plan.ts";
import type { WritingPlan } from "./writing-plan.ts";

interface Planned {
  slides: number;
  facts: readonly Statement[];
  /** Returns a fact's ids in `facts`, by its id in the reply. */
  rename?: (id: string) => string[];
}

/** Reads a reply's outline and hooks, which refer to `facts` by id. */
export function readPlanned(
  object: Record<string, unknown> | null,
  { slides, facts, rename = (id) => [id] }: Planned,
): ReadAnswer<WritingPlan> {
  const draft = object && readOutlineDraft(object["outline"] ?? object);
  if (!draft) return { answer: null, problems: ['It held no outline with "items".'] };
  const items = draft.items.map((item) => ({ ...item, facts: item.facts.flatMap(rename) }));
  const outline = finishOutline({ ...draft, items }, facts);
  const hooks = finishHooks(readHooks(object?.["hooks"], rename), facts);
  const count = draft.items.length;
  return {
    answer: { facts: [...facts], outline, hooks },
    problems: [
      ...(count === slides
        ? []
        : [`The outline had ${countNoun(count, "item")} instead of ${slides}.`]),
      ...(hooks.length < 3 ? [tooFewHooks] : []),
    ],
  };
}

export const tooFewHooks = "It had fewer than three hooks of different kinds within 70 characters.";

export const readHooks = (value: unknown, rename: (id: string) => string[] = (id) => [id]) =>
  readHookDrafts(value).map((hook) => ({ ...hook, facts: hook.facts.flatMap(rename) }));
