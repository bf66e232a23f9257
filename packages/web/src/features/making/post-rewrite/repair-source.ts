import type { GenerationSource } from "@slideloom/core/contract/sources";
import type { Post } from "@slideloom/core/document";
import { useSourceStore } from "../../../state/source-store.ts";

/** Returns the post's sources as one source with all passages; null if a source isn't loaded. */
export function findRepairSource({ sources = [] }: Post): GenerationSource | null {
  const { held } = useSourceStore.getState();
  const texts = sources.flatMap(({ id }) => held[id] ?? []);
  const [first] = texts;
  if (!first || texts.length < sources.length) return null;
  // Passages of the first source keep their ids, because slides cite these ids. Passages of other sources get new ids.
  const [, ...others] = texts;
  const highest = Math.max(0, ...first.passages.map(({ id }) => Number(id.slice(1))));
  const more = others
    .flatMap(({ passages }) => passages)
    .map((passage, index) => ({ ...passage, id: `p${highest + index + 1}` }));
  return { source: first.source, passages: [...first.passages, ...more] };
}
