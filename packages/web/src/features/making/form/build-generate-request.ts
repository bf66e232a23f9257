import type { GenerateRequest } from "@slideloom/core/contract/generation";
import type { SourceResponse } from "@slideloom/core/contract/sources";
import { mediaInstruction } from "@slideloom/core/generation";
import { suggestUnits } from "@slideloom/core/sources";
import type { GenerationForm } from "./generation-form-store.ts";
import type { PostType } from "@slideloom/core/carousel";

interface Circumstances {
  postType: PostType;
  enableMedia: boolean;
  /** Slide count of a carousel. */
  slides: number;
  /** The source to make the post from. */
  source?: SourceResponse | null;
  /** Whether an AI model can write the post. */
  hasModel?: boolean;
}

/**
 * Builds the request from the form. If media are enabled, a sentence that asks for them is appended to the
 * instructions.
 */
export function buildGenerateRequest(
  form: GenerationForm,
  { postType, enableMedia, slides, source = null, hasModel = false }: Circumstances,
): GenerateRequest {
  return {
    template: form.templateType,
    topic: form.topic,
    instructions: [form.specialInstructions, enableMedia ? mediaInstruction : ""]
      .filter((part) => part.trim() !== "")
      .join("\n\n"),
    style: form.writingStyle,
    slides: postType === "single" ? 1 : slides,
    postType,
    ...(source && { source: nameSource(source), ...nameChoices(form, source, hasModel) }),
  };
}

/** Names the choices that differ from their defaults, and that have an effect. */
function nameChoices(
  { slideUnit, hasQuestions, amount, audience, language }: GenerationForm,
  { source, passages }: SourceResponse,
  hasModel: boolean,
): Partial<GenerateRequest> {
  const suits = slideUnit !== "auto" && suggestUnits(source, passages).includes(slideUnit);
  const isOffered = amount === "keep" || (amount === "expand" && hasModel);
  return {
    ...(suits && { per: slideUnit }),
    ...(hasQuestions && { questions: true }),
    ...(isOffered && { amount }),
    ...(hasModel && audience.trim() !== "" && { audience }),
    ...(hasModel && language !== "" && { language }),
  };
}

/** If the server stores the source, the request contains only the source's id. */
const nameSource = ({ source, passages, kept_until }: SourceResponse) =>
  kept_until === null ? { source, passages } : { id: source.id };
