import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import type { Config } from "../config/config.ts";

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  scriptSrcAttr: ["'none'"],
  workerSrc: ["'self'"],
  // The code editor and dialogs set styles from script.
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  // Posts may use images and videos from any site; they are fetched for rendering.
  imgSrc: ["'self'", "data:", "blob:", "https:", "http:"],
  mediaSrc: ["'self'", "data:", "blob:", "https:", "http:"],
  connectSrc: ["'self'", "data:", "blob:", "https:", "http:"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
};

/** Shared pages load nothing from other sites, which must not learn who views them. */
const { "content-security-policy": sharedPagePolicy = "default-src 'none'" } = buildHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...contentSecurityPolicy,
      imgSrc: ["'self'", "data:", "blob:"],
      mediaSrc: ["'self'", "data:", "blob:"],
      connectSrc: ["'self'", "data:", "blob:"],
    },
  },
});
export { sharedPagePolicy };

/** Adds security headers to every response. HSTS and similar headers require an HTTPS `PUBLIC_URL`. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "publicUrl">,
): void {
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  const headers = buildHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/**
 * Runs helmet once, because its headers are constant. Running it for each request would dominate the cost of a short
 * response.
 */
function buildHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
