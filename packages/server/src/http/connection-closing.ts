import type { FastifyInstance } from "fastify";

/** While the application closes, answers end their connection, so that a client's keep-alive does not hold the process. */
export function registerConnectionClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) void reply.header("connection", "close");
  });
  app.addHook("onResponse", async () => {
    // Answers whose headers were out before the closing began.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
