import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  scriptSrcAttr: ["'none'"],
  workerSrc: ["'self'"],
  // The code editor and the dialogs set their styles from script.
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  // A post shows pictures and videos from wherever its writer keeps them; they are fetched to be drawn.
  imgSrc: ["'self'", "data:", "blob:", "https:", "http:"],
  mediaSrc: ["'self'", "data:", "blob:", "https:", "http:"],
  connectSrc: ["'self'", "data:", "blob:", "https:", "http:"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
};

/** Sends the security headers with every answer. Those that only work over HTTPS need a `PUBLIC_URL` that says so. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { config }: Context,
): Promise<void> {
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}
