import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import type { TextReader } from "../threads/reader.ts";
import type { KeyUse } from "../api-keys/key-use.ts";
import { buildChallenge } from "../oauth/oauth-metadata.ts";
import { ApiClient, type SendApiRequest } from "./api-client.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { listTools } from "./list-tools.ts";
import type { Tool } from "./tool.ts";
import type { ToolHost } from "./tool-host.ts";

export interface McpRequest {
  headers: Headers;
  /** The parsed JSON-RPC message. */
  body: unknown;
  version: string;
  /** Address of the product's pages. */
  siteUrl: string;
  send: SendApiRequest;
  keyUse: Pick<KeyUse, "scopes" | "program">;
  /** This server's issuer of tokens; null without OAuth. */
  issuer: string | null;
  /** See `ApiClientSettings`. */
  jobWaitMs: number;
  closing: AbortSignal;
  report: (error: unknown) => void;
  texts: TextReader;
  /** Aborts running tools. */
  signal: AbortSignal;
}

/** Handles one message with a new MCP server (stateless), in the protocol revision that the message is written in. */
export async function handleMcpRequest(request: McpRequest): Promise<Response> {
  const { headers, body, version, report, signal, send, jobWaitMs, closing, texts } = request;
  const { siteUrl } = request;
  const api = new ApiClient({ send, jobWaitMs, closing, siteUrl });
  const host: ToolHost = {
    version,
    api,
    draw: (form, call) => api.render(form, call),
    export: (form, call) => api.export(form, call),
    linkNote: "The link works for a day.",
    siteUrl,
    report,
    texts,
  };
  const tools = listTools(host);
  const missing = findMissingScope(tools, request);
  if (missing) return missing;
  const createServer = () => createMcpServer(host, tools);
  // The library reads only the method, the headers and the abort signal of this request, so the URL doesn't matter.
  const post = new Request("http://localhost/mcp", { method: "POST", headers, signal });
  const isLegacy = await isLegacyRequest(post, body);
  return isLegacy
    ? serveLegacy(createServer(), post, body)
    : serveModern(createServer, { post, body, closing });
}

/**
 * Returns a response that makes a connected program ask its user for one more right, if the called tool needs it. Keys
 * have no such way: their tools explain it.
 */
function findMissingScope(
  tools: readonly Tool[],
  { body, keyUse: { scopes, program }, issuer }: McpRequest,
): Response | null {
  const call = callSchema.safeParse(body);
  const tool = call.success && tools.find(({ name }) => name === call.data.params.name);
  if (!tool || !program || issuer === null || tool.scope === null) return null;
  if (scopes.includes(tool.scope)) return null;
  const challenge = buildChallenge(issuer, {
    error: "insufficient_scope",
    scopes: [...scopes, tool.scope],
  });
  const error = { code: -32_001, message: `${tool.name} needs the scope ${tool.scope}.` };
  return Response.json(
    { jsonrpc: "2.0", id: call.data.id, error },
    { status: 403, headers: { "www-authenticate": challenge } },
  );
}

const callSchema = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.literal("tools/call"),
  params: z.object({ name: z.string() }),
});

/** Serves revisions from 2026-07-28 on. A client cancels by disconnecting. */
async function serveModern(
  createServer: () => Server,
  { post, body, closing }: { post: Request; body: unknown; closing: AbortSignal },
): Promise<Response> {
  const handler = createMcpHandler(createServer, { legacy: "reject", maxSubscriptions: 1 });
  // A client that listens for changes would keep the server from closing.
  const close = () => handler.close();
  const end = () => void close();
  closing.addEventListener("abort", end);
  return closeAtEnd(await handler.fetch(post, { parsedBody: body }), async () => {
    closing.removeEventListener("abort", end);
    await close();
  });
}

/** Serves revisions up to 2025-11-25. Progress needs an event stream; other responses are plain JSON. */
async function serveLegacy(server: Server, post: Request, body: unknown): Promise<Response> {
  const enableJsonResponse = !asksForProgress(body);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse });
  await server.connect(transport);
  post.signal.addEventListener("abort", () => void server.close());
  return closeAtEnd(await transport.handleRequest(post, { parsedBody: body }), () =>
    server.close(),
  );
}

/** Calls `close` once the response has been read. */
async function closeAtEnd(response: Response, close: () => Promise<void>): Promise<Response> {
  const isStream = response.headers.get("content-type") === "text/event-stream";
  if (!isStream || !response.body) {
    await close();
    return response;
  }
  return new Response(response.body.pipeThrough(new TransformStream({ flush: close })), response);
}

/** Returns whether a message has a progress token. */
function asksForProgress(body: unknown): boolean {
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  return messages.some((message) => requestSchema.safeParse(message).success);
}

const requestSchema = z.object({
  params: z.object({ _meta: z.object({ progressToken: z.union([z.string(), z.number()]) }) }),
});
