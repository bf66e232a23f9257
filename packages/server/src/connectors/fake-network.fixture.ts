import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";

/** How long a call may take in tests: a busy machine answers well within it, and one that hangs is waited for. */
export const callTimeoutMs = 2000;

/** How long `slow-processing` takes. */
const slowMs = callTimeoutMs / 10;

/**
 * What a stand-in does wrong, when it is asked for it. `commit-…` and `garbage-200`: after it has done what was asked; where
 * it refuses that, nothing goes wrong and the fault waits for the next request.
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
] as const;

/** What a stand-in does wrong. */
export type FaultKind = (typeof faultKinds)[number];

/** A response instead of the network's own, as by a proxy before it: an object is sent as JSON, words are a page of HTML. */
interface FaultReply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: string | object;
}

/** What is to go wrong the next so many times that a request's path holds those words. */
export interface Fault {
  match: string;
  kind: FaultKind | FaultReply;
  times?: number;
}

/** What every stand-in is asked for by tests. */
export interface FakeNetwork {
  url: string;
  addFault(fault: Fault): void;
  /** Nothing goes wrong any more. */
  clearFaults(): void;
  /** Resolves once a request comes whose path holds those words; nothing is done of it before `answer` is called. */
  whenAsked(match: string): Promise<Asked>;
  /** Resolves once everything is done that it was asked for. */
  whenIdle(): Promise<void>;
  close(): Promise<void>;
}

/** A request that waits for its answer. */
export interface Asked {
  answer: () => void;
}

/** Says what a network's own errors look like. */
export interface FaultReplies {
  tooMany(reply: FastifyReply): FastifyReply;
  tokenExpired(reply: FastifyReply): FastifyReply;
}

/** The faults that a stand-in waits with. */
export class FaultScript {
  readonly #faults: Required<Fault>[] = [];
  readonly #replies: FaultReplies;
  readonly #running = new Set<Promise<unknown>>();
  #awaited: { match: string; onAsked: (asked: Asked) => void } | null = null;

  constructor(replies: FaultReplies) {
    this.#replies = replies;
  }

  add({ times = 1, ...fault }: Fault): void {
    this.#faults.push({ times, ...fault });
  }

  async whenAsked(match: string): Promise<Asked> {
    return new Promise((onAsked) => (this.#awaited = { match, onAsked }));
  }

  clear(): void {
    this.#faults.length = 0;
  }

  async whenIdle(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /** Does `work` and answers with what it resolves to, or does what the script has for this request. */
  async run(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const running = this.#run(request, reply, work).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  async #run(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    await this.#tellAsked(request.url);
    const fault = this.#faults.find(({ match, times }) => times > 0 && request.url.includes(match));
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
      case "slow-processing":
        await delay(slowMs);
        return work();
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

/** Has the response to what was done lost, or another one sent: without anything that the real one would have told. */
function spoil(kind: FaultKind, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (kind === "commit-then-hang") return hang(reply);
  if (kind === "commit-then-reset") return reset(request, reply);
  for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
  if (kind === "garbage-200") return reply.code(200).type("text/html").send("<h1>Hello</h1>");
  return reply.code(500).send({ error: "InternalServerError", message: "Internal Server Error" });
}

function hang(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

function reset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const hijacked = reply.hijack();
  request.raw.socket.resetAndDestroy();
  return hijacked;
}
