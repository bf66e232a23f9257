import { type Post, withoutMedia } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { Voice } from "@slideloom/core/voice";
import { CodeError } from "../lib/load-code.ts";
import type { WordsRequest } from "../reading/worker/check-words.ts";
import { SlowTextError, TextReader } from "../reading/text-reader.ts";
import { getAppearance, getCaptions, getDocument, useCarouselStore } from "./carousel-store.ts";
import { type FactState, unchecked, useFactStore } from "./fact-checks.ts";
import { type PostSources, readPostSources, useSourceStore } from "./source-store.ts";
import { useVoiceStore } from "./voice-store.ts";

interface Reader {
  texts: TextReader;
  /** The sources and the account's writing style as last sent to the worker; null before the first check. */
  rules: { sources: PostSources | null; voice: Voice | null } | null;
  post: Post | null;
  /** Whether the post, its sources or the voice changed since the check started. */
  isStale: boolean;
}

/** Time limit of a check, ms. Reading the longest sources takes a slow phone several seconds. */
const checkLimitMs = 15_000;
const tooSlow = `Checking this post took longer than ${checkLimitMs / 1000} seconds. Shorten its text or its source.`;

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
  if (!post) {
    if (reader || useFactStore.getState() !== unchecked) stop(unchecked);
    return;
  }
  reader ??= {
    texts: new TextReader({ noun: "the post", code: "the fact checks" }),
    rules: null,
    post: null,
    isStale: false,
  };
  if (reader.post) {
    reader.isStale = true;
    return;
  }
  const { rules } = reader;
  const isSent = rules !== null && rules.sources === sources && rules.voice === voice;
  Object.assign(reader, { rules: { sources, voice }, post, isStale: false });
  const { name, handle, website } = getAppearance().brand;
  void checkWords(reader, {
    ...(!isSent && { rules: { sources: sources && pickPassages(sources), voice } }),
    post: withoutMedia(post),
    captions: getCaptions(),
    names: [name, handle, website],
  });
}

const pickPassages = ({ said, language }: PostSources) => ({ passages: said, language });

/** Shows what the worker finds. The worker stays, because it keeps the sources that it has read. */
async function checkWords(own: Reader, request: WordsRequest): Promise<void> {
  try {
    const report = await own.texts.read("checkWords", request, { limitMs: checkLimitMs });
    if (reader !== own) return;
    const { post, isStale } = own;
    own.post = null;
    useFactStore.setState({ ...report, post, retry: null, failure: null });
    if (isStale) check();
  } catch (error) {
    if (reader !== own) return;
    if (!(error instanceof CodeError)) console.error("The post could not be checked.", error);
    stop({ ...unchecked, retry: check, failure: error instanceof SlowTextError ? tooSlow : null });
  }
}

function stop(state: FactState): void {
  reader?.texts.close();
  reader = null;
  useFactStore.setState(state, true);
}
