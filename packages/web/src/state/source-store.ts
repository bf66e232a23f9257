import type { Post } from "@slideloom/core/document";
import { joinPassages, type Passage, type Source } from "@slideloom/core/sources";
import { useMemo } from "react";
import { create } from "zustand";
import { useDocument } from "./carousel-store.ts";

/** A source with its text. */
interface HeldSource {
  source: Source;
  passages: readonly Passage[];
}

interface SourceState {
  /** Sources whose text is at hand, by id. */
  held: Readonly<Record<string, HeldSource>>;
  /** Ids of sources that are no longer stored. */
  gone: readonly string[];
  /** Ids of sources whose text is being loaded. */
  loading: readonly string[];
}

export const useSourceStore = create<SourceState>()(() => ({ held: {}, gone: [], loading: [] }));

/** Keeps a source's text at hand, so that posts made from it are checked. */
export function holdSource(source: HeldSource): void {
  const { id } = source.source;
  useSourceStore.setState(({ held, gone }) => ({
    held: { ...held, [id]: source },
    gone: gone.filter((other) => other !== id),
  }));
}

/** Notes that a source's text is no longer stored. */
export function noteGoneSource(id: string): void {
  useSourceStore.setState(({ gone }) => ({ gone: [...gone.filter((other) => other !== id), id] }));
}

/** The texts that a post was made from, as far as they are at hand. */
export interface PostSources {
  /** `gone` if a text is no longer stored, `absent` if one isn't at hand. */
  status: "none" | "held" | "loading" | "absent" | "gone";
  /** All passages; empty unless all texts are at hand. */
  passages: readonly Passage[];
  language: string | undefined;
}

const none: PostSources = { status: "none", passages: [], language: undefined };

let last: { texts: readonly HeldSource[]; read: PostSources } = { texts: [], read: none };

/** Returns the post's sources; the same object until one of them changes. */
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
    last = { texts, read: { status: "held", passages, language: texts[0]?.source.language } };
  }
  return last.read;
}

/** Returns the open post's sources. */
export function useSourcePassages(): PostSources {
  const post = useDocument((document) => document.post);
  const state = useSourceStore();
  return useMemo(() => readPostSources(post, state), [post, state]);
}
