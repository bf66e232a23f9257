import { setTimeout as delay } from "node:timers/promises";
import { checksResponseSchema, type ChecksResponse } from "@slideloom/core/contract/sources";
import { validateResponseSchema } from "@slideloom/core/contract/public-post";
import {
  connectionListResponseSchema,
  type ConnectionListResponse,
} from "@slideloom/core/contract/connections";
import { creditsResponseSchema, type CreditsResponse } from "@slideloom/core/contract/credits";
import {
  fillRoute,
  findRoute,
  type EndpointName,
  type Method,
  type UrlParts,
} from "@slideloom/core/contract/routes";
import { jobSchema, type Job } from "@slideloom/core/contract/public-jobs";
import {
  publicationListResponseSchema,
  publicationSchema,
  type DecisionRequest,
  type Publication,
  type PublicationChangeRequest,
  type PublicationListResponse,
  type PublicationRequest,
} from "@slideloom/core/contract/publications";
import {
  publicCarouselListResponseSchema,
  publicCarouselSchema,
  type PublicCarousel,
  type PublicCarouselListResponse,
} from "@slideloom/core/contract/public-carousels";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import {
  publicGenerateResponseSchema,
  type PublicGenerateRequest,
  type PublicGenerateResponse,
} from "@slideloom/core/contract/public-generation";
import type { EndpointRequest } from "@slideloom/core/contract/endpoint-types";
import type { RenderRequest, RenderWarning } from "@slideloom/core/contract/public-render";
import type { Post } from "@slideloom/core/document";
import type { z } from "zod";
import { ToolError } from "./tool-error.ts";
import { describeProgress, isUnderWay } from "./job-outcome.ts";
import type { Drawing, RenderedFile } from "./rendered-file.ts";
import type { ToolCall } from "./tool.ts";

/** A request to the server; the sender adds the API key. */
export interface ApiRequest {
  method: Method;
  /** URL path, from the server's root. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** Sends a request over HTTP or to this process. */
export type SendApiRequest = (request: ApiRequest) => Promise<Response>;

/** Interval between requests for a job's state. */
const pollMs = 500;

export interface ApiClientSettings {
  send: SendApiRequest;
  /** How long to wait for a job if the client gets no progress notifications. */
  jobWaitMs: number;
  /** If a file is larger than this, a job renders it again, because only a job's file has a URL. */
  linkAboveBytes?: number;
  /** Aborts when the server starts to shut down; waiting for jobs then ends. */
  closing?: AbortSignal;
}

/** Client with which tools call the public API. If a response is an error, throws a `ToolError` with its message. */
export class ApiClient {
  readonly #settings: ApiClientSettings;

  constructor(settings: ApiClientSettings) {
    this.#settings = settings;
  }

  async getCredits(signal: AbortSignal): Promise<CreditsResponse> {
    return this.#read("v1.getCredits", {}, creditsResponseSchema, signal);
  }

  async listCarousels(
    query: NonNullable<EndpointRequest<"v1.listCarousels">["query"]>,
    signal: AbortSignal,
  ): Promise<PublicCarouselListResponse> {
    return this.#read("v1.listCarousels", { query }, publicCarouselListResponseSchema, signal);
  }

  async createCarousel(
    body: EndpointRequest<"v1.createCarousel">["body"],
    signal: AbortSignal,
  ): Promise<PublicCarousel> {
    return this.#read("v1.createCarousel", { body }, publicCarouselSchema, signal);
  }

  async listConnections(signal: AbortSignal): Promise<ConnectionListResponse> {
    return this.#read("v1.listConnections", {}, connectionListResponseSchema, signal);
  }

  async listPublications(
    query: NonNullable<EndpointRequest<"v1.listPublications">["query"]>,
    signal: AbortSignal,
  ): Promise<PublicationListResponse> {
    return this.#read("v1.listPublications", { query }, publicationListResponseSchema, signal);
  }

  async createPublication(body: PublicationRequest, signal: AbortSignal): Promise<Publication> {
    return this.#read("v1.createPublication", { body }, publicationSchema, signal);
  }

  async changePublication(
    id: string,
    body: PublicationChangeRequest,
    signal: AbortSignal,
  ): Promise<Publication> {
    const request = { params: { id }, body };
    return this.#read("v1.changePublication", request, publicationSchema, signal);
  }

  async cancelPublication(id: string, signal: AbortSignal): Promise<void> {
    await this.#ask("v1.cancelPublication", { params: { id } }, signal);
  }

  async decidePublication(
    id: string,
    body: DecisionRequest,
    signal: AbortSignal,
  ): Promise<Publication> {
    const request = { params: { id }, body };
    return this.#read("v1.decidePublication", request, publicationSchema, signal);
  }

  /** Generates a post. For a day, the same `idempotencyKey` returns the same post. */
  async generate(
    body: PublicGenerateRequest,
    idempotencyKey: string | undefined,
    { signal }: ToolCall,
  ): Promise<PublicGenerateResponse | { job: Job }> {
    const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
    const response = await this.#ask("v1.generatePost", { body, headers }, signal);
    if (response.status === 200) return publicGenerateResponseSchema.parse(await response.json());
    // The server is shutting down, so it returned a job that generates the post later.
    return { job: jobSchema.parse(await response.json()) };
  }

  /** Finds a valid post's words that the account's learned voice avoids. Undefined if no voice is learned. */
  async checkVoice(post: Post, signal: AbortSignal): Promise<ChecksResponse["checks"] | undefined> {
    const request = { body: { post: { ...post } } };
    return (await this.#read("v1.validatePost", request, validateResponseSchema, signal)).checks;
  }

  /** Checks a post against a source and the voice of the account. */
  async check(id: string, post: Post, signal: AbortSignal): Promise<ChecksResponse["checks"]> {
    const request = { params: { id }, body: { post: { ...post } } };
    return (await this.#read("v1.checkPost", request, checksResponseSchema, signal)).checks;
  }

  /** Renders files. A long render becomes a job, which is awaited for as long as the client waits. */
  async render(body: RenderRequest, call: ToolCall): Promise<Drawing> {
    const { linkAboveBytes = Infinity } = this.#settings;
    const response = await this.#ask("v1.renderPost", { body }, call.signal);
    if (response.status !== 200) return this.#finish(jobSchema.parse(await response.json()), call);
    const file = await readFile(response);
    if (file.bytes.byteLength <= linkAboveBytes) return { file };
    const headers = { prefer: "respond-async" };
    const accepted = await this.#ask("v1.renderPost", { body, headers }, call.signal);
    return this.#finish(jobSchema.parse(await accepted.json()), call);
  }

  /** Returns a job, with the file if the job is finished. Throws a `ToolError` if the job failed. */
  async getJob(id: string, call: ToolCall): Promise<Drawing> {
    return this.#finish(await this.#readJob(id, call.signal), call);
  }

  async #finish(sent: Job, call: ToolCall): Promise<Drawing> {
    const { jobWaitMs, closing } = this.#settings;
    const endMs = call.reportProgress ? Infinity : performance.now() + jobWaitMs;
    let job = sent;
    while (isUnderWay(job)) {
      call.reportProgress?.(describeProgress(job));
      if (closing?.aborted || performance.now() >= endMs) return { job };
      await delay(pollMs, undefined, { signal: call.signal });
      job = await this.#readJob(job.id, call.signal);
    }
    if (job.status === "failed") throw new ToolError(describeFailure(job));
    const [file] = job.files;
    if (!file) return { job };
    const { pathname: path } = new URL(file.url, "http://localhost");
    const response = await this.#send({ method: "GET", path, signal: call.signal });
    return { file: { ...(await readFile(response)), warnings: job.warnings, url: file.url }, job };
  }

  async #readJob(id: string, signal: AbortSignal): Promise<Job> {
    return this.#read("v1.getJob", { params: { id } }, jobSchema, signal);
  }

  async #read<Name extends EndpointName, Schema extends z.ZodType>(
    name: Name,
    request: EndpointRequest<Name> & Pick<ApiRequest, "headers">,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    const response = await this.#ask(name, request, signal);
    return schema.parse(await response.json());
  }

  async #ask<Name extends EndpointName>(
    name: Name,
    request: EndpointRequest<Name> & Pick<ApiRequest, "headers">,
    signal: AbortSignal,
  ): Promise<Response> {
    const { body, headers, ...parts } = request as UrlParts & Pick<ApiRequest, "body" | "headers">;
    return this.#send({
      method: findRoute(name).method,
      path: fillRoute(name, parts),
      ...(body && { body }),
      ...(headers && { headers }),
      signal,
    });
  }

  async #send(request: ApiRequest): Promise<Response> {
    const response = await this.#settings.send(request);
    if (response.ok) return response;
    throw new ToolError(await describeRefusal(response));
  }
}

async function describeRefusal(response: Response): Promise<string> {
  const body = publicErrorSchema.safeParse(await response.json().catch(() => null));
  if (!body.success) return `The server responded with status ${response.status}.`;
  const { error, message } = body.data;
  const retryAfter = response.headers.get("retry-after");
  return `${error}: ${message}${retryAfter ? ` Wait ${retryAfter} seconds before the next call.` : ""}`;
}

async function readFile(response: Response): Promise<RenderedFile> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const warnings = response.headers.get("x-render-warnings") ?? "[]";
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    name: decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? "slides"),
    mediaType: response.headers.get("content-type") ?? "application/octet-stream",
    warnings: JSON.parse(warnings) as RenderWarning[],
  };
}

function describeFailure({ message, slides }: Job): string {
  const failed = slides.flatMap((slide) => (slide.message ? [slide.message] : []));
  return [message ?? "The post couldn't be rendered.", ...failed].join("\n");
}
