import type { EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import type { RewriteSlideEvents } from "@slideloom/core/contract/slide-rewrite";
import type { FastifyInstance } from "fastify";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import type { Rewrite, RewriteService, RewriteSlideRun } from "./rewrite-service.ts";
import { streamWork } from "./stream-work.ts";

/** `POST /api/rewrite-slide` returns the rewritten slide as one JSON response, or as a stream of words. */
export function registerRewrites(
  app: FastifyInstance,
  { rewrites }: { rewrites: RewriteService },
): void {
  addRoute(app, "rewriteSlide", async (request, reply) => {
    const { content: post, slideIndex, instruction, style, split } = request.body;
    const input = { post, slideIndex, instruction, style: style ?? "", isSplit: split ?? false };
    const accountId = getSignedIn(request).account.id;
    const signal = createClientAbortSignal(reply);
    const rewrite = async (run: Omit<RewriteSlideRun, "signal">) =>
      presentRewrite(await rewrites.rewrite(accountId, input, { signal, ...run }));
    if (!request.headers.accept?.includes("text/event-stream")) return rewrite({});
    return streamWork<RewriteSlideEvents>(request, reply, async ({ send, start }) =>
      rewrite({
        onWriter: (turn) => {
          send("writer", turn);
          start();
        },
        onWords: (slides) => send("words", { slides }),
      }),
    );
  });
}

function presentRewrite(rewrite: Rewrite): EndpointResponse<"rewriteSlide"> {
  const { slide, second, remainingCredits, writer, warnings } = rewrite;
  return {
    slide,
    ...(second && { second }),
    remaining_credits: remainingCredits,
    writer,
    ...(warnings.length > 0 && { warnings }),
  };
}
