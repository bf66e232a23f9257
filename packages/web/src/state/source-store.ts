import type { Post } from "@slideloom/core/document";
import type { FactPassage } from "@slideloom/core/facts";
import {
  joinPassages,
  listFactPassages,
  type Passage,
  type Source,
  type SourceImage,
} from "@slideloom/core/sources";
import { useMemo } from "react";
import { create } from "zustand";
import { useDocument } from "./carousel-store.ts";

interface HeldSource {
  source: Source;
  passages: readonly Passage[];
}

interface SourceState {
  /** Sources with their passages in memory, by id. */
  held: Readonly<Record<string, HeldSource>>;
  /** Ids of sources that neither this browser nor the server stores any longer. */
  gone: readonly string[];
  /** Ids of sources whose passages are being loaded. */
  loading: readonly string[];
}

export const useSourceStore = create<SourceState>()(() => ({ held: {}, gone: [], loading: [] }));

/** Keeps a source's passages in memory, to check posts that were made from it. */
export function holdSource(source: HeldSource): void {
  const { id } = source.source;
  useSourceStore.setState(({ held, gone }) => ({
    held: { ...held, [id]: source },
    gone: gone.filter((other) => other !== id),
  }));
}

/** Records that a source is no longer stored anywhere, unless its passages are in memory by now. */
export function noteGoneSource(id: string): void {
  useSourceStore.setState(({ held, gone }) =>
    Object.hasOwn(held, id) ? {} : { gone: [...gone.filter((other) => other !== id), id] },
  );
}

/** The sources that a post was made from, as far as they are loaded. */
export interface PostSources {
  /** `gone`: a source is no longer stored. `absent`: a source isn't loaded, and none is being loaded. */
  status: "none" | "held" | "loading" | "absent" | "gone";
  /** All passages; empty unless all sources are loaded. */
  passages: readonly Passage[];
  /** The passages, titles, authors and dates, for fact checks. */
  said: readonly FactPassage[];
  language: string | undefined;
}

const none: PostSources = { status: "none", passages: [], said: [], language: undefined };

let last: { texts: readonly HeldSource[]; read: PostSources } = { texts: [], read: none };

/** Returns the post's sources. Referentially stable until one of them changes. */
export function readPostSources(
  post: Post | null,
  { held, gone, loading }: SourceState,
): PostSources {
  const { sources = [] } = post ?? {};
  if (sources.length === 0) return none;
  if (sources.some(({ id }) => gone.includes(id))) return { ...none, status: "gone" };
  const texts = sources.flatMap(({ id }) => held[id] ?? []);
  if (texts.length < sources.length) {
    const isLoading = sources.some(({ id }) => loading.includes(id));
    return { ...none, status: isLoading ? "loading" : "absent" };
  }
  const isSame =
    texts.length === last.texts.length && texts.every((text, index) => text === last.texts[index]);
  if (!isSame) {
    const passages = joinPassages(
      texts.map(({ source: { id }, passages: own }) => ({ id, passages: own })),
    );
    const said = listFactPassages(texts);
    last = { texts, read: { status: "held", passages, said, language: texts[0]?.source.language } };
  }
  return last.read;
}

/** Returns the open post's sources. */
export function useSourcePassages(): PostSources {
  const post = useDocument((document) => document.post);
  const state = useSourceStore();
  return useMemo(() => readPostSources(post, state), [post, state]);
}

/** Returns the images of the open post's sources, as far as the sources are loaded. */
export function useSourceImages(): readonly SourceImage[] {
  const post = useDocument((document) => document.post);
  const held = useSourceStore((state) => state.held);
  return useMemo(
    () => (post?.sources ?? []).flatMap(({ id }) => held[id]?.source.images ?? []),
    [post, held],
  );
}
