import { publicApiRoot } from "@slideloom/core/contract/routes";
import { countNoun } from "@slideloom/core/text";
import { send } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { sessionKeys } from "../../../lib/session.ts";
import type { Operation } from "../build-operations.ts";

export interface OperationResponse {
  status: number;
  statusText: string;
  /** The headers in `shownHeaders` that the response contains. */
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

/** Input of the form. `values` maps the names of path, query and header fields to their values. */
export interface OperationInput {
  accountKey: string | null;
  body: string | null;
  values: Readonly<Record<string, string>>;
}

const shownHeaders = [
  "Content-Type",
  "X-Credits-Remaining",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "Retry-After",
  "Idempotent-Replayed",
  "X-Render-Warnings",
  "Location",
  "Preference-Applied",
  "WWW-Authenticate",
  "X-Request-Id",
];

/** Sends the request to this server as an automation would: with the API key instead of the session. */
export async function callOperation(
  { method, path, fields }: Operation,
  { accountKey, body, values }: OperationInput,
): Promise<OperationResponse> {
  const filled = (place: string) =>
    fields.flatMap(({ name, place: where }) =>
      where === place && values[name] ? [[name, values[name]] as const] : [],
    );
  const query = new URLSearchParams(filled("query").map(([name, value]) => [name, value]));
  const address = filled("path").reduce(
    (start, [name, value]) => start.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const response = await send(`${publicApiRoot}${address}${query.size > 0 ? `?${query}` : ""}`, {
    method,
    headers: {
      ...Object.fromEntries(filled("header")),
      ...(accountKey !== null && { authorization: `Bearer ${accountKey}` }),
      ...(body !== null && { "content-type": "application/json" }),
    },
    body,
  });
  const text = await readText(response);
  // The request may have spent credits, so the balance is loaded again.
  void queryClient.invalidateQueries({ queryKey: sessionKeys.credits });
  return {
    status: response.status,
    statusText: response.statusText,
    headers: shownHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    body: printBody(text),
  };
}

/** The response body as text; for a file, its media type and size. */
async function readText(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (!/^(image|application\/(zip|pdf))/.test(type)) return response.text();
  const { size } = await response.blob();
  return `${type}, ${countNoun(size, "byte")}`;
}

/** Formats JSON; returns any other text unchanged. */
function printBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
