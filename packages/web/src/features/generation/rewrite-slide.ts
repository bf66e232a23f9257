import { parsePost, type PostDocument, setSlide } from "@slideloom/core/document";
import type { EndpointResponse } from "@slideloom/core/contract";
import { describeWriter } from "@slideloom/core/generation";
import { ApiError, requestApi } from "../../lib/api.ts";
import { refreshAccount } from "../../lib/session.ts";
import { setAiGenerated } from "../../state/caption-edits.ts";
import { recordStep } from "../../state/history.ts";
import { editPost } from "../../state/slide-edits.ts";
import { showUndoToast } from "../../state/undo-toast.ts";
import { browserWriter } from "./browser-model/browser-writer.ts";
import { closeRewriteDialog, useRewriteStore } from "./rewrite-store.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { settleDocument } from "../../state/json-text.ts";

/** Rewrites the dialog's slide and replaces it as one undo step. With `inBrowser`, the browser's model writes. */
export async function rewriteSlide(inBrowser = false): Promise<void> {
  const { slideIndex, instruction, run } = useRewriteStore.getState();
  if (slideIndex === null || run) return;
  const controller = new AbortController();
  const { signal } = controller;
  useRewriteStore.setState({ run: { cancel: () => controller.abort() }, failure: null });
  try {
    settleDocument();
    const before = readSlide(slideIndex);
    const content = getDocument().text;
    const wish = { content, slideIndex, instruction };
    const response = inBrowser
      ? await rewriteHere(wish, signal)
      : await requestApi("rewriteSlide", { body: wish, signal });
    settleDocument();
    if (readSlide(slideIndex) !== before) {
      throw new ApiError("The slide changed in the meantime, so it wasn't rewritten.", 409);
    }
    replaceSlide(slideIndex, response);
  } catch (error) {
    if (signal.aborted) return;
    const failure =
      error instanceof ApiError
        ? error
        : new ApiError("The slide couldn't be rewritten. Try again.", 0, { cause: error });
    useRewriteStore.setState({ failure });
  } finally {
    // After an abort, the dialog may be open again with another run.
    if (!signal.aborted) useRewriteStore.setState({ run: null });
    void refreshAccount();
  }
}

/** Rewrites the slide with the browser's model. */
async function rewriteHere(
  {
    content,
    slideIndex,
    instruction,
  }: { content: string; slideIndex: number; instruction: string },
  signal: AbortSignal,
): Promise<Pick<EndpointResponse<"rewriteSlide">, "slide" | "writer" | "warnings">> {
  const result = parsePost(content);
  if (!result.ok) throw new ApiError(result.error.message, 422);
  const { rewriteInBrowser } = await import("./browser-model/rewrite-in-browser.ts");
  const wish = { post: result.post, slideIndex, instruction, writingStyle: null };
  const slide = await rewriteInBrowser(wish, signal);
  if (!slide) throw new ApiError("Your browser's model wrote no slide. Try again.", 502);
  return { slide, writer: browserWriter };
}

/** Returns the slide as text, to detect changes made in the meantime. */
function readSlide(slideIndex: number): string | undefined {
  return JSON.stringify(getDocument().post?.content[slideIndex]);
}

function replaceSlide(
  slideIndex: number,
  response: Pick<EndpointResponse<"rewriteSlide">, "slide" | "writer" | "warnings">,
): void {
  const { slide, writer, warnings = [] } = response;
  useRewriteStore.setState({ run: null });
  closeRewriteDialog();
  const number = slideIndex + 1;
  const label = `Rewrite slide ${number}`;
  const isDone = recordStep(label, () => {
    const change = (document: PostDocument) => setSlide(document, { slideIndex, slide });
    if (editPost({ label, change, slideIndex })) setAiGenerated(true);
  });
  if (!isDone) return;
  showUndoToast({
    title: "Slide rewritten",
    description: [`Slide ${number} was written by ${describeWriter(writer)}.`, ...warnings].join(
      " ",
    ),
  });
}
