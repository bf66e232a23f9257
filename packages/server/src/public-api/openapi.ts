import type { OpenapiDocument } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { addRoute } from "../http/add-route.ts";

/** What the document says of the server. */
export interface OpenapiParts {
  config: Pick<Config, "publicUrl">;
  version: string;
}

/**
 * `GET /api/v1/openapi.json`, made of the endpoints' own schemas. The returned function reads the document, which is made once it is
 * asked for, with libraries that are loaded by then.
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
