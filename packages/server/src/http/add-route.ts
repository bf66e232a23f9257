import { endpoints } from "@slideloom/core/contract/endpoints";
import { findRoute, type EndpointName, type PathParams } from "@slideloom/core/contract/routes";
import type { Endpoint, FileResponse } from "@slideloom/core/contract/endpoint";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route's endpoint; undefined for pages and files. */
    endpoint?: Endpoint;
  }
}

type Endpoints = typeof endpoints;
type SchemaOf<Name extends EndpointName, Field extends keyof Endpoint> =
  Endpoints[Name] extends Record<Field, infer Schema extends z.ZodType> ? Schema : unknown;

/** Types that Fastify infers for requests and responses. */
interface RouteSchema<Name extends EndpointName> {
  params: Endpoints[Name] extends { params: infer Schema extends z.ZodType }
    ? Schema
    : z.ZodType<Record<keyof PathParams<Name>, string>>;
  querystring: SchemaOf<Name, "query">;
  headers: SchemaOf<Name, "headers">;
  body: SchemaOf<Name, "body">;
  response: Endpoints[Name]["responses"];
}

export type EndpointHandler<Name extends EndpointName> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  FastifyContextConfig,
  RouteSchema<Name>,
  ZodTypeProvider
>;

/** OpenAPI `security` of endpoints with an API key. Each entry is one way to send the key. */
const keySecurity = [{ bearer: [] }, { apiToken: [] }, { basic: [] }];

/** Registers an endpoint of the contract. `registerEndpointAccess` checks access and rate limits. */
export function addRoute<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: EndpointHandler<Name>,
): void {
  const endpoint: Endpoint = endpoints[name];
  const { method, path } = findRoute(name);
  app.route({
    method,
    url: path,
    config: { endpoint },
    schema: buildRouteSchema(name, endpoint),
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    // Safe, because Fastify validates requests with the schemas that the handler's types come from.
    handler: handler as RouteHandlerMethod,
  });
}

function buildRouteSchema(name: EndpointName, endpoint: Endpoint): FastifySchema {
  const { params, query, headers, body, consumes, operation, access } = endpoint;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && body !== "file" && { body }),
    ...(consumes && { consumes: [...consumes] }),
    response: buildResponses(endpoint),
    ...(operation && {
      operationId: name.replace(/^v1\./, ""),
      summary: operation.summary,
      description: operation.description,
      tags: [operation.tag],
      security: access === "anyone" ? [] : keySecurity,
    }),
  };
}

/** Returns the response schemas; responses without a body have none. */
function buildResponses({ responses }: Endpoint): Record<string, unknown> {
  const described = Object.entries(responses).flatMap(([status, response]) => {
    if (response === null) return [];
    return [[status, response instanceof z.ZodType ? response : describeFile(response)] as const];
  });
  return Object.fromEntries(described);
}

function describeFile({ description, mediaTypes, schema = z.any() }: FileResponse) {
  const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema }]));
  return { description, content };
}
