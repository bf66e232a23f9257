import type {
  PostRewriteEvents,
  PostRewriteResponse,
  PostRewriteWish,
} from "@slideloom/core/contract/post-rewrite";
import type { Captions } from "@slideloom/core/carousel";
import {
  nameSlides,
  type Post,
  type PostDocument,
  putWords,
  setPostWords,
  type WrittenSlide,
} from "@slideloom/core/document";
import { findWritingStyle, describeWriter } from "@slideloom/core/generation";
import { type CaptionService, captionServices, services } from "@slideloom/core/networks";
import { countNoun } from "@slideloom/core/text";
import { loadCode } from "../../../lib/load-code.ts";
import { refreshAccount } from "../../../lib/session.ts";
import { editOwnCaption, setAiGenerated } from "../../../state/caption-edits.ts";
import { getCaptions, getDocument, getSlideIndex } from "../../../state/carousel-store.ts";
import { useFactStore } from "../../../state/fact-checks.ts";
import {
  beginArriving,
  generationRun,
  type NoteProgress,
} from "../../../state/generation-store.ts";
import { recordStep } from "../../../state/history.ts";
import { settleDocument } from "../../../state/json-text.ts";
import { editPost } from "../../../state/slide-edits.ts";
import { showToast } from "../../../state/toast-store.ts";
import { showUndoToast } from "../../../state/undo-toast.ts";
import { browserWriterCode } from "../browser-model/browser-writer.ts";
import { closePostRewrite, type PostAction, usePostRewriteStore } from "./post-rewrite-store.ts";
import { findRepairSource } from "./repair-source.ts";
import { listRepairs } from "./use-repairs.ts";
import { requestRewrite, type RewriteListeners } from "./request-rewrite.ts";

const verbs: Record<PostAction, { step: string; done: string }> = {
  translate: { step: "Translate the post", done: "Post translated" },
  tone: { step: "Change the tone", done: "Tone changed" },
  repair: { step: "Repair the slides", done: "Slides repaired" },
};

/** Rewrites the open post with the dialog's choices, as one undo step. With `inBrowser`, the browser's model writes. */
export async function rewritePost(inBrowser: boolean): Promise<void> {
  const { action, language, style } = usePostRewriteStore.getState();
  settleDocument();
  const before = getDocument();
  const { post } = before;
  if (!action || !post) return;
  const wish = {
    action,
    ...(action !== "repair" && { captions: getCaptions() }),
    ...(action === "translate" && { language }),
    ...(action === "tone" && { style }),
    ...(action === "repair" && { source: findRepairSource(post) }),
  };
  await generationRun.start({
    begin: { ...beginArriving(post.content.length), isRewrite: true },
    work: ({ signal, note }) => {
      closePostRewrite();
      const listeners = { signal, ...showArrivals(post, note) };
      return inBrowser
        ? rewriteHere(post, wish, listeners)
        : requestRewrite(before.text, wish, listeners);
    },
    onDone: (response) => finish(before, wish, response),
    onCancel: reportCancel,
    onFail: (failure) => {
      // The dialog shows the failure; the state's failure is a generation's.
      generationRun.store.setState({ failure: null });
      usePostRewriteStore.setState({ action, failure });
    },
    fallback: "We couldn't rewrite the post. Try again.",
    onEnd: () => void refreshAccount(),
  });
}

async function rewriteHere(
  post: Post,
  wish: Parameters<typeof requestRewrite>[1],
  listeners: RewriteListeners,
): Promise<PostRewriteResponse> {
  if (wish.action === "repair") {
    const { repairInBrowser } = await loadCode(
      browserWriterCode,
      () => import("../browser-model/repair-in-browser.ts"),
    );
    return repairInBrowser(post, listRepairs(useFactStore.getState().checks), listeners);
  }
  const { rewritePostInBrowser } = await loadCode(
    browserWriterCode,
    () => import("../browser-model/rewrite-post-in-browser.ts"),
  );
  return rewritePostInBrowser(post, wish, listeners);
}

/** Returns listeners that show each rewritten slide in the preview as soon as the slide arrives. */
function showArrivals(before: Post, note: NoteProgress): Omit<RewriteListeners, "signal"> {
  let post = before;
  return {
    onWriter: (turn) => {
      post = before;
      note({ turn });
    },
    onTitle: (title) => {
      post = { ...post, title };
    },
    onSlide: ({ index, slide }) => {
      post = {
        ...post,
        content: post.content.with(index, putWords(before.content[index] ?? slide, slide)),
      };
      note({ post, arrived: index + 1 });
    },
  };
}

function finish(before: PostDocument, wish: PostRewriteWish, response: PostRewriteResponse): void {
  const { writer, credits, warnings } = response;
  const { action } = wish;
  const { slides, changed } = matchSlides(before, response.slides);
  const { title, caption } = matchHead(before, response);
  const captions = matchCaptions(wish.captions ?? {}, response);
  const label = describeStep(wish);
  const isDone =
    slides.size > 0 &&
    recordStep(label, () => {
      const change = (document: PostDocument) => setPostWords(document, { title, caption, slides });
      if (!editPost({ label, change, slideIndex: getSlideIndex() })) return;
      for (const [service, text] of captions.written) editOwnCaption(service, text);
      setAiGenerated(true);
    });
  const notes = [
    ...(writer && isDone
      ? [`Written by ${describeWriter(writer)}, for ${countNoun(credits, "credit")}.`]
      : []),
    ...warnings,
    ...(changed.length > 0
      ? [`${nameSlides(changed)} changed during the rewrite, so we kept your version.`]
      : []),
    ...captions.notes,
  ];
  const description = notes.join(" ");
  if (isDone) showUndoToast({ title: verbs[action].done, description });
  else showToast({ title: "Nothing was rewritten", description });
}

/** Returns the new captions for networks, and a note on those that the person edited during the rewrite. */
function matchCaptions(before: Captions, { captions = {} }: PostRewriteResponse) {
  const now = getCaptions();
  const written: [CaptionService, string | null][] = [];
  const edited: string[] = [];
  for (const service of captionServices) {
    const text = captions[service];
    if (text === undefined) continue;
    if (now[service] === before[service]) written.push([service, text]);
    else edited.push(services[service].name);
  }
  const notes = edited.map(
    (name) => `The caption for ${name} changed during the rewrite, so we kept your version.`,
  );
  return { written, notes };
}

function describeStep({ action, language, style }: PostRewriteWish): string {
  if (action === "translate") return `Translate into ${language}`;
  const name = style && findWritingStyle(style)?.name;
  return action === "tone" && name ? `Change the tone to ${name}` : verbs[action].step;
}

/** Returns the new title and caption. Omits a value that the person edited during the rewrite. */
function matchHead({ post: before }: PostDocument, { title, caption }: PostRewriteResponse) {
  const { post: now } = getDocument();
  return {
    title: now?.title === before?.title ? title : undefined,
    caption: now?.caption === before?.caption ? caption : undefined,
  };
}

/**
 * Finds the rewritten slides in the open post by id. Slides that were edited or deleted during the rewrite are listed
 * in `changed`.
 */
function matchSlides(before: PostDocument, rewritten: PostRewriteEvents["slide"][]) {
  settleDocument();
  const after = getDocument();
  const cites = (before.post?.sources?.length ?? 0) > 1;
  const slides = new Map<number, WrittenSlide>();
  const changed: number[] = [];
  for (const { index, slide } of rewritten) {
    const old = before.post?.content[index];
    const now = after.slideIds.indexOf(before.slideIds[index] ?? "");
    const same = JSON.stringify(after.post?.content[now]) === JSON.stringify(old);
    if (now < 0 || !same) changed.push(index);
    // If the post has several sources, a repair request renumbers their passages. The slide then keeps its old
    // citations, because the response cites the new numbers.
    else slides.set(now, { ...slide, ...(cites && { sources: old?.sources ?? [] }) });
  }
  return { slides, changed };
}

function reportCancel(): void {
  showToast({
    title: "Rewriting cancelled",
    description: "Your post is unchanged, and no credit was charged.",
  });
}
