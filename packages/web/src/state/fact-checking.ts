import { type Post, withoutMedia } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { Voice, WordReport } from "@slideloom/core/voice";
import { getAppearance, getCaptions, getDocument, useCarouselStore } from "./carousel-store.ts";
import { type FactState, unchecked, useFactStore } from "./fact-checks.ts";
import type { FactRequest } from "./fact-worker.ts";
import { type PostSources, readPostSources, useSourceStore } from "./source-store.ts";
import { useVoiceStore } from "./voice-store.ts";

interface Reader {
  worker: Worker;
  /** The sources and the account's writing style as last sent to the worker; null before the first check. */
  rules: { sources: PostSources | null; voice: Voice | null } | null;
  post: Post | null;
  /** Whether the post, its sources or the voice changed since the check started. */
  isStale: boolean;
}

let reader: Reader | null = null;

/** Starts fact checks. Each change of the post, the sources or the writing style triggers a check. */
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

const pickPassages = ({ said, language }: PostSources) => ({ passages: said, language });

function startReader(): Reader {
  const worker = new Worker(new URL("./fact-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WordReport>) => takeReport(data));
  worker.addEventListener("error", ({ message }) => {
    console.error("The post could not be checked.", message);
    stop({ ...unchecked, retry: check });
  });
  return { worker, rules: null, post: null, isStale: false };
}

function takeReport(report: WordReport): void {
  if (!reader?.post) return;
  const { post, isStale } = reader;
  reader.post = null;
  useFactStore.setState({ ...report, post, retry: null });
  if (isStale) check();
}

function stop(state: FactState): void {
  reader?.worker.terminate();
  reader = null;
  useFactStore.setState(state, true);
}
