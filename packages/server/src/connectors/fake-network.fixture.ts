import type { FastifyReply, FastifyRequest } from "fastify";

/** What a stand-in does wrong, when it is asked for it. `commit-…`: after it has done what was asked. */
export const faultKinds = [
  "commit-then-hang",
  "commit-then-reset",
  "commit-then-500",
  "hang-before-commit",
  "reset-before-commit",
  "429",
  "token-expired",
  "garbage-200",
] as const;

/** What a stand-in does wrong. */
export type FaultKind = (typeof faultKinds)[number];

/** What is to go wrong the next so many times that a request's path holds those words. */
export interface Fault {
  match: string;
  kind: FaultKind;
  times?: number;
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

  constructor(replies: FaultReplies) {
    this.#replies = replies;
  }

  add({ times = 1, ...fault }: Fault): void {
    this.#faults.push({ times, ...fault });
  }

  /** Does `work` and answers with what it resolves to, or does what the script has for this request. */
  async run(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const kind = this.#take(request.url);
    switch (kind) {
      case "hang-before-commit":
        return hang(reply);
      case "reset-before-commit":
        return reset(request, reply);
      case "429":
        return this.#replies.tooMany(reply);
      case "token-expired":
        return this.#replies.tokenExpired(reply);
      default: {
        const result = await work();
        if (kind === null) return result;
        if (kind === "commit-then-hang") return hang(reply);
        if (kind === "commit-then-reset") return reset(request, reply);
        if (kind === "garbage-200") return reply.code(200).type("text/html").send("<h1>Hello</h1>");
        return reply
          .code(500)
          .send({ error: "InternalServerError", message: "Internal Server Error" });
      }
    }
  }

  #take(url: string): FaultKind | null {
    const fault = this.#faults.find(({ match, times }) => times > 0 && url.includes(match));
    if (!fault) return null;
    fault.times -= 1;
    return fault.kind;
  }
}

function hang(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

function reset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const hijacked = reply.hijack();
  request.raw.socket.resetAndDestroy();
  return hijacked;
}
