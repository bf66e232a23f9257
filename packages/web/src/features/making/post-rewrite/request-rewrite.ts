import type {
  PostRewriteEvents,
  PostRewriteResponse,
  PostRewriteWish,
} from "@slideloom/core/contract/post-rewrite";
import { fetchApi } from "../../../lib/api.ts";
import { readEvents } from "../api/read-events.ts";

export interface RewriteListeners {
  signal: AbortSignal;
  /** Called when a writer starts, and again if the next writer takes over. */
  onWriter: (turn: PostRewriteEvents["writer"]) => void;
  onTitle: (title: string) => void;
  onSlide: (arrived: PostRewriteEvents["slide"]) => void;
}

/** Requests a rewrite of a post and reports its slides as they stream in. Throws an `ApiError`. */
export async function requestRewrite(
  content: string,
  wish: PostRewriteWish,
  { signal, onWriter, onTitle, onSlide }: RewriteListeners,
): Promise<PostRewriteResponse> {
  const response = await fetchApi("rewritePost", {
    body: { content, ...wish },
    headers: { accept: "text/event-stream" },
    signal,
  });
  return readEvents<PostRewriteEvents>(response, signal, ({ name, value }) => {
    if (name === "writer") onWriter(value);
    else if (name === "title") onTitle(value.title);
    else if (name === "slide") onSlide(value);
  });
}
