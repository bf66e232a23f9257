import { bodyLimits } from "@slideloom/core/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { ConcurrencyLimit } from "../rate-limits/concurrency-limit.ts";
import { isInternal } from "./client-abort-signal.ts";

/** Number of bodies read at once. A post with 40 MB of images takes several times that memory while it is read. */
const atOnce = 2;
/** Maximum number of requests that wait for their turn; more are refused. */
const maxWaiting = 16;

/**
 * Reads at most `atOnce` large JSON bodies at once, while other requests wait unread. If a body's length isn't
 * declared, it counts as large.
 */
export function registerLargeBodies(app: FastifyInstance): void {
  const reading = new ConcurrencyLimit(atOnce);
  let waiting = 0;
  app.addHook("preParsing", (request, reply, _payload, done) => {
    if (!mayBeLarge(request)) return done();
    if (waiting === maxWaiting) return done(refuse());
    waiting += 1;
    const ended = new Promise<void>((resolve) => reply.raw.once("close", resolve));
    void reading.run(async () => {
      waiting -= 1;
      done();
      await ended;
    });
  });
}

/** Returns whether a request must wait for its turn. For an internal request, the outer request has already waited. */
function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.bodyLimit !== bodyLimits.postWithImages || isInternal()) return false;
  return Number(headers["content-length"] ?? Infinity) > bodyLimits.post;
}

function refuse(): DomainError {
  const message = "Too many posts with images are being read. Try again in a moment.";
  return new DomainError("too-many-large-bodies", message);
}
