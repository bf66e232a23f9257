import { buildErrorBody } from "@slideloom/core/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { RateLimitError } from "../rate-limits/rate-limit-error.ts";
import { findErrorStatus } from "../errors/error-statuses.ts";
import { clientAbortMessage, isClientAbort } from "./client-abort-signal.ts";
import { HttpError } from "./http-error.ts";

/** What people read of a fault that is the server's own. */
export const faultMessage = "Something went wrong on our side. Please try again.";

/** After how many seconds there may be room for more. */
const waitSeconds: Readonly<Record<string, number>> = {
  "database-busy": 5,
  "database-unavailable": 5,
  "disk-full": 60,
  "storage-unavailable": 10,
  "render-busy": 5,
  "results-full": 3600,
  "server-closing": 5,
  "too-many-jobs": 5,
  "too-much-work": 5,
};

/** Makes every failure under `/api` and `/mcp` a response in the API's own shape, and never shows what went wrong inside. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError);
  // Before the body is read: an unknown address is that, whatever was sent to it.
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404 || !/^\/(api|mcp)(\/|\?|$)/.test(request.url)) return done();
    const methods = findMethods(app, request.url);
    if (methods.length === 0) {
      sendNotFound(request, reply);
      return;
    }
    void reply.header("allow", methods.join(", "));
    throw new HttpError(405, `${readPath(request.url)} answers ${methods.join(", ")} only`);
  });
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(
    request,
    reply,
    404,
    `No endpoint answers ${request.method} ${readPath(request.originalUrl)}`,
  );
}

/** What people may read of an error; a fault is the server's own, of which no word is shown. */
export function describeError(error: unknown): { message: string; isFault: boolean } {
  const { code, message } = error as Error & { code?: string };
  const isFault = findErrorStatus(code) === null && !(error instanceof HttpError);
  return { message: isFault ? faultMessage : message, isFault };
}

function readPath(url: string): string {
  return url.split("?", 1)[0] ?? "";
}

/** The methods that an address without parameters answers. */
function findMethods(app: FastifyInstance, url: string): string[] {
  const path = readPath(url).replace(/(?<=.)\/$/, "");
  return app.supportedMethods.filter((method) => app.hasRoute({ method, url: path }));
}

/** Answers with what the error says if it is meant for people, else without a word of it. */
function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isClientAbort(error, reply)) return send(request, reply, 499, clientAbortMessage);
  const known = findErrorStatus(error.code);
  if (known !== null && known >= 500) request.log.warn(error);
  if (error instanceof RateLimitError) void reply.header("retry-after", error.retryAfterSeconds);
  const seconds = waitSeconds[error.code];
  if (seconds !== undefined) void reply.header("retry-after", seconds);
  const status = known ?? error.statusCode ?? 500;
  if (known !== null || (status >= 400 && status < 500)) {
    const errorName = error instanceof HttpError ? error.errorName : nameInvalid(error, request);
    return send(request, reply, status, buildMessage(error), errorName);
  }
  request.log.error(error);
  return send(request, reply, 500, faultMessage);
}

/** Of what a form's check found, the first in the form's own words. */
function buildMessage(error: FastifyError): string {
  if (!hasZodFastifySchemaValidationErrors(error)) return error.message;
  const [issue] = error.validation;
  const isBody = error.validationContext === "body" && issue?.instancePath === "/";
  return isBody ? "The request's body must be a JSON object." : (issue?.message ?? error.message);
}

/** A field that is required and absent or null has an error of its own. */
function nameInvalid(error: FastifyError, request: FastifyRequest): string | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const path = error.validation[0]?.instancePath.split("/").filter(Boolean) ?? [];
  const { body, params, query, headers } = request;
  const sent: unknown = { body, params, querystring: query, headers }[
    error.validationContext ?? "body"
  ];
  const value = path.reduce<unknown>((parent, key) => Object(parent)[key], sent);
  return value == null ? "Missing required field" : undefined;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  errorName?: string,
): FastifyReply {
  if (status === 401) void reply.header("www-authenticate", "Bearer");
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send(buildErrorBody(request.url, status, message, errorName));
}
