import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/** Returns the base URL of mailed links. Never derived from the Host header, which an attacker could choose. */
export function findBaseUrl(request: FastifyRequest, config: Config): string {
  return config.publicUrl ?? `http://localhost:${request.socket.localPort ?? config.port}`;
}
