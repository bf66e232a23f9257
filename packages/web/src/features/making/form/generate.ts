import { formatPost, type Slide } from "@slideloom/core/document";
import type { GenerateEvents, GenerateRequest, GenerateResponse } from "@slideloom/core/contract";
import { ApiError } from "../../../lib/api.ts";
import { loadCode } from "../../../lib/load-code.ts";
import { refreshAccount } from "../../../lib/session.ts";
import { type GenerationRun, useGenerationStore } from "../../../state/generation-store.ts";
import { showToast } from "../../../state/toast-store.ts";
import { openWholePost } from "../../../state/whole-post.ts";
import { generateContent, type GenerateListeners } from "../api/generate-content.ts";
import { builtinProvider } from "../api/has-model.ts";
import { browserWriterCode } from "../browser-model/browser-writer.ts";
import { describeFailure } from "../controls/describe-failure.ts";
import { noOutcome, useGenerationOutcomeStore } from "./generation-outcome-store.ts";
import { clearPlan, usePlanStore } from "../outline/plan-store.ts";
import { holdFormSource } from "../source/source-form-store.ts";
import { releaseForm } from "../controls/form-fold-store.ts";

/**
 * Generates the post, shows slides as they stream in, and commits the complete post. Only one run is allowed at a time.
 */
export async function generate(request: GenerateRequest, inBrowser = false): Promise<void> {
  if (useGenerationStore.getState().run) return;
  const noun = request.postType === "single" ? "post" : "carousel";
  const controller = new AbortController();
  const { signal } = controller;
  useGenerationOutcomeStore.setState(noOutcome);
  useGenerationStore.setState({
    run: {
      post: null,
      arrived: 0,
      total: request.slides ?? 1,
      chosenIndex: null,
      turn: null,
      step: null,
      cancel: () => controller.abort(),
    },
  });
  showToast({
    variant: "progress",
    title: "Generating Content",
    description: `Please wait while we create your ${noun} content...`,
  });
  try {
    finish(await write(request, inBrowser, { signal, ...showArrivals(request.topic ?? "") }), noun);
  } catch (error) {
    if (signal.aborted) reportCancel();
    else reportFailure(error);
  } finally {
    useGenerationStore.setState({ run: null });
    void refreshAccount();
  }
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
function showArrivals(topic: string) {
  let title = topic;
  let slides: Slide[] = [];
  const show = () =>
    useGenerationStore.setState(({ run }) => {
      if (!run || slides.length === 0) return { run };
      const missing = Math.max(0, run.total - slides.length);
      const blank = Array.from({ length: missing }, () => ({ header: "", description: [] }));
      return {
        run: { ...run, post: { title, content: [...slides, ...blank] }, arrived: slides.length },
      };
    });
  return {
    onWriter: (turn: GenerateEvents["writer"]) => {
      slides = [];
      changeRun({ turn, arrived: 0, step: null });
    },
    onStep: (step: GenerateEvents["step"]) => changeRun({ step }),
    onTitle: (arrived: string) => {
      title = arrived;
      changeRun({ step: "slides" });
      show();
    },
    onSlide: (slide: Slide, index: number) => {
      slides = [...slides.slice(0, index), slide];
      show();
    },
  };
}

const changeRun = (change: Partial<GenerationRun>) =>
  useGenerationStore.setState(({ run }) => ({ run: run && { ...run, ...change } }));

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

function reportFailure(error: unknown): void {
  const failure = error instanceof ApiError ? error : new ApiError("", 0, { cause: error });
  useGenerationOutcomeStore.setState({ failure });
  showToast({
    variant: "destructive",
    title: "Generation Failed",
    description: describeFailure(failure),
  });
}
