import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { buildErrorBody } from "@slideloom/core/contract/api-error";
import { publicApiRoot } from "@slideloom/core/contract/routes";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";

const messages = {
  400: "The request is not valid HTTP.",
  405: "The CONNECT method isn't supported.",
  408: "The request took too long to arrive.",
  431: "The request's address and headers are larger than 16 KiB.",
} as const;

type UnreadStatus = keyof typeof messages;

const clientErrorStatuses: Readonly<Record<string, UnreadStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Sends the API's error shape where Node itself would send an error without a body. */
export function registerUnreadRequests(app: FastifyInstance): void {
  // Other expectations than 100-continue may be ignored (RFC 9110, section 10.1.1).
  app.server.on("checkExpectation", (request, response) => {
    app.server.emit("request", request, response);
  });
  app.server.on("connect", (_request, socket) => refuseUnread(app.log, socket, 405));
  app.addHook("onRequest", ({ headers, raw }, _reply, done) => {
    if (headers.host === undefined && raw.httpVersion === "1.1") {
      throw new HttpError(400, "The Host header is missing.");
    }
    done();
  });
}

/** Fastify's `clientErrorHandler`, for malformed or incomplete requests. */
export function sendClientError(
  this: FastifyInstance,
  error: NodeJS.ErrnoException,
  socket: Duplex,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
  else refuseUnread(this.log, socket, clientErrorStatuses[error.code ?? ""] ?? 400);
}

/** The URL is unknown, so the response has the public API's shape. */
function refuseUnread(log: FastifyBaseLogger, socket: Duplex, status: UnreadStatus): void {
  const id = randomUUID();
  const body = JSON.stringify(buildErrorBody(publicApiRoot, status, messages[status]));
  log.info({ reqId: id, status }, "answered");
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      "X-Content-Type-Options: nosniff",
      "Access-Control-Allow-Origin: *",
      "Access-Control-Expose-Headers: X-Request-Id",
      "Cache-Control: no-store",
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
