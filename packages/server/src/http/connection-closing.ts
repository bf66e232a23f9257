import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hideTokens } from "./request-log.ts";
import { ServerClosingError } from "./server-closing.ts";

/**
 * How long running requests may take during shutdown, in ms. Less than the process's limit of 9.5 s for the whole
 * shutdown.
 */
const drainTimeoutMs = 7000;
/** On shutdown, a connection without a request stays open this long, because a request may be on its way. */
const unusedTimeoutMs = 500;

/**
 * On shutdown, aborts `closing` and ends each connection after its response. Requests that take too long are cut off
 * and logged.
 */
export function registerConnectionClosing(app: FastifyInstance, closing: AbortController): void {
  const sockets = new Set<Socket>();
  const requests = new Set<FastifyRequest>();
  let cutTimer: NodeJS.Timeout | undefined;
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    if (closing.signal.aborted) closeUnused(socket);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    requests.add(request);
    done();
  });
  app.addHook("preClose", async () => {
    closing.abort(new ServerClosingError("server-closing"));
    sockets.forEach(closeUnused);
    cutTimer = setTimeout(() => {
      const cut = [...requests].map(({ method, url }) => `${method} ${hideTokens(url)}`);
      app.log.warn({ requests: cut }, "Interrupted requests, because the server is closing");
      app.server.closeAllConnections();
    }, drainTimeoutMs);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing.signal.aborted) void reply.header("connection", "close");
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    requests.delete(request);
    // Headers sent before the shutdown lack `connection: close`, so their connections are still open.
    if (closing.signal.aborted) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
  app.addHook("onClose", async () => clearTimeout(cutTimer));
}

/** `closeIdleConnections` ignores connections that never sent a request. */
function closeUnused(socket: Socket): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, unusedTimeoutMs);
  socket.once("close", () => clearTimeout(timer));
}
