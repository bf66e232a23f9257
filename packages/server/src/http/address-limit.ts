import type { FastifyRequest } from "fastify";
import { buildAddressKey } from "../rate-limits/address-key.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";

/** A route's `onRequest`: counts the client's address, before a body is read. */
export function createAddressLimit(limiter: RateLimiter) {
  return async (request: FastifyRequest): Promise<void> => {
    await limiter.count(`address:${buildAddressKey(request.ip)}`);
  };
}
