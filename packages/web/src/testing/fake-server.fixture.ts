import { vi } from "vitest";

/** A request as it reached the network. */
export interface SentRequest {
  /** Such as `PUT /api/carousels/c1`; another site's address stands whole. */
  route: string;
  query: URLSearchParams;
  /** Its JSON; the bytes where it is none, null where it is empty. */
  body: unknown;
}

type Handler = (request: SentRequest) => Response | Promise<Response>;

const realFetch = globalThis.fetch;

/** Stands where the network begins: what the page's code sends to servers ends here. */
export class FakeServer {
  /** Whether requests get through. */
  isReachable = true;
  /** Whether the browser has a connection at all. */
  isOnline = true;
  readonly requests: SentRequest[] = [];
  readonly #handlers = new Map<string, Handler>();
  /** Requests that no test has a response for. */
  readonly unexpected: string[] = [];

  constructor() {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => this.isOnline });
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
      this.#fetch(new Request(input, init)),
    );
  }

  /** Responds to a route such as `GET /api/carousels` or `GET https://example.com/a.png` from now on. */
  on(route: string, handler: Handler): this {
    this.#handlers.set(route, handler);
    return this;
  }

  /** As `on`; the response waits until the returned function is called with it. */
  hold(route: string): (response: Response) => void {
    let release: (response: Response) => void = () => {};
    const response = new Promise<Response>((resolve) => (release = resolve));
    this.on(route, () => response);
    return (held) => release(held);
  }

  /** Takes the browser's connection away or gives it back; the page hears of it. */
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
    // Files of the page itself, such as fonts.
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

/** A response with that JSON. */
export function respond(body: unknown, status = 200): Response {
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
}
