import type { SourceResponse } from "@slideloom/core/contract/sources";
import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { generationLimits } from "@slideloom/core/contract/generation-limits";
import { useHasModel } from "../api/has-model.ts";
import { getNextWriter } from "../api/use-writers.ts";
import { buildGenerateRequest } from "./build-generate-request.ts";
import { parseSlideCount, useGenerationFormStore } from "./generation-form-store.ts";
import { listSources, useHasUnread, useSource } from "../source/source-store.ts";
import { getAppearance, useAppearance } from "../../../state/carousel-store.ts";

export interface PreparedRequest {
  request: GenerateRequest;
  sources: readonly SourceResponse[];
  /** Whether the source's field has an address or text that must be read first. */
  hasUnread: boolean;
  /** Number of characters that `request` adds to the typed instructions. */
  addedCharacters: number;
  /** Reason why the form can't be sent; null if it can. */
  problem: "topic" | "length" | "slides" | null;
}

export function useGenerateRequest(): PreparedRequest {
  const form = useGenerationFormStore();
  const postType = useAppearance((appearance) => appearance.postType);
  const enableMedia = useAppearance((appearance) => appearance.enableMedia);
  const sizePreset = useAppearance((appearance) => appearance.carouselFormat);
  const slides = postType === "single" ? 1 : parseSlideCount(form.numberOfSlides);
  const { read, others, images } = useSource();
  const sources = listSources({ read, others });
  const hasUnread = useHasUnread();
  const hasModel = useHasModel();
  const choices = { sources, images, sizePreset, hasModel };
  const circumstances = { postType, enableMedia, slides: slides ?? 0, ...choices };
  const request = buildGenerateRequest(form, circumstances);
  const length = request.instructions?.length ?? 0;
  const isTooLong =
    form.topic.length > generationLimits.topicCharacters ||
    length > generationLimits.instructionsCharacters;
  return {
    request,
    sources,
    hasUnread,
    addedCharacters: Math.max(0, length - form.specialInstructions.length),
    problem:
      form.topic.trim() === "" && !read && !hasUnread
        ? "topic"
        : isTooLong
          ? "length"
          : slides === null
            ? "slides"
            : null,
  };
}

/** Returns the request for the current form and source, outside of components. */
export function readGenerateRequest(): Pick<PreparedRequest, "request" | "sources"> {
  const form = useGenerationFormStore.getState();
  const { postType, enableMedia, carouselFormat: sizePreset } = getAppearance();
  const sources = listSources(useSource.getState());
  const slides = postType === "single" ? 1 : (parseSlideCount(form.numberOfSlides) ?? 0);
  const hasModel = getNextWriter()?.isOutline === false;
  const { images } = useSource.getState();
  const choices = { sources, images, sizePreset, hasModel };
  const circumstances = { postType, enableMedia, slides, ...choices };
  return { request: buildGenerateRequest(form, circumstances), sources };
}
