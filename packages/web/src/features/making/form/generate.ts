import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { listGenerationSources } from "@slideloom/core/contract/generation-sources";
import type { SourceResponse } from "@slideloom/core/contract/sources";
import type { ApiError } from "../../../lib/api.ts";
import { refreshAccount } from "../../../lib/session.ts";
import { beginArriving, generationRun } from "../../../state/generation-store.ts";
import { showToast } from "../../../state/toast-store.ts";
import { describeFailure } from "../controls/describe-failure.ts";
import { usePlanStore } from "../outline/plan-store.ts";
import { openGenerated } from "./open-generated.ts";
import { showArrivals } from "./show-arrivals.ts";
import { writePost } from "./write-post.ts";

/** Whether the server no longer stores a source of a request. */
const isSourceGone = ({ status }: ApiError, request: GenerateRequest) =>
  status === 404 && listGenerationSources(request).some((source) => "id" in source);

interface GenerateOptions {
  sources: readonly SourceResponse[];
  /** Whether the browser's model writes the post. */
  inBrowser?: boolean | undefined;
  onDone?: () => void;
}

/** Generates the post, shows slides as they stream in, and opens the complete post. */
export async function generate(
  request: GenerateRequest,
  { sources, inBrowser = false, onDone }: GenerateOptions,
): Promise<void> {
  const noun = request.postType === "single" ? "post" : "carousel";
  const total = request.slides ?? 1;
  await generationRun.start({
    begin: beginArriving(total, sources.length > 0 && !request.outline),
    work: ({ signal, note }) => {
      generationRun.store.setState({ response: null });
      showToast({
        variant: "progress",
        title: "Generating Content",
        description: `Please wait while we create your ${noun} content...`,
      });
      const arrivals = showArrivals(request.topic ?? "", total, note);
      return writePost(request, inBrowser, { signal, ...arrivals });
    },
    onDone: (response) => {
      openGenerated(response, noun, sources);
      onDone?.();
    },
    onCancel: reportCancel,
    onFail: (failure) =>
      showToast({
        variant: "destructive",
        title: isSourceGone(failure, request) ? "Source not found" : "Generation Failed",
        description: describeFailure(failure),
      }),
    fallback: "",
    onEnd: () => void refreshAccount(),
  });
}

function reportCancel(): void {
  showToast({
    title: "Generation cancelled",
    description: usePlanStore.getState().plan
      ? "Your outline is kept, and no credit was charged."
      : "Your post is unchanged, and no credit was charged.",
  });
}
