import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { leaveUnanswered } from "./unanswered-calls.fixture.ts";

/** Delay of `slow-processing`. */
const slowMs = 200;

/**
 * `commit-…` and `garbage-200` apply after the fake has processed a request. If the fake refuses that request, the
 * fault applies to the next request. `proxy-403`: a firewall's page; the request doesn't reach the network.
 */
export const faultKinds = [
  "commit-then-hang",
  "commit-then-reset",
  "commit-then-500",
  "hang-before-commit",
  "reset-before-commit",
  "429",
  "token-expired",
  "slow-processing",
  "garbage-200",
  "proxy-403",
] as const;

/** Outcomes after a bridge has accepted a post: the network refuses the post later, or publishes it after minutes. */
export const postOutcomes = ["accept-then-fail", "slow-publish"] as const;

/** `lying-4xx`: the network refuses a post that it has published. */
export type PostOutcome = (typeof postOutcomes)[number] | "lying-4xx";

export type FaultKind = (typeof faultKinds)[number] | PostOutcome;

/** A response that replaces the network's own, such as a proxy's. An object is sent as JSON, a string as HTML. */
interface FaultReply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: string | object;
}

/** A fault for the next `times` requests (1 by default) whose method and URL contain `match`, e.g. `GET /posts`. */
export interface Fault {
  match: string;
  kind: FaultKind | FaultReply;
  times?: number;
}

/** The operations that tests use on every fake network. */
export interface FakeNetwork {
  url: string;
  addFault(fault: Fault): void;
  /** Removes all pending faults. */
  clearFaults(): void;
  /** Resolves when a request with `match` in its URL arrives. The request isn't processed until `answer` is called. */
  whenAsked(match: string): Promise<HeldRequest>;
  /** Resolves once all running requests are processed. */
  whenIdle(): Promise<void>;
  close(): Promise<void>;
}

/** A request that is held until `answer` is called. */
export interface HeldRequest {
  answer: () => void;
}

/** Functions that send a network's own error responses. */
export interface FaultReplies {
  tooMany(reply: FastifyReply): FastifyReply;
  tokenExpired(reply: FastifyReply): FastifyReply;
}

/** Applies the pending faults of a fake network to its requests. */
export class FaultScript {
  readonly #faults: Required<Fault>[] = [];
  readonly #replies: FaultReplies;
  readonly #running = new Set<Promise<unknown>>();
  #awaited: { match: string; onAsked: (asked: HeldRequest) => void } | null = null;

  constructor(replies: FaultReplies) {
    this.#replies = replies;
  }

  add({ times = 1, ...fault }: Fault): void {
    this.#faults.push({ times, ...fault });
  }

  async whenAsked(match: string): Promise<HeldRequest> {
    return new Promise((onAsked) => (this.#awaited = { match, onAsked }));
  }

  clear(): void {
    this.#faults.length = 0;
  }

  async whenIdle(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /** Responds with the result of `work`, or applies the first pending fault that matches the request. */
  async run(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (fate?: PostOutcome) => Promise<unknown>,
  ): Promise<unknown> {
    const running = this.#run(request, reply, work).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  async #run(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (fate?: PostOutcome) => Promise<unknown>,
  ): Promise<unknown> {
    await this.#tellAsked(request.url);
    const asked = `${request.method} ${request.url}`;
    const fault = this.#faults.find(({ match, times }) => times > 0 && asked.includes(match));
    if (!fault) return work();
    fault.times -= 1;
    if (typeof fault.kind === "object") return answer(reply, fault.kind);
    switch (fault.kind) {
      case "hang-before-commit":
        return hang(reply);
      case "reset-before-commit":
        return reset(request, reply);
      case "429":
        return this.#replies.tooMany(reply);
      case "token-expired":
        return this.#replies.tokenExpired(reply);
      case "proxy-403":
        return answer(reply, { status: 403, body: "<h1>403 Forbidden</h1>" });
      case "slow-processing":
        await delay(slowMs);
        return work();
      case "lying-4xx":
        return work(fault.kind);
      case "accept-then-fail":
      case "slow-publish": {
        const result = await work(fault.kind);
        if (isRefused(reply)) fault.times += 1;
        return result;
      }
      default: {
        const result = await work();
        if (!isRefused(reply)) return spoil(fault.kind, request, reply);
        fault.times += 1;
        return result;
      }
    }
  }

  async #tellAsked(url: string): Promise<void> {
    const awaited = this.#awaited;
    if (!awaited || !url.includes(awaited.match)) return;
    this.#awaited = null;
    await new Promise<void>((answer) => awaited.onAsked({ answer }));
  }
}

function answer(reply: FastifyReply, { status, headers = {}, body }: FaultReply): FastifyReply {
  const typed = typeof body === "string" ? reply.type("text/html; charset=utf-8") : reply;
  return typed.code(status).headers(headers).send(body);
}

const isRefused = (reply: FastifyReply) => reply.sent || reply.statusCode >= 400;

/**
 * Spoils the response to a processed request: sends none, an HTML page, or a JSON error. Removes the fake's headers.
 */
function spoil(kind: FaultKind, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (kind === "commit-then-hang") return hang(reply);
  if (kind === "commit-then-reset") return reset(request, reply);
  for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
  if (kind === "garbage-200") return reply.code(200).type("text/html").send("<h1>Hello</h1>");
  return reply.code(500).send({ error: "InternalServerError", message: "Internal Server Error" });
}

function hang(reply: FastifyReply): FastifyReply {
  const { method, headers, raw } = reply.request;
  leaveUnanswered(`${method} http://${headers.host}${raw.url}`);
  return reply.hijack();
}

function reset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const hijacked = reply.hijack();
  request.raw.socket.resetAndDestroy();
  return hijacked;
}
