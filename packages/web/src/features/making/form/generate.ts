import { formatPost, type Slide } from "@slideloom/core/document";
import type {
  GenerateEvents,
  GenerateRequest,
  GenerateResponse,
} from "@slideloom/core/contract/generation";
import { loadCode } from "../../../lib/load-code.ts";
import { refreshAccount } from "../../../lib/session.ts";
import {
  beginArriving,
  generationRun,
  type NoteProgress,
} from "../../../state/generation-store.ts";
import { showToast } from "../../../state/toast-store.ts";
import { openWholePost } from "../../../state/whole-post.ts";
import { generateContent, type GenerateListeners } from "../api/generate-content.ts";
import { builtinProvider } from "../api/has-model.ts";
import { browserWriterCode } from "../browser-model/browser-writer.ts";
import { describeFailure } from "../controls/describe-failure.ts";
import { useGenerationOutcomeStore } from "./generation-outcome-store.ts";
import { clearPlan, usePlanStore } from "../outline/plan-store.ts";
import { holdFormSource } from "../source/source-form-store.ts";
import { releaseForm } from "../controls/form-fold-store.ts";

interface GenerateOptions {
  /** Whether the browser's model writes the post. */
  inBrowser?: boolean | undefined;
  onDone?: () => void;
}

/** Generates the post, shows slides as they stream in, and commits the complete post. */
export async function generate(
  request: GenerateRequest,
  { inBrowser = false, onDone }: GenerateOptions = {},
): Promise<void> {
  const noun = request.postType === "single" ? "post" : "carousel";
  const total = request.slides ?? 1;
  await generationRun.start({
    begin: beginArriving(total),
    work: ({ signal, note }) => {
      useGenerationOutcomeStore.setState({ response: null });
      showToast({
        variant: "progress",
        title: "Generating Content",
        description: `Please wait while we create your ${noun} content...`,
      });
      return write(request, inBrowser, {
        signal,
        ...showArrivals(request.topic ?? "", total, note),
      });
    },
    onDone: (response) => {
      finish(response, noun);
      onDone?.();
    },
    onCancel: reportCancel,
    onFail: (failure) =>
      showToast({
        variant: "destructive",
        title: "Generation Failed",
        description: describeFailure(failure),
      }),
    fallback: "",
    onEnd: () => void refreshAccount(),
  });
}

/** A post with a source is always written on the server, which reads the source. */
async function write(
  request: GenerateRequest,
  inBrowser: boolean,
  listeners: GenerateListeners,
): Promise<GenerateResponse> {
  if (!inBrowser || request.source) return generateContent(request, listeners);
  const { writeInBrowser } = await loadCode(
    browserWriterCode,
    () => import("../browser-model/write-in-browser.ts"),
  );
  return writeInBrowser(request, listeners);
}

/**
 * Shows the slides received so far as a temporary post. Adds blank slides up to the requested number, because a layout
 * depends on the slide's position.
 */
function showArrivals(topic: string, total: number, note: NoteProgress) {
  let title = topic;
  let slides: Slide[] = [];
  const show = () => {
    if (slides.length === 0) return;
    const missing = Math.max(0, total - slides.length);
    const blank = Array.from({ length: missing }, () => ({ header: "", description: [] }));
    note({ post: { title, content: [...slides, ...blank] }, arrived: slides.length });
  };
  return {
    onWriter: (turn: GenerateEvents["writer"]) => {
      slides = [];
      note({ turn, arrived: 0, step: null });
    },
    onStep: (step: GenerateEvents["step"]) => note({ step }),
    onTitle: (arrived: string) => {
      title = arrived;
      note({ step: "slides" });
      show();
    },
    onSlide: (slide: Slide, index: number) => {
      slides = [...slides.slice(0, index), slide];
      show();
    },
  };
}

function finish(response: GenerateResponse, noun: string): void {
  const formatted = formatPost(response.content);
  openWholePost({
    label: "Generate content",
    text: formatted.ok ? formatted.text : response.content,
    isAiGenerated: response.provider !== builtinProvider,
    ...(response.captions && { captions: response.captions }),
    toast: {
      title: "Content Generated",
      description: `Your ${noun} content has been created successfully!`,
    },
  });
  useGenerationOutcomeStore.setState({ response });
  clearPlan();
  holdFormSource();
  releaseForm();
}

function reportCancel(): void {
  showToast({
    title: "Generation cancelled",
    description: usePlanStore.getState().plan
      ? "Your outline is kept, and no credit was charged."
      : "Your post is unchanged, and no credit was charged.",
  });
}
