import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/** Returns the server's base URL for links that no request asked for. */
export const findOwnUrl = ({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string =>
  publicUrl ?? `http://localhost:${port}`;

/** Returns the base URL of mailed links. Never derived from the Host header, which an attacker could choose. */
export function findBaseUrl(request: FastifyRequest, config: Config): string {
  return findOwnUrl({ ...config, port: request.socket.localPort ?? config.port });
}
