import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { bodyLimits } from "@slideloom/core/contract/body-limits";
import type { FastifyReply, FastifyRequest, FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { getKeyUse, requireKey, runWithKey } from "../api-keys/key-use.ts";
import { runWithSignal, createClientAbortSignal } from "../http/client-abort-signal.ts";
import { readToken } from "../http/read-token.ts";
import { buildChallenge, findIssuer } from "../oauth/oauth-metadata.ts";
import type { TextReaders } from "../threads/text-readers.ts";
import { nameParty } from "../turns/party.ts";
import type { ApiRequest } from "./api-client.ts";
import { createHostCheck } from "./host-check.ts";

export interface McpParts {
  closing: AbortController;
  config: Config;
  texts: Pick<TextReaders, "of">;
  version: string;
}

const maxJobWaitMs = 20_000;

/**
 * Headers passed on to the public API: the URL by which the client reached the server. The key isn't sent again: a
 * program's token is for `/mcp` only, and a call counts as one request.
 */
const passedHeaders = ["x-forwarded-for", "x-forwarded-proto"];

/**
 * `POST /mcp`: tools for AI models over stateless Streamable HTTP. Tools call this server's public API for
 * the key's owner, so the API's limits and errors apply.
 */
export function registerMcp(app: FastifyInstance, context: McpParts): void {
  app.post(
    "/mcp",
    {
      bodyLimit: bodyLimits.postWithImages,
      onRequest: [
        createHostCheck(context.config),
        async (request, reply) => {
          if (request.keyUse === null) challenge(context.config, request, reply);
          requireKey(context, request);
        },
      ],
    },
    async (request, reply) => {
      // Imported on first use, since the protocol's library is large and most servers never need it.
      const { handleMcpRequest } = await import("./handle-mcp-request.ts");
      const signal = createClientAbortSignal(reply);
      const response = await handleMcpRequest({
        headers: readHeaders(request, listProtocolHeaders(request)),
        body: request.body,
        version: context.version,
        siteUrl: context.config.publicUrl ?? `${request.protocol}://${request.host}`,
        send: (asked) =>
          runWithSignal(signal, () =>
            runWithKey(getKeyUse(request), () => inject(app, request, asked)),
          ),
        keyUse: getKeyUse(request),
        issuer: findIssuer(context.config),
        report: (error) => request.log.error(error),
        signal,
        texts: context.texts.of(nameParty(request.party)),
        // Before a tool call waits for a job, it has waited `renderTimeoutMs` (25 s by default). Both waits together
        // must take less than the 60 s after which MCP clients time out.
        jobWaitMs: Math.min(maxJobWaitMs, context.config.renderTimeoutMs),
        closing: context.closing.signal,
      });
      void reply.code(response.status);
      const wanted = response.headers.get("www-authenticate");
      if (wanted !== null) void reply.header("www-authenticate", wanted);
      if (response.body && response.headers.get("content-type") === "text/event-stream") {
        void reply.type("text/event-stream").header("x-accel-buffering", "no");
        return reply.send(Readable.fromWeb(response.body as ReadableStream<Uint8Array>));
      }
      const text = await response.text();
      return text === "" ? reply.send() : reply.type("application/json").send(text);
    },
  );
}

/** Tells a client without a valid key where it can ask for access. */
function challenge(
  config: Pick<Config, "publicUrl">,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const issuer = findIssuer(config);
  if (issuer === null) return;
  const error = readToken(request, true) === null ? {} : { error: "invalid_token" };
  void reply.header("www-authenticate", buildChallenge(issuer, error));
}

/** Lists the headers that the protocol reads; from revision 2026-07-28 on, they repeat parts of the message. */
const listProtocolHeaders = ({ headers }: FastifyRequest): string[] =>
  Object.keys(headers).filter((name) => /^(accept|content-type|mcp-.+)$/.test(name));

/** Sends a request to this process's own routes with the credentials of the original request. */
async function inject(
  app: FastifyInstance,
  from: FastifyRequest,
  { method, path, body, headers }: ApiRequest,
): Promise<Response> {
  const response = await app.inject({
    method,
    url: path,
    headers: { ...Object.fromEntries(readHeaders(from, passedHeaders)), ...headers },
    remoteAddress: from.socket.remoteAddress ?? "",
    ...(body && { payload: body }),
  });
  const shown = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  // A 204 response must have no body, not even an empty one.
  const content = response.statusCode === 204 ? null : new Uint8Array(response.rawPayload);
  return new Response(content, {
    status: response.statusCode,
    headers: Object.fromEntries(shown) as Record<string, string>,
  });
}

function readHeaders({ headers }: FastifyRequest, names: readonly string[]): Headers {
  const found = names.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  return new Headers(found);
}
