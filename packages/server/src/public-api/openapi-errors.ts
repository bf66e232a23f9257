import { buildErrorBody } from "@slideloom/core/contract";
import type { OpenAPIV3_1 } from "openapi-types";

/** `publicErrorSchema` as JSON Schema. */
const errorSchema: OpenAPIV3_1.SchemaObject = {
  type: "object",
  properties: {
    status: { type: "string", const: "error" },
    error: { type: "string", description: "Names the failure." },
    message: { type: "string", description: "Says to people what went wrong." },
  },
  required: ["status", "error", "message"],
};

interface DocumentedError {
  description: string;
  /** By what went wrong. */
  examples: Record<string, { message: string; error?: string }>;
}

const documentedErrors: Record<number, DocumentedError> = {
  400: {
    description: "A field is missing or is not what it must be, or the body is no JSON.",
    examples: {
      missing: { message: "The topic field is required.", error: "Missing required field" },
      invalid: { message: "The slides field must be a whole number from 1 to 15." },
    },
  },
  401: {
    description: "There is no key, or nobody's.",
    examples: {
      missing: {
        message: "Token not provided. Include it in the Authorization or X-API-Token header.",
      },
      invalid: { message: "Token not valid. Copy your API key again, or generate a new one." },
    },
  },
  402: {
    description: "No credits are left.",
    examples: {
      empty: {
        message: "You have no credits left. Upgrade your plan or wait for the monthly reset.",
      },
    },
  },
  403: {
    description: "The plan does not include the API, or the request did not come over HTTPS.",
    examples: {
      plan: { message: "Your plan does not include API access. Upgrade to Pro or Enterprise." },
      https: {
        message: "The API is served over HTTPS only. Use an https:// address.",
        error: "HTTPS required",
      },
    },
  },
  409: {
    description: "The first request with this Idempotency-Key is still running.",
    examples: {
      running: {
        message: "A request with this Idempotency-Key is still running. Try again in a moment.",
      },
    },
  },
  413: {
    description: "The body is larger than 1 MiB.",
    examples: { large: { message: "Request body is too large" } },
  },
  415: {
    description: "The body is not sent as application/json.",
    examples: { text: { message: "Unsupported Media Type" } },
  },
  422: {
    description: "This Idempotency-Key stands for another body.",
    examples: {
      reused: {
        message:
          "This Idempotency-Key was used with another body. Use a new key for a new request.",
      },
    },
  },
  429: {
    description:
      "Too many requests. The Retry-After header says after how many seconds to try again.",
    examples: { often: { message: "Too many requests. Please try again in 30 seconds." } },
  },
  500: {
    description: "A fault of the server.",
    examples: { fault: { message: "Something went wrong on our side. Please try again." } },
  },
  502: {
    description: "The text generator gave no post. Nothing was charged.",
    examples: { failed: { message: "The AI provider could not be reached. Please try again." } },
  },
  504: {
    description: "The text generator took too long. Nothing was charged.",
    examples: {
      slow: {
        message:
          "The AI model took too long to answer. Please try again, with fewer slides if it happens often.",
      },
    },
  },
};

/** The errors of every operation; what it takes adds others. */
const commonStatuses = [403, 429, 500];

/** What operations with a price can fail with besides. */
const ownStatuses: Readonly<Record<string, readonly number[]>> = {
  generatePost: [402, 409, 422, 502, 504],
};

/** Gives every operation the errors that it can answer with, each with examples. */
export function addErrors(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post]) {
      if (!operation) continue;
      const errors = listStatuses(operation).map((status) => [
        status,
        { $ref: `#/components/responses/${status}` },
      ]);
      operation.responses = { ...operation.responses, ...Object.fromEntries(errors) };
    }
  }
  const responses = Object.keys(documentedErrors).map((status) => [
    status,
    buildResponse(Number(status)),
  ]);
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { Error: errorSchema },
      responses: Object.fromEntries(responses),
    },
  };
}

function listStatuses(operation: OpenAPIV3_1.OperationObject): number[] {
  const { operationId = "", parameters, requestBody, security } = operation;
  return [
    ...commonStatuses,
    ...(parameters || requestBody ? [400] : []),
    ...(security?.length ? [401] : []),
    ...(requestBody ? [413, 415] : []),
    ...(ownStatuses[operationId] ?? []),
  ].toSorted((a, b) => a - b);
}

function buildResponse(status: number): OpenAPIV3_1.ResponseObject {
  const { description = "", examples = {} } = documentedErrors[status] ?? {};
  const bodies = Object.entries(examples).map(([name, { message, error }]) => [
    name,
    { value: buildErrorBody("/api/v1", status, message, error) },
  ]);
  return {
    description,
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(bodies),
      },
    },
  };
}
