import { bodyLimits } from "@slideloom/core/contract/body-limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { nameParty } from "../turns/party.ts";
import { Turns } from "../turns/turns.ts";
import { BodyMeter, type MeterLimits } from "./body-meter.ts";
import { isInternal } from "./client-abort-signal.ts";

export interface ArrivalLimits extends MeterLimits {
  /** Largest sums of bodies that arrive or are being answered, in bytes: of all, of an account, and of an address. */
  allBytes: number;
  accountBytes: number;
  addressBytes: number;
  /** Maximum number of one party's bodies that wait; more are refused. */
  maxWaiting: number;
}

/** A post with images takes four times the memory of its body. */
const arrivalLimits: ArrivalLimits = {
  allBytes: 3 * bodyLimits.postWithImages,
  accountBytes: 2 * bodyLimits.postWithImages,
  addressBytes: 32 * 1024 * 1024,
  maxWaiting: 64,
  freeBytes: 64 * 1024,
  windowBytes: 80 * 1024,
  windowMs: 10_000,
  crowdedMs: 60_000,
};

/**
 * Limits the memory of request bodies: each counts against the sum of its account or address from its arrival until
 * the response ends. Further bodies wait unread.
 */
export function registerArrivingBodies(
  app: FastifyInstance,
  changed: Partial<ArrivalLimits> = {},
): void {
  const limits = { ...arrivalLimits, ...changed };
  const { allBytes, accountBytes, addressBytes, maxWaiting } = limits;
  const turns = new Turns({ places: allBytes, maxWaiting, refuse });
  app.addHook("preParsing", (request, reply, payload, done) => {
    const size = findSize(request);
    if (size <= limits.freeBytes || isExempt(request, size)) return done();
    const { party } = request;
    const ended = new AbortController();
    let leave = (): void => undefined;
    const enter = async () => {
      const share = party.kind === "account" ? accountBytes : addressBytes;
      const turn = await turns.enter(nameParty(party), { size, share, signal: ended.signal });
      leave = turn.leave;
      return turn;
    };
    const keepsOthersWaiting = () => turns.keepsOthersWaiting(nameParty(party));
    const body = new BodyMeter({ enter, size, keepsOthersWaiting }, limits);
    reply.raw.once("close", () => {
      ended.abort();
      leave();
      body.destroy();
    });
    payload.on("error", (error) => body.destroy(error));
    done(null, payload.pipe(body));
  });
}

/** Returns a body's declared size, or if it isn't declared, the largest one that its route accepts. */
function findSize({ headers, routeOptions }: FastifyRequest): number {
  if (headers["transfer-encoding"] !== undefined) return routeOptions.bodyLimit ?? 0;
  return Number(headers["content-length"] ?? 0);
}

/**
 * Returns whether a body isn't counted: one that is too large is refused unread, a library is streamed to a file, and
 * the body of an internal request was counted with the outer one.
 */
const isExempt = ({ routeOptions: { bodyLimit = 0 } }: FastifyRequest, size: number) =>
  size > bodyLimit || bodyLimit === bodyLimits.library || isInternal();

function refuse(): DomainError {
  const message = "You're sending too many large requests at once. Try again in a moment.";
  return new DomainError("too-many-large-bodies", message);
}
