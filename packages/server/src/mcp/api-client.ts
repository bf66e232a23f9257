import { setTimeout as delay } from "node:timers/promises";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import type { Endpoint } from "@slideloom/core/contract/endpoint";
import type { EndpointRequest, EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import { endpoints } from "@slideloom/core/contract/endpoints";
import type {
  PublicGenerateRequest,
  PublicGenerateResponse,
} from "@slideloom/core/contract/public-generation";
import type { Job } from "@slideloom/core/contract/public-jobs";
import type { RenderRequest, RenderWarning } from "@slideloom/core/contract/public-render";
import {
  fillRoute,
  findRoute,
  type EndpointName,
  type Method,
  type UrlParts,
} from "@slideloom/core/contract/routes";
import { z } from "zod";
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

type ApiArguments<Name extends EndpointName> = EndpointRequest<Name> & Pick<ApiRequest, "headers">;

/** Client with which tools call the public API. If a response is an error, throws a `ToolError` with its message. */
export class ApiClient {
  readonly #settings: ApiClientSettings;

  constructor(settings: ApiClientSettings) {
    this.#settings = settings;
  }

  /** Calls an endpoint, and validates its response by the contract. */
  async call<Name extends EndpointName>(
    name: Name,
    request: ApiArguments<Name>,
    signal: AbortSignal,
  ): Promise<EndpointResponse<Name>> {
    return readResponse(name, await this.#ask(name, request, signal));
  }

  /** Generates a post. For a day, the same `idempotencyKey` returns the same post. */
  async generate(
    body: PublicGenerateRequest,
    idempotencyKey: string | undefined,
    { signal }: ToolCall,
  ): Promise<PublicGenerateResponse | { job: Job }> {
    const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
    const response = await this.#ask("v1.generatePost", { body, headers }, signal);
    // A server that is shutting down returns a job that generates the post later.
    return response.status === 202
      ? { job: await readResponse<"v1.generatePost", Job>("v1.generatePost", response) }
      : readResponse<"v1.generatePost", PublicGenerateResponse>("v1.generatePost", response);
  }

  /** Renders files. A long render becomes a job, which is awaited for as long as the client waits. */
  async render(body: RenderRequest, call: ToolCall): Promise<Drawing> {
    const { linkAboveBytes = Infinity } = this.#settings;
    const response = await this.#ask("v1.renderPost", { body }, call.signal);
    if (response.status !== 200) return this.#finish(await readJob(response), call);
    const file = await readFile(response);
    if (file.bytes.byteLength <= linkAboveBytes) return { file };
    const headers = { prefer: "respond-async" };
    const accepted = await this.#ask("v1.renderPost", { body, headers }, call.signal);
    return this.#finish(await readJob(accepted), call);
  }

  /** Returns a job, with the file if the job is finished. Throws a `ToolError` if the job failed. */
  async getJob(id: string, call: ToolCall): Promise<Drawing> {
    return this.#finish(await this.#getJob(id, call.signal), call);
  }

  async #finish(sent: Job, call: ToolCall): Promise<Drawing> {
    const { jobWaitMs, closing } = this.#settings;
    const endMs = call.reportProgress ? Infinity : performance.now() + jobWaitMs;
    let job = sent;
    while (isUnderWay(job)) {
      call.reportProgress?.(describeProgress(job));
      if (closing?.aborted || performance.now() >= endMs) return { job };
      await delay(pollMs, undefined, { signal: call.signal });
      job = await this.#getJob(job.id, call.signal);
    }
    if (job.status === "failed") throw new ToolError(describeFailure(job));
    const [file] = job.files;
    if (!file) return { job };
    const { pathname: path } = new URL(file.url, "http://localhost");
    const response = await this.#send({ method: "GET", path, signal: call.signal });
    return { file: { ...(await readFile(response)), warnings: job.warnings, url: file.url }, job };
  }

  async #getJob(id: string, signal: AbortSignal): Promise<Job> {
    return this.call("v1.getJob", { params: { id } }, signal);
  }

  async #ask<Name extends EndpointName>(
    name: Name,
    request: ApiArguments<Name>,
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

/** Parses a response by the schema of its status in the table of endpoints. */
async function readResponse<Name extends EndpointName, Read = EndpointResponse<Name>>(
  name: Name,
  response: Response,
): Promise<Read> {
  const responses: Endpoint["responses"] = endpoints[name].responses;
  const schema = responses[response.status];
  const body: unknown = response.status === 204 ? null : await response.json();
  return (schema instanceof z.ZodType ? schema.parse(body) : body) as Read;
}

const readJob = (response: Response) =>
  readResponse<"v1.renderPost", Job>("v1.renderPost", response);

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
