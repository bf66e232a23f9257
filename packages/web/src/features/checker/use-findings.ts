import { getSizePreset } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { useMemo } from "react";
import { useAppearance, useCaptions, useDocument } from "../../state/carousel-store.ts";
import { useFactStore } from "../../state/fact-checks.ts";
import { useLayoutStore } from "../../state/layout-store.ts";
import { useLayoutSubjects } from "../../state/slide-layouts.ts";
import { useSlideWarnings } from "../../state/slide-warnings.ts";
import { useSourcePassages } from "../../state/source-store.ts";
import { useVoiceStore } from "../../state/voice-store.ts";
import { listContrastFindings, listHashtagFindings } from "./design-findings.ts";
import type { Finding } from "./finding.ts";
import { listAltFindings, listCoverFindings, listLayoutFindings } from "./slide-findings.ts";
import { listFailedChecks, listWordFindings } from "./word-findings.ts";

export interface FindingActions {
  /** Offers ways to make an overflowing slide fit. */
  onFit: (slideIndex: number) => void;
  /** Asks a model to shorten a slide; absent if no model is configured. */
  onShorten?: ((slideIndex: number) => void) | undefined;
}

const none: readonly Finding[] = [];

/** Lists everything in the open post that is worth a look. */
export function useFindings({ onFit, onShorten }: FindingActions): readonly Finding[] {
  const post = useDocument((document) => document.post);
  const layout = useLayoutFindings(post, { onFit, onShorten });
  const words = useWordFindings(post);
  const others = usePostFindings(post);
  return useMemo(
    () => (post ? [...words, ...layout, ...others] : none),
    [post, words, layout, others],
  );
}

function useLayoutFindings(
  post: Post | null,
  { onFit, onShorten }: FindingActions,
): readonly Finding[] {
  const warnings = useSlideWarnings();
  const sizes = useLayoutStore((state) => state.slides);
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const format = useAppearance((appearance) => appearance.carouselFormat);
  return useMemo(() => {
    const shown = { content: post?.content ?? [], isSingle, sizePreset: getSizePreset(format) };
    return listLayoutFindings({ warnings, sizes }, shown, { onFit, onShorten });
  }, [post, warnings, sizes, isSingle, format, onFit, onShorten]);
}

function useWordFindings(post: Post | null): readonly Finding[] {
  const { checks, retry, failure } = useFactStore();
  const { status } = useSourcePassages();
  const hasVoice = useVoiceStore(({ voice }) => voice !== null);
  return useMemo(() => {
    const failed = listFailedChecks({
      hasSource: status !== "none",
      isSourceGone: status === "gone",
      hasVoice,
      retry,
      failure,
    });
    const own = checks.filter(
      ({ slide, field }) => field === "caption" || slide < (post?.content.length ?? 0),
    );
    return [...failed, ...listWordFindings(own)];
  }, [post, checks, retry, failure, status, hasVoice]);
}

function usePostFindings(post: Post | null): readonly Finding[] {
  const appearance = useAppearance((all) => all);
  const captions = useCaptions();
  const subjects = useLayoutSubjects();
  const contrast = useMemo(() => listContrastFindings(appearance), [appearance]);
  return useMemo(() => {
    if (!post) return none;
    const isCarousel = appearance.postType === "carousel";
    return [
      ...(isCarousel ? listCoverFindings(post) : []),
      ...listAltFindings(post.content, (index) => subjects[index]?.hasMedia === true),
      ...listHashtagFindings(post, captions, appearance.carouselFormat),
      ...contrast,
    ];
  }, [post, appearance, captions, subjects, contrast]);
}
