import { buildStrictJsonSchema } from "@slideloom/core/document/schema";
import type { OpenAPIV3_1 } from "openapi-types";
import { buildErrorResponse, documentedErrors, errorSchema } from "./openapi-errors.ts";
import { buildHeaders, headerComponents } from "./openapi-headers.ts";

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** The errors of every operation; what it takes adds others. */
const commonStatuses = [400, 403, 408, 429, 431, 500];

/** What operations with a price can fail with besides. */
const ownStatuses: Readonly<Record<string, readonly number[]>> = {
  generatePost: [402, 409, 422, 502, 503, 504],
  renderPost: [404, 409, 410, 422, 503],
  getCarousel: [404, 410],
  createCarousel: [409, 422],
  updateCarousel: [404, 409, 410, 422],
  deleteCarousel: [404],
  createWebhook: [404, 409, 422],
  deleteWebhook: [404],
  getJob: [404],
  retryJob: [404, 409, 422, 503],
};

/** Gives every operation what the routes' schemas don't say: what a post is, its errors, and the headers of its answers. */
export function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.delete]) {
      if (!operation) continue;
      namePost(operation);
      Object.assign(operation, { responses: completeResponses(operation) });
    }
  }
  const errors = Object.keys(documentedErrors).map((status) => [
    status,
    buildErrorResponse(Number(status)),
  ]);
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { Error: errorSchema, Post: buildStrictJsonSchema() },
      headers: headerComponents,
      responses: Object.fromEntries(errors),
    },
  };
}

/** Requests take any object for a post, since the rules of posts say better what is wrong with it. */
function namePost({ requestBody }: OpenAPIV3_1.OperationObject): void {
  const { content = {} } = (requestBody ?? {}) as Partial<OpenAPIV3_1.RequestBodyObject>;
  const body = content["application/json"]?.schema as OpenAPIV3_1.SchemaObject | undefined;
  const post = body?.properties?.["post"];
  if (post) Object.assign(post, referToPost(post));
}

function referToPost(schema: Schema): Schema {
  if ("$ref" in schema) return schema;
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(referToPost) };
  return schema.type === "object" ? { type: "object", $ref: "#/components/schemas/Post" } : schema;
}

function completeResponses(operation: OpenAPIV3_1.OperationObject): OpenAPIV3_1.ResponsesObject {
  const successes = Object.entries(operation.responses ?? {}).map(([status, response]) => [
    status,
    { ...response, headers: buildHeaders(Number(status), operation.operationId) },
  ]);
  const errors = listStatuses(operation).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return Object.fromEntries([...successes, ...errors]);
}

function listStatuses(operation: OpenAPIV3_1.OperationObject): number[] {
  const { operationId = "", requestBody, security } = operation;
  return [
    ...commonStatuses,
    ...(security?.length ? [401] : []),
    ...(requestBody ? [413, 415] : []),
    ...(ownStatuses[operationId] ?? []),
  ].toSorted((a, b) => a - b);
}
