import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hideTokens } from "./request-log.ts";
import { ServerClosingError } from "./server-closing.ts";

/** How long requests under way may take to finish, in ms; what closing does after them has to fit in the rest of the process's time. */
const drainTimeoutMs = 7000;
/** How long a connection that has not asked anything may still do so: its request may be on the way. */
const spareTimeoutMs = 500;

/**
 * While the application closes, what may take long is told by `closing`, responses end their connection, and connections that
 * never asked anything are ended, so that neither a client's keep-alive nor a browser's spare connection holds the process.
 * Requests that are not answered in time are cut, and named in the log.
 */
export function registerConnectionClosing(app: FastifyInstance, closing: AbortController): void {
  const sockets = new Set<Socket>();
  const requests = new Set<FastifyRequest>();
  let cutTimer: NodeJS.Timeout | undefined;
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    if (closing.signal.aborted) endSpare(socket);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    requests.add(request);
    done();
  });
  app.addHook("preClose", async () => {
    closing.abort(new ServerClosingError("server-closing"));
    sockets.forEach(endSpare);
    cutTimer = setTimeout(() => {
      const cut = [...requests].map(({ method, url }) => `${method} ${hideTokens(url)}`);
      app.log.warn({ requests: cut }, "Requests were cut, since the server is closing");
      app.server.closeAllConnections();
    }, drainTimeoutMs);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing.signal.aborted) void reply.header("connection", "close");
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    requests.delete(request);
    // Responses whose headers were out before the closing began.
    if (closing.signal.aborted) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
  app.addHook("onClose", async () => clearTimeout(cutTimer));
}

/** Node takes it for a request that is about to come: closeIdleConnections leaves it open. */
function endSpare(socket: Socket): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, spareTimeoutMs);
  socket.once("close", () => clearTimeout(timer));
}
