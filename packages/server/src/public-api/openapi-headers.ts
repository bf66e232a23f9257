import { buildUrl, type EndpointName } from "@slideloom/core/contract/routes";
import { endpoints } from "@slideloom/core/contract/endpoints";
import type { Endpoint } from "@slideloom/core/contract/endpoint";
import type { OpenAPIV3_1 } from "openapi-types";

type Headers = Record<string, OpenAPIV3_1.HeaderObject>;

const count = (description: string, example: number): OpenAPIV3_1.HeaderObject => ({
  description,
  schema: { type: "integer", minimum: 0 },
  example,
});

const commonHeaders: Headers = {
  "X-Request-Id": {
    description: "Id of the request, to find it in the server's log.",
    schema: { type: "string", format: "uuid" },
    example: "0f5c1fb0-6d0e-4e57-9f6b-0a2f4ad3f6c1",
  },
};

/** Headers of every response to a valid key. */
const keyHeaders: Headers = {
  "X-Credits-Remaining": count("Remaining credits of the key's owner.", 9),
  "RateLimit-Limit": count("Number of requests allowed per minute.", 300),
  "RateLimit-Remaining": count("Number of requests left until the limit resets.", 299),
  "RateLimit-Reset": count("Seconds until the limit resets.", 60),
};

const retryAfter = count("Seconds to wait before the next attempt.", 30);

/** Headers of 202 responses. */
const acceptedHeaders: Headers = {
  Location: {
    description: "URL of the job.",
    schema: { type: "string" },
    example: buildUrl("v1.getJob", { params: { id: "0d8f1c52-3c1b-4b56-9a7e-5f6f0c1d9b34" } }),
  },
  "Preference-Applied": {
    description: "Present if the request's `Prefer` header was honoured.",
    schema: { type: "string", enum: ["respond-async"] },
    example: "respond-async",
  },
};

const statusHeaders: Readonly<Record<number, Headers>> = {
  202: acceptedHeaders,
  401: {
    "WWW-Authenticate": {
      description: "The authentication scheme to send the key with.",
      schema: { type: "string", enum: ["Bearer"] },
      example: "Bearer",
    },
  },
  429: { "Retry-After": retryAfter },
  503: { "Retry-After": retryAfter },
};

const replayed: Headers = {
  "Idempotent-Replayed": {
    description:
      "Present if this is the stored response to an earlier request with the same Idempotency-Key.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
};

const renderWarnings: Headers = {
  "X-Render-Warnings": {
    description:
      "Present if there are warnings: a JSON list of objects with `message` and, if known, `slide` and `item`, both counted from 1.",
    schema: { type: "string" },
    example: '[{"slide":3,"item":2,"message":"Slide 3 has more text than fits"}]',
  },
};

/** Statuses of errors that occur before the key is checked. */
const keylessStatuses: readonly number[] = [401, 408, 431];

export const headerComponents: Headers = Object.assign(
  {},
  commonHeaders,
  keyHeaders,
  ...Object.values(statusHeaders),
  replayed,
  renderWarnings,
);

/** Returns references to the headers of a response. `endpoint` is given only for successful responses. */
export function buildHeaders(
  status: number,
  endpoint?: EndpointName,
): Record<string, OpenAPIV3_1.ReferenceObject> {
  const headers = {
    ...commonHeaders,
    ...(keylessStatuses.includes(status) ? {} : keyHeaders),
    ...statusHeaders[status],
    ...(endpoint && listOwnHeaders(endpoint)),
  };
  return Object.fromEntries(
    Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}

function listOwnHeaders(name: EndpointName): Headers {
  const { headers }: Endpoint = endpoints[name];
  return {
    ...(headers && "idempotency-key" in headers.shape && replayed),
    ...(name === "v1.renderPost" && renderWarnings),
  };
}
