import type { Post, Slide } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { CaptionService } from "@slideloom/core/networks";
import { type PostTextRef, type TextRef, textRefKey } from "@slideloom/core/slide";
import type { Voice, VoiceLikeness, WordReport } from "@slideloom/core/voice";
import { useMemo } from "react";
import { create } from "zustand";
import {
  getAppearance,
  getCaptions,
  getDocument,
  useCarouselStore,
  useDocument,
} from "./carousel-store.ts";
import type { FactRequest } from "./fact-worker.ts";
import { type PostSources, readPostSources, useSourceStore } from "./source-store.ts";
import { useVoiceStore } from "./voice-store.ts";

interface FactState {
  checks: readonly PostCheck[];
  /** How much the post sounds like the account's voice; null without a voice. */
  likeness: VoiceLikeness | null;
  /** The post that the checks belong to; null before the first check. */
  post: Post | null;
  /** True if the last check failed. */
  hasFailed: boolean;
}

const unchecked: FactState = { checks: [], likeness: null, post: null, hasFailed: false };

export const useFactStore = create<FactState>()(() => unchecked);

interface Reader {
  worker: Worker;
  /** The sources and the voice that were last sent to the worker; null before the first check. */
  rules: { sources: PostSources | null; voice: Voice | null } | null;
  /** The post that is currently checked. */
  post: Post | null;
  /** Whether the post, its sources or the voice changed since the check started. */
  isStale: boolean;
}

let reader: Reader | null = null;

/** Starts checking the open post against its sources and the voice, whenever one of them changes. */
export function startFactChecks(): void {
  useSourceStore.subscribe(check);
  useVoiceStore.subscribe(check);
  useCarouselStore.subscribe(({ carousel }, { carousel: before }) => {
    const isSame =
      carousel.document.post === before.document.post &&
      carousel.captions === before.captions &&
      carousel.appearance.brand === before.appearance.brand;
    if (!isSame) check();
  });
  check();
}

/** Resolves to the checks of the open post's current words. */
export async function settleFactChecks(): Promise<readonly PostCheck[]> {
  check();
  while (isChecking()) {
    await new Promise<void>((resolve) => {
      const stops = [useFactStore, useSourceStore].map((store) => store.subscribe(() => finish()));
      const finish = () => {
        for (const stopListening of stops) stopListening();
        resolve();
      };
    });
  }
  return useFactStore.getState().checks;
}

function isChecking(): boolean {
  const { status } = readPostSources(getDocument().post, useSourceStore.getState());
  return status === "loading" || (reader !== null && reader.post !== null);
}

function check(): void {
  const { post } = getDocument();
  const read = readPostSources(post, useSourceStore.getState());
  const sources = read.status === "held" ? read : null;
  const { voice } = useVoiceStore.getState();
  if (!post || (!sources && !voice)) {
    if (reader || useFactStore.getState() !== unchecked) stop(unchecked);
    return;
  }
  reader ??= startReader();
  if (reader.post) {
    reader.isStale = true;
    return;
  }
  const { rules } = reader;
  const isSent = rules !== null && rules.sources === sources && rules.voice === voice;
  Object.assign(reader, { rules: { sources, voice }, post, isStale: false });
  const { name, handle, website } = getAppearance().brand;
  const request: FactRequest = {
    ...(!isSent && { rules: { sources: sources && pickPassages(sources), voice } }),
    post: withoutMedia(post),
    captions: getCaptions(),
    names: [name, handle, website],
  };
  reader.worker.postMessage(request);
}

const pickPassages = ({ passages, language }: PostSources) => ({ passages, language });

function startReader(): Reader {
  const worker = new Worker(new URL("./fact-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WordReport>) => takeReport(data));
  worker.addEventListener("error", ({ message }) => {
    console.error("The post could not be checked.", message);
    stop({ ...unchecked, hasFailed: true });
  });
  return { worker, rules: null, post: null, isStale: false };
}

function takeReport(report: WordReport): void {
  if (!reader?.post) return;
  const { post, isStale } = reader;
  reader.post = null;
  useFactStore.setState({ ...report, post, hasFailed: false });
  if (isStale) check();
}

function stop(state: FactState): void {
  reader?.worker.terminate();
  reader = null;
  useFactStore.setState(state, true);
}

/** Removes media, which may contain megabytes of image data that checks don't need. */
const withoutMedia = (post: Post): Post => ({
  ...post,
  content: post.content.map(({ media: _media, ...slide }) => slide),
});

export const noChecks: readonly PostCheck[] = [];

/** Returns the checks of a slide; empty if its words have changed since they were checked. */
export function useSlideChecks(slideIndex: number): readonly PostCheck[] {
  const slides = useDocument((document) => document.post?.content);
  return useChecksBySlide(slides ?? noSlides)[slideIndex] ?? noChecks;
}

const noSlides: readonly Slide[] = [];

/** Returns the checks of each slide; empty for a slide whose words have changed since they were checked. */
export function useChecksBySlide(slides: readonly Slide[]): (readonly PostCheck[])[] {
  const { checks, post } = useFactStore();
  return useMemo(() => {
    return slides.map((slide, index) => {
      if (post?.content[index] !== slide) return noChecks;
      const own = checks.filter(({ slide: at, field }) => at === index && field !== "caption");
      return own.length === 0 ? noChecks : own;
    });
  }, [checks, post, slides]);
}

/** Returns the checks of a service's own caption, or of the post's caption if `service` is null. */
export function useCaptionChecks(service: CaptionService | null): readonly PostCheck[] {
  const checks = useFactStore((state) => state.checks);
  return useMemo(() => {
    const own = checks.filter(
      (found) => found.field === "caption" && (found.service ?? null) === service,
    );
    return own.length === 0 ? noChecks : own;
  }, [checks, service]);
}

/** Returns the reference of the text that a check belongs to; null for captions. */
export function refOfCheck({ slide, field, item = 0, part }: PostCheck): PostTextRef | null {
  if (field === "caption") return null;
  if (field === "title") return { kind: "title" };
  if (field !== "description") return { kind: field, slide };
  return { kind: "item", slide, item, ...(part !== undefined && { part }) };
}

/** Returns the checks of a text, even if its words have changed since they were checked. */
export function useTextChecks(ref: TextRef): readonly PostCheck[] {
  const checks = useFactStore((state) => state.checks);
  const key = textRefKey(ref);
  return useMemo(() => {
    const own = checks.filter((found) => {
      const at = refOfCheck(found);
      return at !== null && textRefKey(at) === key;
    });
    return own.length === 0 ? noChecks : own;
  }, [checks, key]);
}
