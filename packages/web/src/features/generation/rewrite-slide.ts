import { setSlide } from "@slideloom/core/document";
import type { EndpointResponse } from "@slideloom/core/contract";
import { ApiError, requestApi } from "../../lib/api.ts";
import { refreshAccount } from "../../lib/session.ts";
import { editPost } from "../../state/slide-edits.ts";
import { showUndoToast } from "../../state/undo-toast.ts";
import { closeRewriteDialog, useRewriteStore } from "./rewrite-store.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { settleDocument } from "../../state/json-text.ts";

/** Has the dialog's slide rewritten as it says and puts it in the slide's place, as one step to undo. */
export async function rewriteSlide(): Promise<void> {
  const { slideIndex, instruction, run } = useRewriteStore.getState();
  if (slideIndex === null || run) return;
  const controller = new AbortController();
  const { signal } = controller;
  useRewriteStore.setState({ run: { cancel: () => controller.abort() }, failure: null });
  try {
    settleDocument();
    const before = readSlide(slideIndex);
    const content = getDocument().text;
    const response = await requestApi("rewriteSlide", {
      body: { content, slideIndex, instruction },
      signal,
    });
    settleDocument();
    if (readSlide(slideIndex) !== before) {
      throw new ApiError("The slide was changed meanwhile, so it was left as it is.", 409);
    }
    replaceSlide(slideIndex, response);
  } catch (error) {
    if (signal.aborted) return;
    const failure =
      error instanceof ApiError
        ? error
        : new ApiError("The slide could not be rewritten. Please try again.", 0, { cause: error });
    useRewriteStore.setState({ failure });
  } finally {
    // A dialog that was opened again meanwhile has nothing to do with this run.
    if (!signal.aborted) useRewriteStore.setState({ run: null });
    void refreshAccount();
  }
}

/** The slide as text, to see whether it is still the same. */
function readSlide(slideIndex: number): string | undefined {
  return JSON.stringify(getDocument().post?.content[slideIndex]);
}

function replaceSlide(slideIndex: number, { slide }: EndpointResponse<"rewriteSlide">): void {
  useRewriteStore.setState({ run: null });
  closeRewriteDialog();
  const number = slideIndex + 1;
  const isDone = editPost({
    label: `Rewrite slide ${number}`,
    change: (document) => setSlide(document, { slideIndex, slide }),
    slideIndex,
  });
  if (!isDone) return;
  showUndoToast({ title: "Slide Rewritten", description: `Slide ${number} has new words.` });
}
