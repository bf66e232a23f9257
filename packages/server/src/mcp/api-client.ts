import { setTimeout as delay } from "node:timers/promises";
import {
  creditsResponseSchema,
  jobSchema,
  publicCarouselListResponseSchema,
  publicErrorSchema,
  publicGenerateResponseSchema,
  type CreditsResponse,
  type Job,
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
  /** From the server's root on. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** Sends a request: over HTTP, or to this process. */
export type SendApiRequest = (request: ApiRequest) => Promise<Response>;

/** How often a job is asked for. */
const pollMs = 500;

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

  /** One that takes long is a job, which is waited for. */
  async render(body: RenderForm, signal: AbortSignal): Promise<RenderedFile> {
    const answer = await this.#ask({ method: "POST", path: "/api/v1/render", body, signal });
    if (answer.status === 200) return readFile(answer);
    const { file, warnings } = await this.#awaitFile(answer, signal);
    const { pathname: path } = new URL(file.url, "http://localhost");
    return { ...(await readFile(await this.#ask({ method: "GET", path, signal }))), warnings };
  }

  /** Where the drawn file is for a day, for whoever has the address: a path unless the server knows its own. */
  async renderLink(body: RenderForm, signal: AbortSignal): Promise<string> {
    const headers = { prefer: "respond-async" };
    const path = "/api/v1/render";
    const answer = await this.#ask({ method: "POST", path, body, headers, signal });
    return (await this.#awaitFile(answer, signal)).file.url;
  }

  async #awaitFile(answer: Response, signal: AbortSignal) {
    let job = jobSchema.parse(await answer.json());
    while (job.status === "queued" || job.status === "running") {
      await delay(pollMs, undefined, { signal });
      const path = `/api/v1/jobs/${job.id}`;
      job = jobSchema.parse(await (await this.#ask({ method: "GET", path, signal })).json());
    }
    const [file] = job.files;
    if (job.status === "failed" || !file) throw new ToolError(describeFailure(job));
    return { file, warnings: job.warnings };
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

async function readFile(answer: Response): Promise<RenderedFile> {
  const disposition = answer.headers.get("content-disposition") ?? "";
  const warnings = answer.headers.get("x-render-warnings") ?? "[]";
  return {
    bytes: new Uint8Array(await answer.arrayBuffer()),
    name: decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? "slides"),
    mediaType: answer.headers.get("content-type") ?? "application/octet-stream",
    warnings: JSON.parse(warnings) as RenderWarning[],
  };
}

function describeFailure({ message, slides }: Job): string {
  const failed = slides.flatMap((slide) => (slide.message ? [slide.message] : []));
  return [message ?? "The post could not be drawn.", ...failed].join("\n");
}
