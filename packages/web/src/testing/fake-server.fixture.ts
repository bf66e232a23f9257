import { vi } from "vitest";

export interface SentRequest {
  /** For example `PUT /api/carousels/c1`; other origins keep their full URL. */
  route: string;
  query: URLSearchParams;
  /** Parsed JSON, else the bytes; null if empty. */
  body: unknown;
}

type Handler = (request: SentRequest) => Response | Promise<Response>;

const realFetch = globalThis.fetch;

/** Fake network: captures the page's requests to servers. */
export class FakeServer {
  /** Whether requests get through. */
  isReachable = true;
  isOnline = true;
  readonly requests: SentRequest[] = [];
  readonly #handlers = new Map<string, Handler>();
  /** Requests without a handler. */
  readonly unexpected: string[] = [];

  constructor() {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => this.isOnline });
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
      this.#fetch(new Request(input, init)),
    );
  }

  /** Handles a route such as `GET /api/carousels` or `GET https://example.com/a.png`. */
  on(route: string, handler: Handler): this {
    this.#handlers.set(route, handler);
    return this;
  }

  /** As `on`, but the response waits until the returned function is called. */
  hold(route: string): (response: Response) => void {
    let release: (response: Response) => void = () => {};
    const response = new Promise<Response>((resolve) => (release = resolve));
    this.on(route, () => response);
    return (held) => release(held);
  }

  /** Lets `handler` respond to a route instead of its handler, unless it returns null. */
  intercept(route: string, handler: () => Response | null): void {
    const usual = this.#handlers.get(route);
    this.on(route, (request) => handler() ?? usual?.(request) ?? respond({}, 404));
  }

  /** Sets the browser online or offline and fires the event. */
  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    dispatchEvent(new Event(isOnline ? "online" : "offline"));
  }

  listSent(route: string): SentRequest[] {
    return this.requests.filter((request) => request.route === route);
  }

  async #fetch(request: Request): Promise<Response> {
    const { origin, pathname, searchParams, protocol } = new URL(request.url);
    const isOwn = origin === location.origin;
    // The page's own files, such as fonts, are loaded for real.
    if (protocol === "blob:" || (isOwn && !pathname.startsWith("/api/"))) return realFetch(request);
    if (!this.isReachable || !this.isOnline) throw new TypeError("Failed to fetch");
    const route = `${request.method} ${isOwn ? "" : origin}${pathname}`;
    const sent = { route, query: searchParams, body: await readBody(request) };
    this.requests.push(sent);
    const handler = this.#handlers.get(route);
    if (!handler) this.unexpected.push(route);
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener("abort", () => reject(request.signal.reason)),
    );
    return Promise.race([handler?.(sent) ?? respond({}, 404), aborted]);
  }
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get("content-type") === "application/json") return request.json();
  const bytes = await request.blob();
  return bytes.size > 0 ? bytes : null;
}

export function respond(body: unknown, status = 200): Response {
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
}
