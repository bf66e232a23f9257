import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { buildErrorBody, publicApiRoot } from "@slideloom/core/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";

const messages = {
  400: "The request is not valid HTTP.",
  405: "CONNECT is not answered.",
  408: "The request took too long to arrive.",
  431: "The request's address and headers are larger than 16 KiB.",
} as const;

type UnreadStatus = keyof typeof messages;

const clientErrorStatuses: Readonly<Record<string, UnreadStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Makes what Node itself would answer without a body a response like all others. */
export function registerUnreadRequests(app: FastifyInstance): void {
  // What a client expects beside 100-continue may be passed over: RFC 9110, section 10.1.1.
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

/** Fastify's `clientErrorHandler`, for what is no HTTP request or did not come to its end. */
export function sendClientError(
  this: FastifyInstance,
  error: NodeJS.ErrnoException,
  socket: Duplex,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
  else refuseUnread(this.log, socket, clientErrorStatuses[error.code ?? ""] ?? 400);
}

/** Which address was meant is unknown, so that the response has what the public API promises; the private one adds nothing. */
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
