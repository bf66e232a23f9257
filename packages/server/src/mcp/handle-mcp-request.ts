import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { z } from "zod";
import { ApiClient, type SendApiRequest } from "./api-client.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { createResponseDelivery, maxResponseBytes } from "./response-delivery.ts";

export interface McpRequest {
  headers: Headers;
  /** The message, parsed. */
  body: unknown;
  version: string;
  /** Where the server was reached. */
  serverUrl: string;
  send: SendApiRequest;
  /** As `ApiClientSettings` has them. */
  jobWaitMs: number;
  closing: AbortSignal;
  report: (error: unknown) => void;
  /** Ends the tools that still run. */
  signal: AbortSignal;
}

/** Answers one message: a server of its own, which nothing outlives. */
export async function handleMcpRequest(request: McpRequest): Promise<Response> {
  const { headers, body, version, report, signal, send, jobWaitMs, closing } = request;
  const api = new ApiClient({ send, jobWaitMs, closing, linkAboveBytes: maxResponseBytes });
  const server = createMcpServer({
    version,
    api,
    draw: (form, call) => api.render(form, call),
    delivery: createResponseDelivery(request.serverUrl),
    report,
  });
  // Progress is told in a stream of events; all else is one JSON response.
  const enableJsonResponse = !asksForProgress(body);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse });
  await server.connect(transport);
  signal.addEventListener("abort", () => void server.close());
  // Only its method and its headers are looked at.
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

/** Whether one of the messages has a token for notifications of progress. */
function asksForProgress(body: unknown): boolean {
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  return messages.some((message) => requestSchema.safeParse(message).success);
}

const requestSchema = z.object({
  params: z.object({ _meta: z.object({ progressToken: z.union([z.string(), z.number()]) }) }),
});
