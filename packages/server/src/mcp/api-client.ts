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
import { ApiRefusal, ToolError } from "./tool-error.ts";
import { describeProgress, isUnderWay } from "./job-outcome.ts";
import { adviseRefusal } from "./advise.ts";
import type { Drawing, FileLink, RenderedFile } from "./rendered-file.ts";
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

/** Interval between requests for a job's state; shorter at first, since most jobs are short. */
const pollMs = 500;
const quickPollMs = 100;
const quickPolls = 10;

export interface ApiClientSettings {
  send: SendApiRequest;
  /** How long to wait for a job if the client gets no progress notifications. */
  jobWaitMs: number;
  /** Base of links to files, for servers that don't know their own address. */
  siteUrl: string;
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

  /** Returns the address of one of the server's URLs, which are paths if the server doesn't know its own address. */
  buildUrl(url: string): string {
    return new URL(url, this.#settings.siteUrl).href;
  }

  /** Renders a file. A long render becomes a job, which is awaited for as long as the client waits. */
  async render(body: RenderRequest, call: ToolCall): Promise<Drawing> {
    const response = await this.#ask("v1.renderPost", { body }, call.signal);
    if (response.status === 200) return { file: await readFile(response) };
    return this.#readFile(await this.#finish(await readJob(response), call), call.signal);
  }

  /** Renders a file with a job, because only a job's file has a URL. */
  async export(body: RenderRequest, call: ToolCall): Promise<Drawing<FileLink>> {
    const headers = { prefer: "respond-async" };
    const response = await this.#ask("v1.renderPost", { body, headers }, call.signal);
    return this.#linkFile(await this.#finish(await readJob(response), call));
  }

  /** Returns a job, with a link to its file if the job is finished. Throws a `ToolError` if the job failed. */
  async getJob(id: string, call: ToolCall): Promise<{ file?: FileLink; job: Job }> {
    const job = await this.#finish(await this.#getJob(id, call.signal), call);
    return this.#linkFile(job);
  }

  /** Downloads a job's file. */
  async download({ url, name, mediaType, warnings }: FileLink, signal: AbortSignal) {
    const { pathname, search } = new URL(url);
    const response = await this.#send({ method: "GET", path: pathname + search, signal });
    return { ...(await readFile(response)), name, mediaType, warnings };
  }

  /** Waits for a job. Throws a `ToolError` if it failed. */
  async #finish(sent: Job, call: ToolCall): Promise<Job> {
    const { jobWaitMs, closing } = this.#settings;
    const endMs = call.reportProgress ? Infinity : performance.now() + jobWaitMs;
    let job = sent;
    for (let waits = 0; isUnderWay(job); waits += 1) {
      call.reportProgress?.(describeProgress(job));
      if (closing?.aborted || performance.now() >= endMs) return job;
      await delay(waits < quickPolls ? quickPollMs : pollMs, undefined, { signal: call.signal });
      job = await this.#getJob(job.id, call.signal);
    }
    if (job.status === "failed") throw new ToolError(describeFailure(job));
    return job;
  }

  #linkFile(job: Job): { file?: FileLink; job: Job } {
    const [file] = job.files;
    if (!file) return { job };
    const { name, type: mediaType } = file;
    return {
      file: { url: this.buildUrl(file.url), name, mediaType, bytes: null, warnings: job.warnings },
      job,
    };
  }

  async #readFile(job: Job, signal: AbortSignal): Promise<Drawing> {
    const { file } = this.#linkFile(job);
    return file ? { file: await this.download(file, signal), job } : { job };
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
    throw new ApiRefusal(response.status, await describeRefusal(response, request.path));
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

async function describeRefusal(response: Response, path: string): Promise<string> {
  const { status, headers } = response;
  const body = publicErrorSchema.safeParse(await response.json().catch(() => null));
  const message = body.success ? body.data.message : `The server responded with status ${status}.`;
  return adviseRefusal({ status, message, retryAfter: headers.get("retry-after") }, path);
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
