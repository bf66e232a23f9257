import { pingResponseSchema } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../context.ts";

/** `GET /api/v1/ping`: whether the server is there, without a key. */
export function registerPing(app: FastifyInstance, { now, version }: Context): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/api/v1/ping",
      { schema: { response: { 200: pingResponseSchema } } },
      async (_request, reply) => {
        void reply.header("cache-control", "no-store");
        return {
          status: "success" as const,
          message: "Slideloom is reachable.",
          timestamp: now().toISOString(),
          version,
        };
      },
    );
}
