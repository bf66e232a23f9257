import { endpoints } from "@slideloom/core/contract/endpoints";
import { listErrorStatuses } from "@slideloom/core/contract/error-statuses";
import type { EndpointName } from "@slideloom/core/contract/routes";
import type { OpenAPIV3_1 } from "openapi-types";
import { componentSchemas, referToComponents } from "./openapi-components.ts";
import { buildErrorResponse, documentedErrors, errorSchema } from "./openapi-errors.ts";
import { buildHeaders, headerComponents } from "./openapi-headers.ts";

/** Adds to every operation the errors and response headers that routes' schemas don't contain. */
export function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.patch, path?.delete]) {
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
  const successes = Object.entries(responses).map(([status, response]) => [
    status,
    { ...response, headers: buildHeaders(Number(status), name) },
  ]);
  const errors = listErrorStatuses(endpoints[name]).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return Object.fromEntries([...successes, ...errors]);
}
