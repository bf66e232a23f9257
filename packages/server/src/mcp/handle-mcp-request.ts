import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { z } from "zod";
import type { TextReader } from "../threads/reader.ts";
import { ApiClient, type SendApiRequest } from "./api-client.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { createResponseDelivery, maxResponseBytes } from "./response-delivery.ts";

export interface McpRequest {
  headers: Headers;
  /** The parsed JSON-RPC message. */
  body: unknown;
  version: string;
  /** URL at which the client reached the server. */
  serverUrl: string;
  send: SendApiRequest;
  /** See `ApiClientSettings`. */
  jobWaitMs: number;
  closing: AbortSignal;
  report: (error: unknown) => void;
  texts: TextReader;
  /** Aborts running tools. */
  signal: AbortSignal;
}

/** Handles one message with a new MCP server (stateless). */
export async function handleMcpRequest(request: McpRequest): Promise<Response> {
  const { headers, body, version, report, signal, send, jobWaitMs, closing, texts } = request;
  const api = new ApiClient({ send, jobWaitMs, closing, linkAboveBytes: maxResponseBytes });
  const server = createMcpServer({
    version,
    api,
    draw: (form, call) => api.render(form, call),
    delivery: createResponseDelivery(request.serverUrl),
    report,
    texts,
  });
  // Progress needs an event stream; other responses are plain JSON.
  const enableJsonResponse = !asksForProgress(body);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse });
  await server.connect(transport);
  signal.addEventListener("abort", () => void server.close());
  // The transport reads only the method and the headers of this request, so the URL doesn't matter.
  const post = new Request("http://localhost/mcp", { method: "POST", headers });
  const response = await transport.handleRequest(post, { parsedBody: body });
  const isStream = response.headers.get("content-type") === "text/event-stream";
  if (!isStream || !response.body) {
    await server.close();
    return response;
  }
  const events = response.body.pipeThrough(new TransformStream({ flush: () => server.close() }));
  return new Response(events, response);
}

/** Returns whether a message has a progress token. */
function asksForProgress(body: unknown): boolean {
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  return messages.some((message) => requestSchema.safeParse(message).success);
}

const requestSchema = z.object({
  params: z.object({ _meta: z.object({ progressToken: z.union([z.string(), z.number()]) }) }),
});
