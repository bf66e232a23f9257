import type { SourceResponse } from "@slideloom/core/contract/sources";
import { useGenerationStore, type WrittenPost } from "../../../state/generation-store.ts";
import { openWholePost } from "../../../state/whole-post.ts";
import { builtinProvider } from "../api/has-model.ts";
import { releaseForm } from "../controls/form-fold.ts";
import { outlinePage } from "../outline/outline-place.ts";
import { clearPlan } from "../outline/plan-store.ts";
import { holdPostSource } from "../source/hold-post-source.ts";

/** Opens a generated post as a new carousel. */
export function openGenerated(
  response: WrittenPost,
  noun: string,
  sources: readonly SourceResponse[],
): void {
  for (const source of sources) holdPostSource(source);
  openWholePost({
    label: "Generate content",
    content: response.content,
    isAiGenerated: response.provider !== builtinProvider,
    ...(response.captions && { captions: response.captions }),
    toast: {
      title: "Content Generated",
      description: `Your ${noun} content has been created successfully!`,
    },
  });
  useGenerationStore.setState({ response });
  clearPlan();
  outlinePage.close();
  releaseForm();
}
