import type { OpenapiDocument } from "@slideloom/core/contract/openapi";
import type { FastifyInstance } from "fastify";
import { addRoute } from "../http/add-route.ts";
import type { OpenapiParts } from "./openapi-document.ts";

/**
 * `GET /api/v1/openapi.json`, built from the endpoints' schemas. The returned getter loads libraries and builds the
 * document on first use.
 */
export function registerOpenapi(
  app: FastifyInstance,
  parts: OpenapiParts,
): () => Promise<OpenapiDocument> {
  let making: Promise<OpenapiDocument> | undefined;
  const make = async () => {
    const { buildOpenapiDocument } = await import("./openapi-document.ts");
    return buildOpenapiDocument(parts);
  };
  const readDocument = () => (making ??= make());
  addRoute(app, "v1.getOpenapi", readDocument);
  return readDocument;
}
