import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * While the application closes, answers end their connection, and connections that never asked anything are ended, so
 * that neither a client's keep-alive nor a browser's spare connection holds the process.
 */
export function registerConnectionClosing(app: FastifyInstance): void {
  let isClosing = false;
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    // Node takes them for requests that are about to come: closeIdleConnections leaves them open.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) void reply.header("connection", "close");
  });
  app.addHook("onResponse", async () => {
    // Answers whose headers were out before the closing began.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
