import { readAuthToken } from "./auth-token.ts";

/** A response that is no success; `message` is for people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 where the server could not be reached. */
  readonly status: number;
  /** The response's JSON, where it has one. */
  readonly body: unknown;

  constructor(message: string, status: number, options?: ErrorOptions & { body?: unknown }) {
    super(message, options);
    this.status = status;
    this.body = options?.body;
  }
}

export interface ApiRequest {
  /** Sent as JSON; a file as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

let handleRefusal = () => {};

/** Has `handler` called whenever the server no longer knows the session whose token was sent. */
export function onSessionRefused(handler: () => void): void {
  handleRefusal = handler;
}

/** The response to a request to the product's own server, whatever its status; an `ApiError` of status 0 where there is none. */
export async function fetchApi(
  method: string,
  path: string,
  { body, headers, signal }: ApiRequest = {},
): Promise<Response> {
  const token = readAuthToken();
  const isFile = body instanceof Blob;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isFile && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    // Somebody may have signed in or out meanwhile.
    if (response.status === 401 && token !== null && token === readAuthToken()) handleRefusal();
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError("The server can't be reached. Check your connection.", 0, { cause: error });
  }
}

/** What a response that is no success says: its `message`, else its status text, else `Unknown error`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  const message = hasMessage ? String(body.message) : response.statusText;
  return new ApiError(message || "Unknown error", response.status, { body });
}

/**
 * The body of a successful response, undefined where it has none (204). The type is the contract's: both ends are built
 * from the same schemas. Throws `ApiError`.
 */
export async function requestApi<Body>(
  method: string,
  path: string,
  request?: ApiRequest,
): Promise<Body> {
  const response = await fetchApi(method, path, request);
  if (!response.ok) throw await readApiError(response);
  if (response.status === 204) return undefined as Body;
  return (await response.json()) as Body;
}
