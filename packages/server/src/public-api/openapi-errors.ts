import { buildErrorBody } from "@slideloom/core/contract/api-error";
import { publicApiRoot } from "@slideloom/core/contract/routes";
import type { OpenAPIV3_1 } from "openapi-types";
import { buildHeaders } from "./openapi-headers.ts";

/** `publicErrorSchema` as JSON Schema. */
export const errorSchema: OpenAPIV3_1.SchemaObject = {
  type: "object",
  properties: {
    status: { type: "string", const: "error" },
    error: { type: "string", description: "A short name of the error." },
    message: {
      type: "string",
      description: "A sentence that explains the error, to show to people.",
    },
  },
  required: ["status", "error", "message"],
};

interface DocumentedError {
  description: string;
  examples: Record<string, { message: string; error?: string }>;
}

export const documentedErrors: Readonly<Record<number, DocumentedError>> = {
  400: {
    description:
      "A field is missing or invalid, the body is not JSON, or the request is not valid HTTP.",
    examples: {
      missing: { message: "The topic field is required.", error: "Missing required field" },
      invalid: { message: "The slides field must be a whole number from 1 to 15." },
      unread: { message: "The request is not valid HTTP." },
    },
  },
  401: {
    description: "The key is missing or not valid.",
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
    description:
      "The plan doesn't include the API, the key lacks the required scope, or the request didn't use HTTPS.",
    examples: {
      plan: { message: "Your plan does not include API access. Upgrade to Pro or Enterprise." },
      scope: {
        message: "This API key does not have the generate scope. Use a key with this scope.",
        error: "Insufficient scope",
      },
      https: {
        message: "The API is served over HTTPS only. Use an https:// address.",
        error: "HTTPS required",
      },
    },
  },
  404: {
    description: "The object doesn't exist, or belongs to another account.",
    examples: {
      carousel: { message: "There is no such carousel." },
      webhook: { message: "There is no such webhook." },
      job: { message: "There is no such job. Jobs are deleted a day after they end." },
    },
  },
  408: {
    description:
      "The request did not arrive within five minutes, or its headers within one minute.",
    examples: { slow: { message: "The request took too long to arrive." } },
  },
  409: {
    description: "The object's current state doesn't allow this request.",
    examples: {
      changed: { message: "This carousel has changed: its version is now 4." },
      done: { message: "Only a failed job can be tried again." },
      running: {
        message: "A request with this Idempotency-Key is still running. Try again in a moment.",
      },
    },
  },
  410: {
    description: "The carousel is in the trash.",
    examples: {
      deleted: {
        message: "This carousel is in the trash. Restore it within 30 days to keep working on it.",
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
    description:
      "This Idempotency-Key was used for another request, the post can't be rendered, an address can't be fetched, or a limit of the account is reached.",
    examples: {
      post: { message: "Slide 2: missing required field 'header'", error: "Invalid post" },
      media: {
        message:
          "An image is missing. Slide 2: the image example.com/tea.png can't be loaded: example.com responded with status 404.",
      },
      address: { message: "There is no server named pictures.example." },
      heavy: { message: "Slide 2 takes longer than 15 seconds to draw" },
      reused: {
        message:
          "This Idempotency-Key was used for another request. Use a new key for a new request.",
      },
    },
  },
  429: {
    description:
      "Too many requests or jobs. Wait for the number of seconds in the Retry-After header.",
    examples: {
      often: { message: "Too many requests. Try again in 30 seconds." },
      jobs: { message: "Too many of your jobs are waiting. Try again when some have finished." },
    },
  },
  431: {
    description: "The address and the headers are larger than 16 KiB.",
    examples: { large: { message: "The request's address and headers are larger than 16 KiB." } },
  },
  500: {
    description: "An unexpected error on the server.",
    examples: { fault: { message: "Something went wrong on our side. Please try again." } },
  },
  502: {
    description: "The text generator failed. Nothing was charged.",
    examples: { failed: { message: "The AI provider could not be reached. Please try again." } },
  },
  503: {
    description:
      "The server is overloaded, or its database didn't respond. Wait for the number of seconds in the Retry-After header.",
    examples: {
      database: {
        message:
          "The database didn't answer. Your change may have been saved: check, then try again.",
      },
      busy: { message: "Too many posts are being drawn. Please try again in a moment." },
      waiting: { message: "Too many jobs are waiting. Try again in a moment." },
    },
  },
  504: {
    description: "The text generator took too long. Nothing was charged.",
    examples: {
      slow: {
        message: "The AI model took too long. Try again, with fewer slides if this happens often.",
      },
    },
  },
};

export function buildErrorResponse(status: number): OpenAPIV3_1.ResponseObject {
  const { description = "", examples = {} } = documentedErrors[status] ?? {};
  const bodies = Object.entries(examples).map(([name, { message, error }]) => [
    name,
    { value: buildErrorBody(publicApiRoot, status, message, { error }) },
  ]);
  return {
    description,
    headers: buildHeaders(status),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(bodies),
      },
    },
  };
}
