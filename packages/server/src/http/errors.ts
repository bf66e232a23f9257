import { buildErrorBody } from "@slideloom/core/contract/api-error";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RateLimitError } from "../rate-limits/rate-limit-error.ts";
import { findErrorStatus } from "../errors/error-statuses.ts";
import { clientAbortMessage, isClientAbort } from "./client-abort-signal.ts";
import { HttpError } from "./http-error.ts";

/** Shown to people for internal errors. */
export const faultMessage = "Something went wrong on our side. Please try again.";

/** `Retry-After` in seconds, by error code. */
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
  "too-many-large-bodies": 10,
};

/** Turns every failure under `/api` and `/mcp` into a response in the API's shape, without internal details. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError);
  // Refuses unknown paths before the body is read.
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

/** Returns an error's message for people; internal errors get a generic one. */
export function describeError(error: unknown): { message: string; isFault: boolean } {
  const { code, message } = error as Error & { code?: string };
  const isFault = findErrorStatus(code) === null && !(error instanceof HttpError);
  return { message: isFault ? faultMessage : message, isFault };
}

function readPath(url: string): string {
  return url.split("?", 1)[0] ?? "";
}

/** Returns the HTTP methods of a URL's path. Finds only routes without path parameters. */
function findMethods(app: FastifyInstance, url: string): string[] {
  const path = readPath(url).replace(/(?<=.)\/$/, "");
  return app.supportedMethods.filter((method) => app.hasRoute({ method, url: path }));
}

/** Responds with the message of an error meant for people, otherwise with a generic one. */
function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isClientAbort(error, reply)) return send(request, reply, 499, clientAbortMessage);
  const known = findErrorStatus(error.code);
  // The response to a slide that the engine can't draw doesn't tell the engine's error.
  const isEngineFault = error.code === "render-too-heavy" && error.cause !== undefined;
  if ((known !== null && known >= 500) || isEngineFault) request.log.warn(error);
  if (error instanceof RateLimitError) void reply.header("retry-after", error.retryAfterSeconds);
  const seconds = waitSeconds[error.code];
  if (seconds !== undefined) void reply.header("retry-after", seconds);
  const status = known ?? error.statusCode ?? 500;
  if (known !== null || (status >= 400 && status < 500)) {
    const name = error instanceof HttpError ? error.errorName : findErrorName(error, request);
    return send(request, reply, status, buildMessage(error), {
      error: name,
      field: findField(error),
    });
  }
  request.log.error(error);
  return send(request, reply, 500, faultMessage);
}

/** Returns the message of the first validation error; a fixed message if the body isn't an object. */
function buildMessage(error: FastifyError): string {
  const [issue] = error.validation ?? [];
  const isBody = error.validationContext === "body" && issue?.instancePath === "/";
  return isBody ? "The request's body must be a JSON object." : (issue?.message ?? error.message);
}

/** Returns the path of the field that the message is about. */
function findField({ validation }: FastifyError): string | undefined {
  const { field } = validation?.[0]?.params ?? {};
  return typeof field === "string" && field !== "" ? field : undefined;
}

/** Required fields that are missing or null have a specific error name. */
function findErrorName(error: FastifyError, request: FastifyRequest): string | undefined {
  if (!error.validation) return undefined;
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
  more?: Parameters<typeof buildErrorBody>[3],
): FastifyReply {
  if (status === 401 && !reply.hasHeader("www-authenticate")) {
    void reply.header("www-authenticate", "Bearer");
  }
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send(buildErrorBody(request.url, status, message, more));
}
