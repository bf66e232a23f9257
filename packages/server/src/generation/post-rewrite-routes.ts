import type { PostRewriteEvents, PostRewriteResponse } from "@slideloom/core/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getSignedIn } from "../accounts/signed-in.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { describeStreamedError } from "../http/streamed-error.ts";
import { openEventStream, sendEventStream } from "./event-stream.ts";
import type { PostRewrite, PostRewriteRun, PostRewriteService } from "./post-rewrite-service.ts";

/** `POST /api/rewrite-post`: new words for a whole post, as one JSON response or as a stream of slides. */
export function registerPostRewrites(
  app: FastifyInstance,
  { postRewrites }: { postRewrites: PostRewriteService },
): void {
  addRoute(app, "rewritePost", async (request, reply) => {
    const { content: post, ...wish } = request.body;
    const accountId = getSignedIn(request).account.id;
    const signal = createClientAbortSignal(reply);
    const rewrite = (run: PostRewriteRun) => postRewrites.rewrite(accountId, { post, wish }, run);
    if (request.headers.accept?.includes("text/event-stream")) {
      return streamRewrite(request, reply, (run) => rewrite({ ...run, signal }));
    }
    return presentRewrite(await rewrite({ signal }));
  });
}

/** Responds with server-sent events. If the rewrite fails before a model is asked, responds with a normal error. */
async function streamRewrite(
  request: FastifyRequest,
  reply: FastifyReply,
  rewrite: (run: Omit<PostRewriteRun, "signal">) => Promise<PostRewrite>,
): Promise<FastifyReply> {
  const stream = openEventStream<PostRewriteEvents>();
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) sendEventStream(reply, stream.body);
    hasStarted = true;
  };
  try {
    const done = await rewrite({
      onWriter: (turn) => {
        stream.send("writer", turn);
        start();
      },
      onTitle: (title) => stream.send("title", { title }),
      onSlide: (slide, index) => stream.send("slide", { index, slide }),
    });
    stream.send("done", presentRewrite(done));
    start();
  } catch (error) {
    if (!hasStarted) throw error;
    stream.send("error", describeStreamedError(error, request));
  } finally {
    stream.close();
  }
  return reply;
}

function presentRewrite(rewrite: PostRewrite): PostRewriteResponse {
  const { words, remainingCredits, credits, writer, warnings, checks } = rewrite;
  const { title, caption, slides } = words;
  return {
    ...(title !== undefined && { title }),
    ...(caption !== undefined && { caption }),
    slides: [...slides].map(([index, { media: _media, ...slide }]) => ({ index, slide })),
    remaining_credits: remainingCredits,
    credits,
    writer,
    warnings,
    ...(checks && { checks }),
  };
}
