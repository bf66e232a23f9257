import type { Access, Endpoint } from "@slideloom/core/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { buildAddressKey } from "../rate-limits/address-key.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { requireKey } from "../api-keys/key-use.ts";

/** Checks access and rate limits of endpoints, before a body is read. */
export function registerEndpointAccess(
  app: FastifyInstance,
  context: Pick<Context, "config" | "rateLimits">,
): void {
  const { rateLimits } = context;
  app.addHook("onRequest", (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) checkAccess(context, request, endpoint.access);
    if (!endpoint?.rateLimit) return done();
    rateLimits[endpoint.rateLimit].count(nameCaller(request, endpoint)).then(() => done(), done);
  });
}

function checkAccess(context: Pick<Context, "config">, request: FastifyRequest, access: Access) {
  if (access === "anyone") return;
  if (access === "session") getSignedIn(request);
  else if (access === "key") requireKey(context, request);
  else requireKey(context, request, access);
}

function nameCaller(request: FastifyRequest, { access }: Endpoint): string {
  return access === "session"
    ? getSignedIn(request).account.id
    : `address:${buildAddressKey(request.ip)}`;
}
