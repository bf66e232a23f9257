import type { PingResponse } from "@slideloom/core/contract/ping";
import type { FastifyInstance } from "fastify";
import { addRoute } from "../http/add-route.ts";

export interface PingParts {
  now: () => Date;
  version: string;
}

/** `GET /api/v1/ping` and `GET /api/v1/ping-jsonp`: health checks without a key. */
export function registerPing(app: FastifyInstance, { now, version }: PingParts): void {
  const buildPing = (): PingResponse => ({
    status: "success",
    message: "Slideloom is reachable.",
    timestamp: now().toISOString(),
    version,
  });

  addRoute(app, "v1.ping", async () => {
    return buildPing();
  });

  addRoute(app, "v1.pingJsonp", async (request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      // The leading comment prevents content sniffing of an attacker's callback name (Rosetta Flash).
      .send(`/**/${request.query.callback}(${JSON.stringify(buildPing())});`),
  );
}
