import {
  fillRoute,
  findRoute,
  type EndpointName,
  type EndpointRequest,
  type EndpointResponse,
  type UrlParts,
} from "@slideloom/core/contract";
import { readAuthToken, usePageEnding } from "./kept/kept.ts";

/** A response that is no success; `message` is for people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Whether the browser was offline before the request, so nothing was sent. */
  readonly isUnsent: boolean;
  /** The response's JSON, where it has one. */
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

/** What an endpoint is called with; nothing where it takes nothing. A file is sent as it is, all else as JSON. */
export type CallArguments<Name extends EndpointName> =
  Record<never, never> extends EndpointRequest<Name>
    ? [request?: EndpointRequest<Name> & CallOptions]
    : [request: EndpointRequest<Name> & CallOptions];

/** The same, whichever endpoint. */
export type AnyCall = UrlParts & CallOptions & { body?: unknown };

let handleRefusal = () => {};

/** Has `handler` called whenever the server no longer knows the session whose token was sent. */
export function onSessionRefused(handler: () => void): void {
  handleRefusal = handler;
}

const offlineMessage = "You're offline. Check your connection, then try again.";
const unreachableMessage = "The server can't be reached. Check your connection.";

/**
 * A request to this server, tried even if the browser says it is offline: a server on the same computer can be reached.
 * Throws an `ApiError` of status 0 if there is no response, and what `signal` was aborted with.
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

/** The response of an endpoint, whatever its status; an `ApiError` of status 0 where there is none. */
export async function fetchApi<Name extends EndpointName>(
  name: Name,
  ...[request]: CallArguments<Name>
): Promise<Response> {
  // With another session than that of the account whose page this is, nothing is sent.
  if (usePageEnding.getState().ending !== null) throw new ApiError("You're logged out.", 401);
  const { body, headers, signal, ...parts }: AnyCall = { ...(request as AnyCall | undefined) };
  const token = readAuthToken();
  const isFile = body instanceof Blob;
  const response = await send(fillRoute(name, parts), {
    method: findRoute(name).method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isFile && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  // The page may have another session by now.
  if (response.status === 401 && token !== null && token === readAuthToken()) handleRefusal();
  return response;
}

/** What a response that is no success says: its `message`, else its status text, else `Unknown error`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  const message = hasMessage ? String(body.message) : response.statusText;
  return new ApiError(message || "Unknown error", response.status, { body });
}

/**
 * The body of a successful response, undefined where it has none. The type is the contract's: both ends are built from
 * the same schemas. Throws `ApiError`.
 */
export async function requestApi<Name extends EndpointName>(
  name: Name,
  ...request: CallArguments<Name>
): Promise<EndpointResponse<Name>> {
  const response = await fetchApi(name, ...request);
  if (!response.ok) throw await readApiError(response);
  const hasBody = response.headers.has("content-type");
  return (hasBody ? await response.json() : undefined) as EndpointResponse<Name>;
}

/** The file that is the body of a successful response. Throws `ApiError`. */
export async function downloadApi<Name extends EndpointName>(
  name: Name,
  ...request: CallArguments<Name>
): Promise<Blob> {
  const response = await fetchApi(name, ...request);
  if (!response.ok) throw await readApiError(response);
  return response.blob();
}
