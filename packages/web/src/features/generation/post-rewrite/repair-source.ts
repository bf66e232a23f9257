import type { GenerationSource } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import { useSourceStore } from "../../../state/source-store.ts";

/** Returns the post's source with its passages, several sources as one; null if a text isn't at hand. */
export function findRepairSource({ sources = [] }: Post): GenerationSource | null {
  const { held } = useSourceStore.getState();
  const texts = sources.flatMap(({ id }) => held[id] ?? []);
  const [first] = texts;
  if (!first || texts.length < sources.length) return null;
  // The first source keeps its ids, which its slides cite.
  const [, ...others] = texts;
  const highest = Math.max(0, ...first.passages.map(({ id }) => Number(id.slice(1))));
  const more = others
    .flatMap(({ passages }) => passages)
    .map((passage, index) => ({ ...passage, id: `p${highest + index + 1}` }));
  return { source: first.source, passages: [...first.passages, ...more] };
}
