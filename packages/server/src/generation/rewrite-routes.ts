import type { FastifyInstance } from "fastify";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import type { RewriteService } from "./rewrite-service.ts";

/** `POST /api/rewrite-slide`: rewrites one slide of a post, for signed-in callers. */
export function registerRewrites(
  app: FastifyInstance,
  { rewrites }: { rewrites: RewriteService },
): void {
  addRoute(app, "rewriteSlide", async (request, reply) => {
    const { content: post, slideIndex, instruction, style } = request.body;
    const { slide, remainingCredits, writer, warnings } = await rewrites.rewrite(
      getSignedIn(request).account.id,
      { post, slideIndex, instruction, style: style ?? "" },
      { signal: createClientAbortSignal(reply) },
    );
    return {
      slide,
      remaining_credits: remainingCredits,
      writer,
      ...(warnings.length > 0 && { warnings }),
    };
  });
}
