import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { buildErrorBody } from "@slideloom/core/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Makes every failure under `/api` an answer in the API's own shape, and never shows what went wrong inside. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError);
  // Before the body is read: an unknown address is that, whatever was sent to it.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404 && /^\/api(\/|\?|$)/.test(request.url)) {
      return sendNotFound(request, reply);
    }
  });
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split("?", 1)[0] ?? "";
  return send(request, reply, 404, `No endpoint answers ${request.method} ${path}`);
}

export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return send(request, reply, status, error.message);
  request.log.error(error);
  return send(request, reply, 500, "Something went wrong on our side. Please try again.");
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send(buildErrorBody(request.url, status, message));
}

const clientErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no HTTP request at all: its address is unknown, so the answer has the private shape. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = clientErrorStatuses[error.code ?? ""] ?? 400;
  const body = JSON.stringify({ message: STATUS_CODES[status] });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
