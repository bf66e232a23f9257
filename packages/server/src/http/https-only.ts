import { isKeyPath } from "@slideloom/core/contract/api-error";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { HttpError } from "./http-error.ts";

/** Refuses unencrypted requests to the public API if the server is reached by HTTPS, because they carry API keys. */
export function registerHttpsOnly(
  app: FastifyInstance,
  config: Pick<Config, "publicUrl" | "trustedProxies">,
): void {
  const isHttpsServer = config.publicUrl?.startsWith("https:") ?? false;
  if (!isHttpsServer && config.trustedProxies === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    const scheme = readScheme(request);
    if (scheme === "https" && !isHttpsServer) {
      void reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    }
    const isPlain = scheme === "http" || (scheme === null && isHttpsServer);
    if (isPlain && (isKeyPath(request.url) || /^\/oauth\/(token|revoke)\b/.test(request.url))) {
      const message = "The API is served over HTTPS only. Use an https:// address.";
      throw new HttpError(403, message, "HTTPS required");
    }
  });
}

/** Reads the last proxy's header. By forging the header, a client lowers only its own security. */
function readScheme(request: FastifyRequest): string | null {
  const header = request.headers["x-forwarded-proto"];
  return header?.toString().split(",").at(-1)?.trim().toLowerCase() ?? null;
}
