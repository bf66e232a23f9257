import type { GenerateRequest } from "@slideloom/core/contract/generation";
import type { SourceResponse } from "@slideloom/core/contract/sources";
import type { SizePresetId } from "@slideloom/core/design";
import { mediaInstruction } from "@slideloom/core/generation";
import { networkOfSize } from "@slideloom/core/networks";
import { suggestUnits } from "@slideloom/core/sources";
import type { GenerationForm } from "./generation-form-store.ts";
import type { PostType } from "@slideloom/core/carousel";

interface Circumstances {
  postType: PostType;
  enableMedia: boolean;
  /** Slide count of a carousel. */
  slides: number;
  /** The sources to make the post from. The first one's units are offered. */
  sources?: readonly SourceResponse[];
  /** Addresses of the sources' images to add to the slides. */
  images?: readonly string[];
  /** The size of the post's slides, which tells the network that it is for. */
  sizePreset?: SizePresetId;
  /** Whether an AI model can write the post. */
  hasModel?: boolean;
}

/**
 * Builds the request from the form. If media are enabled, a sentence that asks for them is appended to the
 * instructions.
 */
export function buildGenerateRequest(
  form: GenerationForm,
  {
    postType,
    enableMedia,
    slides,
    sources = [],
    images = [],
    sizePreset,
    hasModel = false,
  }: Circumstances,
): GenerateRequest {
  const [source] = sources;
  return {
    template: form.templateType,
    topic: form.topic,
    instructions: [form.specialInstructions, enableMedia ? mediaInstruction : ""]
      .filter((part) => part.trim() !== "")
      .join("\n\n"),
    style: form.writingStyle,
    slides: postType === "single" ? 1 : slides,
    postType,
    ...(source && { ...nameSources(sources), ...nameChoices(form, source, hasModel) }),
    ...nameImages(sources, images),
    ...(hasModel && nameModelChoices(form, sizePreset)),
  };
}

/** Names the choices that differ from their defaults, and that have an effect. */
function nameChoices(
  { slideUnit, hasQuestions, amount }: GenerationForm,
  { source, passages }: SourceResponse,
  hasModel: boolean,
): Partial<GenerateRequest> {
  const suits = slideUnit !== "auto" && suggestUnits(source, passages).includes(slideUnit);
  const isOffered = amount === "keep" || (amount === "expand" && hasModel);
  return {
    ...(suits && { per: slideUnit }),
    ...(hasQuestions && { questions: true }),
    ...(isOffered && { amount }),
  };
}

/** Names the chosen images that the sources have. */
function nameImages(
  sources: readonly SourceResponse[],
  chosen: readonly string[],
): Partial<GenerateRequest> {
  const urls = sources.flatMap(({ source }) => source.images ?? []).map(({ url }) => url);
  const images = urls.filter((url) => chosen.includes(url));
  return images.length > 0 ? { images } : {};
}

function nameModelChoices(
  { audience, language }: GenerationForm,
  sizePreset: SizePresetId | undefined,
): Partial<GenerateRequest> {
  const network = sizePreset && networkOfSize[sizePreset];
  return {
    ...(audience.trim() !== "" && { audience }),
    ...(language !== "" && { language }),
    ...(network && { network }),
  };
}

function nameSources(sources: readonly SourceResponse[]): Partial<GenerateRequest> {
  const [source, ...others] = sources.map(nameSource);
  return others.length > 0 && source ? { sources: [source, ...others] } : { source };
}

/** If the server stores the source, the request contains only the source's id. */
const nameSource = ({ source, passages, kept_until }: SourceResponse) =>
  kept_until === null ? { source, passages } : { id: source.id };
