import {
  pingJsonpQuerySchema,
  pingResponseSchema,
  type PingResponse,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Context } from "../app/context.ts";
import { pingExample, pingJsonpExample } from "./openapi-examples.ts";

/** `GET /api/v1/ping` and `GET /api/v1/ping-jsonp`: whether the server is there, without a key. */
export function registerPing(app: FastifyInstance, { now, version }: Context): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const buildPing = (): PingResponse => ({
    status: "success",
    message: "Slideloom is reachable.",
    timestamp: now().toISOString(),
    version,
  });

  routes.get(
    "/api/v1/ping",
    {
      schema: {
        operationId: "ping",
        summary: "Whether the API is there",
        description: "Answers at once, without a key.",
        tags: ["Connectivity"],
        security: [],
        response: {
          200: pingResponseSchema.meta({ description: "It is.", examples: [pingExample] }),
        },
      },
    },
    async (_request, reply) => {
      void reply.header("cache-control", "no-store");
      return buildPing();
    },
  );

  routes.get(
    "/api/v1/ping-jsonp",
    {
      schema: {
        operationId: "pingJsonp",
        summary: "The ping as a script, for pages that can't call other origins",
        description: "Calls a function of the page that loads it with the answer of the ping.",
        tags: ["Connectivity"],
        security: [],
        querystring: pingJsonpQuerySchema,
        response: {
          200: {
            description: "A script that calls the function with the ping.",
            content: {
              "text/javascript": { schema: z.string().meta({ examples: [pingJsonpExample] }) },
            },
          },
        },
      },
    },
    async (request, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "no-store")
        // The comment keeps the answer from being read as anything that begins with the callback's characters.
        .send(`/**/${request.query.callback}(${JSON.stringify(buildPing())});`),
  );
}
