import type { CarouselLayoutName } from "../layouts/layout-names.ts";
import { cutUnits } from "../text/index.ts";
import {
  hookKinds,
  planLimits,
  type Hook,
  type OutlineItem,
  type PostOutline,
  type Statement,
} from "./post-plan.ts";

/** An outline in a model's reply. It may contain fact ids that don't exist. */
export type OutlineDraft = Omit<PostOutline, "items"> & { items: Omit<OutlineItem, "id">[] };

/**
 * Layouts that an outline can't choose: `cover` and `closing` follow from the slide's place, `picture` needs an image.
 */
const ownLayouts: ReadonlySet<CarouselLayoutName | null> = new Set(["cover", "closing", "picture"]);

/** Numbers an outline's items. Drops fact ids that don't exist, and layouts that the item's facts don't support. */
export function finishOutline(
  { reader, promise, items, left }: OutlineDraft,
  facts: readonly Statement[],
): PostOutline {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    reader: cutUnits(reader.trim(), planLimits.pointCharacters),
    promise: cutUnits(promise.trim(), planLimits.pointCharacters),
    items: items.slice(0, planLimits.outlineItems).map((item, index) => {
      const ids = keepKnown(item.facts, known);
      const has = (...kinds: Statement["kind"][]) =>
        ids.some((id) => kinds.includes(known.get(id)?.kind ?? "claim"));
      return {
        id: `o${index + 1}`,
        role: item.role,
        layout: allowLayout(item.layout, has),
        point: cutUnits(item.point.trim(), planLimits.pointCharacters),
        facts: ids,
      };
    }),
    left: cutUnits(left.trim(), planLimits.factCharacters),
  };
}

/** Returns the layout if the item has the facts for it, e.g. a quotation for `quote`; otherwise null. */
function allowLayout(
  layout: OutlineItem["layout"],
  has: (...kinds: Statement["kind"][]) => boolean,
): OutlineItem["layout"] {
  if (ownLayouts.has(layout)) return null;
  if (layout === "number") return has("number", "date") ? layout : null;
  if (layout === "quote") return has("quote") ? layout : null;
  if (layout === "chart") return has("number") ? layout : null;
  return layout;
}

/** Keeps up to five hooks, at most one of each kind. Drops empty and overlong hooks. */
export function finishHooks(
  hooks: readonly Omit<Hook, "id">[],
  facts: readonly Statement[],
): Hook[] {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const chosen = new Map<Hook["kind"], Omit<Hook, "id">>();
  for (const hook of hooks) {
    const text = hook.text.trim().replace(/\s+/g, " ");
    const fits = text !== "" && text.length <= planLimits.hookCharacters;
    if (!fits || !hookKinds.includes(hook.kind) || chosen.has(hook.kind)) continue;
    chosen.set(hook.kind, { ...hook, text, facts: keepKnown(hook.facts, known) });
  }
  return [...chosen.values()]
    .slice(0, planLimits.hooks)
    .map((hook, index) => ({ id: `h${index + 1}`, ...hook }));
}

const keepKnown = (ids: readonly string[], known: ReadonlyMap<string, unknown>) =>
  [...new Set(ids)].filter((id) => known.has(id)).slice(0, planLimits.factsPerItem);
