import { cleanForeign } from "@slideloom/core/text";
import { z } from "zod";
import type { NetworkResponse } from "./network-call.ts";

const longest = 100;

const codeSchema = z.union([z.string(), z.number()]).transform(String);
/** Makes a field optional. A value of another type counts as missing. */
const lax = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** The fields in which networks send error codes. A field that is missing or has another type is ignored. */
const bodySchema = z.object({
  /** An error code, or an error object of Meta's Graph API. */
  error: lax(z.union([codeSchema, z.object({ code: codeSchema, error_subcode: lax(codeSchema) })])),
  code: lax(codeSchema),
  serviceErrorCode: lax(codeSchema),
  /** GraphQL errors of the whole request (`errors`), and results in `data` whose type name ends in `Error`. */
  errors: lax(z.array(z.object({ extensions: z.object({ code: codeSchema }) }))),
  data: lax(z.record(z.string(), lax(z.object({ __typename: z.string().endsWith("Error") })))),
});

const metaErrorSchema = z.object({ error: z.object({ fbtrace_id: z.string() }) });
const requestIdHeaders = ["x-request-id", "x-li-uuid", "x-fb-trace-id", "x-transaction-id"];

/** Returns the error code in a response's body, such as `190/463`; null if there is none. */
export function findErrorCode(json: unknown): string | null {
  const body = bodySchema.safeParse(json).data;
  if (!body) return null;
  const typed = Object.values(body.data ?? {}).find((result) => result !== undefined);
  const code =
    (typeof body.error === "object" ? joinCodes(body.error) : body.error) ??
    body.code ??
    body.serviceErrorCode ??
    body.errors?.[0]?.extensions.code ??
    typed?.__typename;
  return code === undefined ? null : cleanForeign(code, longest);
}

/** Returns the network's own id of a request, for its support; null if there is none. */
export function findRequestId({
  headers,
  json,
}: Pick<NetworkResponse, "headers" | "json">): string | null {
  const named = requestIdHeaders.map((name) => headers[name]);
  const id =
    named.find((value) => typeof value === "string") ??
    metaErrorSchema.safeParse(json).data?.error.fbtrace_id;
  return id === undefined ? null : cleanForeign(id, longest);
}

const joinCodes = ({ code, error_subcode }: { code: string; error_subcode?: string | undefined }) =>
  error_subcode === undefined ? code : `${code}/${error_subcode}`;
