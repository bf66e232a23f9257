import {
  fillRoute,
  findRoute,
  type EndpointName,
  type UrlParts,
} from "@slideloom/core/contract/routes";
import type { EndpointRequest, EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import { readAuthToken, usePageEnding } from "./kept/kept.ts";

/** A failed response; `message` is shown to people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** True if the browser was offline before the request, so nothing was sent. */
  readonly isUnsent: boolean;
  /** The response's JSON, if it has any. */
  readonly body: unknown;

  constructor(
    message: string,
    status: number,
    options?: ErrorOptions & { body?: unknown; isUnsent?: boolean },
  ) {
    super(message, options);
    this.status = status;
    this.isUnsent = options?.isUnsent ?? false;
    this.body = options?.body;
  }
}

interface CallOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Arguments of an endpoint call. Files are sent raw, objects with a file as a form, everything else as JSON. */
export type CallArguments<Name extends EndpointName> =
  Record<never, never> extends EndpointRequest<Name>
    ? [request?: EndpointRequest<Name> & CallOptions]
    : [request: EndpointRequest<Name> & CallOptions];

/** Arguments of any endpoint. */
export type AnyCall = UrlParts & CallOptions & { body?: unknown };

let handleRefusal = () => {};

/** Calls `handler` whenever the server rejects the token that was sent. */
export function onSessionRefused(handler: () => void): void {
  handleRefusal = handler;
}

const offlineMessage = "You're offline. Check your connection, then try again.";
const unreachableMessage = "We couldn't reach the server. Check your connection, then try again.";

/**
 * Sends a request even if the browser is offline, because a local server may be reachable. If no response arrives,
 * throws an `ApiError` with status 0.
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  const wasOnline = navigator.onLine;
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(navigator.onLine ? unreachableMessage : offlineMessage, 0, {
      cause: error,
      isUnsent: !wasOnline,
    });
  }
}

/** Returns an endpoint's response with any status; throws an `ApiError` of status 0 if there is none. */
export async function fetchApi<Name extends EndpointName>(
  name: Name,
  ...[request]: CallArguments<Name>
): Promise<Response> {
  // Sends nothing if the browser's session now belongs to another account than this page.
  if (usePageEnding.getState().ending !== null) throw new ApiError("You're logged out.", 401);
  const { body, headers, signal, ...parts }: AnyCall = { ...(request as AnyCall | undefined) };
  const token = readAuthToken();
  const { data, isJson } = encodeBody(body);
  const response = await send(fillRoute(name, parts), {
    method: findRoute(name).method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(isJson && { "content-type": "application/json" }),
      ...headers,
    },
    ...(data !== undefined && { body: data }),
    ...(signal && { signal }),
  });
  // Ignores the rejection of an older token: by now, the page may have another session.
  if (response.status === 401 && token !== null && token === readAuthToken()) handleRefusal();
  return response;
}

function encodeBody(body: unknown): { data: BodyInit | undefined; isJson: boolean } {
  if (body === undefined || body instanceof Blob) return { data: body, isJson: false };
  const fields = Object.entries(Object(body) as Record<string, unknown>);
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return { data: JSON.stringify(body), isJson: true };
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return { data: form, isJson: false };
}

/** Reads a failed response: its `message`, else its status text, else `Unknown error`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  const message = hasMessage ? String(body.message) : response.statusText;
  return new ApiError(message || "Unknown error", response.status, { body });
}

/** Returns the body of a successful response, typed by the shared contract; undefined if empty. Throws `ApiError`. */
export async function requestApi<Name extends EndpointName>(
  name: Name,
  ...request: CallArguments<Name>
): Promise<EndpointResponse<Name>> {
  const response = await fetchApi(name, ...request);
  if (!response.ok) throw await readApiError(response);
  const hasBody = response.headers.has("content-type");
  return (hasBody ? await response.json() : undefined) as EndpointResponse<Name>;
}

/** Returns the file in a successful response. Throws `ApiError`. */
export async function downloadApi<Name extends EndpointName>(
  name: Name,
  ...request: CallArguments<Name>
): Promise<Blob> {
  const response = await fetchApi(name, ...request);
  if (!response.ok) throw await readApiError(response);
  return response.blob();
}
