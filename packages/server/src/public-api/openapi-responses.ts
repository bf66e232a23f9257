import { endpoints, type Endpoint, type EndpointName } from "@slideloom/core/contract";
import type { OpenAPIV3_1 } from "openapi-types";
import { componentSchemas, referToComponents } from "./openapi-components.ts";
import { buildErrorResponse, documentedErrors, errorSchema } from "./openapi-errors.ts";
import { buildHeaders, headerComponents } from "./openapi-headers.ts";

/** The errors of every operation; what it takes adds others. */
const commonStatuses = [400, 403, 408, 429, 431, 500];

/** Gives every operation what the routes' schemas don't say: its errors, and the headers of its answers. */
export function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.delete]) {
      if (!operation) continue;
      Object.assign(operation, { responses: completeResponses(operation) });
    }
  }
  const errors = Object.keys(documentedErrors).map((status) => [
    status,
    buildErrorResponse(Number(status)),
  ]);
  return {
    ...referToComponents(document),
    components: {
      ...document.components,
      schemas: { Error: errorSchema, ...componentSchemas },
      headers: headerComponents,
      responses: Object.fromEntries(errors),
    },
  };
}

function completeResponses({
  operationId,
  responses = {},
}: OpenAPIV3_1.OperationObject): OpenAPIV3_1.ResponsesObject {
  const name = `v1.${operationId}` as EndpointName;
  const endpoint: Endpoint = endpoints[name];
  const successes = Object.entries(responses).map(([status, response]) => [
    status,
    { ...response, headers: buildHeaders(Number(status), name) },
  ]);
  const errors = listStatuses(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return Object.fromEntries([...successes, ...errors]);
}

function listStatuses({ access, body, errors = [] }: Endpoint): number[] {
  return [
    ...commonStatuses,
    ...(access === "anyone" ? [] : [401]),
    ...(body ? [413, 415] : []),
    ...errors,
  ].toSorted((a, b) => a - b);
}
