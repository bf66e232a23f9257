import type { GenerateRequest } from "@slideloom/core/contract";
import { mediaInstruction } from "@slideloom/core/generation";
import type { GenerationForm } from "./generation-form-store.ts";
import type { PostType } from "@slideloom/core/carousel";

interface Circumstances {
  postType: PostType;
  enableMedia: boolean;
  /** Slides of a carousel. */
  slides: number;
}

/** What is sent for the form. The wish for media follows the instructions after a blank line. */
export function buildGenerateRequest(
  form: GenerationForm,
  { postType, enableMedia, slides }: Circumstances,
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
  };
}
