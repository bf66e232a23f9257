import { randomUUID } from "node:crypto";
import fastify from "fastify";

/**
 * The baseline: Fastify's hello world. With the argument `dressed` it also sends the API's headers and logs requests,
 * like any public server.
 */
const [port, dress, headersJson] = process.argv.slice(2);
const isDressed = dress === "dressed";

const app = fastify(
  isDressed
    ? {
        genReqId: () => randomUUID(),
        logger: { stream: process.stderr },
        disableRequestLogging: true,
      }
    : {},
);
if (isDressed) {
  const headers = JSON.parse(headersJson);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id).headers(headers);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, url: path, ip: address } = request;
    const durationMs = Math.round(reply.elapsedTime);
    request.log.info({ method, path, status: reply.statusCode, durationMs, address }, "answered");
    done();
  });
}
const schema = {
  response: { 200: { type: "object", properties: { hello: { type: "string" } } } },
};
app.get("/", { schema }, async () => ({ hello: "world" }));
await app.listen({ port: Number(port), host: "127.0.0.1" });
