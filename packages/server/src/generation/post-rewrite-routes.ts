import type { PostRewriteEvents, PostRewriteResponse } from "@slideloom/core/contract/post-rewrite";
import type { FastifyInstance } from "fastify";
import { getSignedIn } from "../accounts/signed-in.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import type { PostRewrite, PostRewriteRun, PostRewriteService } from "./post-rewrite-service.ts";
import { streamWork } from "./stream-work.ts";

/** `POST /api/rewrite-post`: new words for a whole post, as one JSON response or as a stream of slides. */
export function registerPostRewrites(
  app: FastifyInstance,
  { postRewrites }: { postRewrites: PostRewriteService },
): void {
  addRoute(app, "rewritePost", async (request, reply) => {
    const { content: post, ...wish } = request.body;
    const accountId = getSignedIn(request).account.id;
    const signal = createClientAbortSignal(reply);
    const rewrite = async (run: Omit<PostRewriteRun, "signal">) =>
      presentRewrite(await postRewrites.rewrite(accountId, { post, wish }, { signal, ...run }));
    if (!request.headers.accept?.includes("text/event-stream")) return rewrite({});
    return streamWork<PostRewriteEvents>(request, reply, async ({ send, start }) =>
      rewrite({
        onWriter: (turn) => {
          send("writer", turn);
          start();
        },
        onTitle: (title) => send("title", { title }),
        onSlide: (slide, index) => send("slide", { index, slide }),
      }),
    );
  });
}

function presentRewrite(rewrite: PostRewrite): PostRewriteResponse {
  const { words, remainingCredits, credits, writer, warnings, checks } = rewrite;
  const { title, caption, captions, slides } = words;
  return {
    ...(title !== undefined && { title }),
    ...(caption !== undefined && { caption }),
    ...(captions && { captions }),
    slides: [...slides].map(([index, slide]) => ({ index, slide })),
    remaining_credits: remainingCredits,
    credits,
    writer,
    warnings,
    ...(checks && { checks }),
  };
}
