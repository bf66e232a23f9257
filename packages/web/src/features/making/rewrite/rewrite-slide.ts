import {
  parsePost,
  type PostDocument,
  setPostWords,
  type Slide,
  splitSlide,
} from "@slideloom/core/document";
import type { EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import type {
  RewriteSlideEvents,
  RewriteSlideRequest,
} from "@slideloom/core/contract/slide-rewrite";
import { describeWriter } from "@slideloom/core/generation";
import { describeLostAlts } from "@slideloom/core/writing";
import { ApiError, fetchApi } from "../../../lib/api.ts";
import { loadCode } from "../../../lib/load-code.ts";
import { refreshAccount } from "../../../lib/session.ts";
import { setAiGenerated } from "../../../state/caption-edits.ts";
import { recordStep } from "../../../state/history.ts";
import { editPost } from "../../../state/slide-edits.ts";
import { showUndoToast } from "../../../state/undo-toast.ts";
import { readEvents } from "../api/read-events.ts";
import { browserWriter, browserWriterCode } from "../browser-model/browser-writer.ts";
import { closeRewriteDialog, rewriteRun, useRewriteStore } from "./rewrite-store.ts";
import { getDocument } from "../../../state/carousel-store.ts";
import { settleDocument } from "../../../state/json-text.ts";

type Rewritten = Pick<EndpointResponse<"rewriteSlide">, "slide" | "second" | "writer" | "warnings">;

/** Instruction that is sent if the person asks for two slides and types no instruction. */
const splitInstruction = "Give its two main points a slide each.";

/** Rewrites the dialog's slide and replaces it as one undo step. With `inBrowser`, the browser's model writes. */
export async function rewriteSlide(inBrowser = false): Promise<void> {
  const { slideIndex, instruction, isSplit } = useRewriteStore.getState();
  if (slideIndex === null) return;
  settleDocument();
  const before = readSlide(slideIndex);
  const wish = {
    content: getDocument().text,
    slideIndex,
    instruction: instruction.trim() === "" ? splitInstruction : instruction,
    ...(isSplit && { split: true }),
  };
  await rewriteRun.start({
    begin: { words: [] },
    work: ({ signal, note }) =>
      inBrowser
        ? rewriteHere(wish, signal)
        : requestWords(wish, signal, (words) => note({ words })),
    onDone: (response) => {
      settleDocument();
      if (readSlide(slideIndex) !== before) {
        throw new ApiError("The slide changed during the rewrite, so we kept your version.", 409);
      }
      replaceSlide(slideIndex, response);
    },
    fallback: "The slide couldn't be rewritten. Try again.",
    onEnd: () => void refreshAccount(),
  });
}

async function requestWords(
  wish: RewriteSlideRequest,
  signal: AbortSignal,
  show: (words: readonly Slide[]) => void,
): Promise<Rewritten> {
  const response = await fetchApi("rewriteSlide", {
    body: wish,
    headers: { accept: "text/event-stream" },
    signal,
  });
  return readEvents<RewriteSlideEvents>(response, signal, ({ name, value }) => {
    show(name === "writer" ? [] : value.slides);
  });
}

async function rewriteHere(
  { content, slideIndex, instruction, split }: RewriteSlideRequest,
  signal: AbortSignal,
): Promise<Rewritten> {
  const result = parsePost(content);
  if (!result.ok) throw new ApiError(result.error.message, 422);
  const { rewriteInBrowser, splitInBrowser } = await loadCode(
    browserWriterCode,
    () => import("../browser-model/rewrite-in-browser.ts"),
  );
  const wish = { post: result.post, slideIndex, instruction, writingStyle: null };
  const written = split
    ? await splitInBrowser(wish, signal)
    : [await rewriteInBrowser(wish, signal)];
  const [slide, second] = written ?? [];
  if (!slide) throw new ApiError("Your browser's AI model wrote no slide. Try again.", 502);
  const before = result.post.content[slideIndex];
  const warnings = before ? describeLostAlts(slideIndex, before, slide) : [];
  return { slide, ...(second && { second }), writer: browserWriter, warnings };
}

/** Returns the slide as text, to detect changes made in the meantime. */
function readSlide(slideIndex: number): string | undefined {
  return JSON.stringify(getDocument().post?.content[slideIndex]);
}

function replaceSlide(slideIndex: number, response: Rewritten): void {
  const { slide, second, writer, warnings = [] } = response;
  closeRewriteDialog();
  const number = slideIndex + 1;
  const label = second ? `Split slide ${number}` : `Rewrite slide ${number}`;
  const layout = getDocument().post?.content[slideIndex]?.layout;
  const isDone = recordStep(label, () => {
    const change = (document: PostDocument) =>
      second
        ? splitSlide(document, {
            slideIndex,
            slides: [{ ...slide, ...(layout && { layout }) }, second],
          })
        : setPostWords(document, { slides: new Map([[slideIndex, slide]]) });
    if (editPost({ label, change, slideIndex })) setAiGenerated(true);
  });
  if (!isDone) return;
  const written = second ? `Slides ${number} and ${number + 1} were` : `Slide ${number} was`;
  showUndoToast({
    title: second ? "Slide split" : "Slide rewritten",
    description: [`${written} written by ${describeWriter(writer)}.`, ...warnings].join(" "),
  });
}
