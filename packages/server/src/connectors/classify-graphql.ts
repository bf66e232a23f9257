import { z } from "zod";
import {
  classifyCall,
  readWaitMs,
  unreadable,
  type Classified,
  type Failure,
} from "./classify-response.ts";
import { cleanRefusal } from "./clean-remote.ts";
import type { CallResult, NetworkResponse } from "./network-call.ts";

export type ClassifiedField =
  | { ok: true; value: unknown; response: NetworkResponse }
  | Extract<Classified, { ok: false }>;

/** Error code if the network refuses a GraphQL document as invalid, e.g. because the network's schema has changed. */
export const changedSchemaCode = "schema-changed";

/** Error types that guarantee that nothing was published. After any other error, the post may exist. */
const finalResults: readonly string[] = [
  "InvalidInputError",
  "LimitReachedError",
  "NotFoundError",
  "UnauthorizedError",
];

const errorSchema = z.object({
  message: z.string().default(""),
  extensions: z.object({ code: z.string().optional() }).optional().catch(undefined),
  /** Present only if the error occurred during execution (GraphQL specification, section 7.1.2). */
  path: z.array(z.unknown()).nullish().catch([]),
});
const bodySchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(errorSchema).default([]),
});
const failedSchema = z.object({
  __typename: z.string().endsWith("Error"),
  message: z.string().default(""),
});

type Body = z.output<typeof bodySchema>;

/**
 * Classifies a GraphQL call of the root field `field`. A failure is `unknown` unless the response proves that nothing
 * was done.
 */
export function classifyGraphql(
  result: CallResult,
  field: string,
  { now }: { now: () => Date },
): ClassifiedField {
  if (result.kind !== "response") return { ok: false, failure: result, response: null };
  const body = bodySchema.safeParse(result.json).data ?? null;
  const [error] = body?.errors ?? [];
  const readRefusal = ({ status }: NetworkResponse) =>
    error
      ? {
          code: error.extensions?.code ?? `${status}`,
          message: error.message || "The network refused the request.",
        }
      : null;
  const classified = classifyCall(result, { now, readRefusal });
  if (!classified.ok && classified.failure.kind !== "rejected") return classified;
  const fail = (failure: Failure): ClassifiedField => ({ ok: false, failure, response: result });
  if (!body) return fail(unreadable);
  const refused = classified.ok ? null : classified.failure;
  const value = refused ? null : (body.data?.[field] ?? null);
  if (value === null) {
    return fail(readErrors(body, { response: result, refused, nowMs: now().getTime() }));
  }
  const failed = failedSchema.safeParse(value);
  return failed.success
    ? fail(readFailedResult(failed.data))
    : { ok: true, value, response: result };
}

interface FailedRequest {
  response: NetworkResponse;
  /** The failure that follows from the HTTP status alone; null for a success status. */
  refused: Failure | null;
  nowMs: number;
}

function readErrors(
  { data, errors: [error] }: Body,
  { response, refused, nowMs }: FailedRequest,
): Failure {
  if (!error) return refused ?? unreadable;
  const code = error.extensions?.code;
  const { message } = cleanRefusal({
    code: "",
    message: error.message || "The network reported an error and didn't say why.",
  });
  switch (code) {
    case "UNAUTHENTICATED":
    case "UNAUTHORIZED":
      return { kind: "unauthorized", message };
    case "RATE_LIMIT_EXCEEDED":
      return { kind: "throttled", waitMs: readWaitMs(response, nowMs), message };
    case "FORBIDDEN":
    case "NOT_FOUND":
      return { kind: "rejected", code, message };
    default: {
      // If the response has `data` or the error has a path, the document was valid and its execution began.
      const isStarted = data != null || error.path != null;
      const isInvalid = response.status === 400 || (code === undefined && !isStarted);
      if (isInvalid) return { kind: "rejected", code: changedSchemaCode, message };
      return refused ?? { kind: "unknown", message };
    }
  }
}

function readFailedResult({ __typename, message }: z.output<typeof failedSchema>): Failure {
  const refusal = cleanRefusal({ code: __typename, message: message || __typename });
  return finalResults.includes(__typename)
    ? { kind: "rejected", ...refusal }
    : { kind: "unknown", message: refusal.message };
}
