import type { GenerateForm } from "@slideloom/core/contract";
import { mediaInstruction, notesFromAnswers } from "@slideloom/core/generation";
import type { PostType } from "../../state/design-store.ts";
import type { GenerationForm } from "./generation-form-store.ts";

interface Circumstances {
  postType: PostType;
  enableMedia: boolean;
  /** Slides of a carousel. */
  slides: number;
  /** Whether the writer makes use of the interview. */
  hasInterview: boolean;
}

/** What is sent for the form. The answers and the wish for media follow the instructions, each after a blank line. */
export function buildGenerateRequest(
  form: GenerationForm,
  { postType, enableMedia, slides, hasInterview }: Circumstances,
): GenerateForm {
  return {
    template: form.templateType,
    topic: form.topic,
    instructions: [
      form.specialInstructions,
      hasInterview ? notesFromAnswers(form.templateType, form.answers) : "",
      enableMedia ? mediaInstruction : "",
    ]
      .filter((part) => part.trim() !== "")
      .join("\n\n"),
    style: form.writingStyle,
    slides: postType === "single" ? 1 : slides,
    postType,
  };
}
