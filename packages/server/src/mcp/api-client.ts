import {
  creditsResponseSchema,
  jobSchema,
  publicCarouselListResponseSchema,
  publicErrorSchema,
  publicGenerateResponseSchema,
  type CreditsResponse,
  type PublicCarouselListResponse,
  type PublicGenerateForm,
  type PublicGenerateResponse,
  type RenderForm,
  type RenderWarning,
} from "@slideloom/core/contract";
import { ToolError } from "./tool-error.ts";
import type { RenderedFile } from "./tool-host.ts";

/** A request to the public API, which the one who sends it gives its key. */
export interface ApiRequest {
  method: "GET" | "POST";
  /** From `/api/v1` on. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** Sends a request: over HTTP, or to this process. */
export type SendApiRequest = (request: ApiRequest) => Promise<Response>;

/** The public API for tools: what it refuses is a `ToolError` in its own words. */
export class ApiClient {
  readonly #send: SendApiRequest;

  constructor(send: SendApiRequest) {
    this.#send = send;
  }

  async getCredits(signal: AbortSignal): Promise<CreditsResponse> {
    const answer = await this.#ask({ method: "GET", path: "/api/v1/credits", signal });
    return creditsResponseSchema.parse(await answer.json());
  }

  async listCarousels(
    query: Record<string, string>,
    signal: AbortSignal,
  ): Promise<PublicCarouselListResponse> {
    const path = `/api/v1/carousels?${new URLSearchParams(query).toString()}`;
    const answer = await this.#ask({ method: "GET", path, signal });
    return publicCarouselListResponseSchema.parse(await answer.json());
  }

  /** `idempotencyKey` stands for the same post for a day. */
  async generate(
    body: PublicGenerateForm,
    idempotencyKey: string | undefined,
    signal: AbortSignal,
  ): Promise<PublicGenerateResponse> {
    const answer = await this.#ask({
      method: "POST",
      path: "/api/v1/generate",
      body,
      ...(idempotencyKey !== undefined && { headers: { "idempotency-key": idempotencyKey } }),
      signal,
    });
    return publicGenerateResponseSchema.parse(await answer.json());
  }

  async render(body: RenderForm, signal: AbortSignal): Promise<RenderedFile> {
    const answer = await this.#ask({ method: "POST", path: "/api/v1/render", body, signal });
    if (answer.status === 202) {
      const { status_url } = jobSchema.parse(await answer.json());
      throw new ToolError(`The drawing takes long. GET ${status_url} says when it is done.`);
    }
    const disposition = answer.headers.get("content-disposition") ?? "";
    const warnings = answer.headers.get("x-render-warnings") ?? "[]";
    return {
      bytes: new Uint8Array(await answer.arrayBuffer()),
      name: decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? "slides"),
      mediaType: answer.headers.get("content-type") ?? "application/octet-stream",
      warnings: JSON.parse(warnings) as RenderWarning[],
    };
  }

  async #ask(request: ApiRequest): Promise<Response> {
    const answer = await this.#send(request);
    if (answer.ok) return answer;
    throw new ToolError(await describeRefusal(answer));
  }
}

async function describeRefusal(answer: Response): Promise<string> {
  const body = publicErrorSchema.safeParse(await answer.json().catch(() => null));
  if (!body.success) return `The server answered ${answer.status}.`;
  const { error, message } = body.data;
  const retryAfter = answer.headers.get("retry-after");
  return `${error}: ${message}${retryAfter ? ` Try again in ${retryAfter} s.` : ""}`;
}
