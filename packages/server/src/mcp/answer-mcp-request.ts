import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { ApiClient, type SendApiRequest } from "./api-client.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { createAnswerDelivery } from "./answer-delivery.ts";

export interface McpRequest {
  headers: Headers;
  /** The message, parsed. */
  body: unknown;
  version: string;
  /** Where the server was reached. */
  serverUrl: string;
  send: SendApiRequest;
  report: (error: unknown) => void;
  /** Ends the tools that still run. */
  signal: AbortSignal;
}

/** Answers one message: a server of its own, which nothing outlives. */
export async function answerMcpRequest(request: McpRequest): Promise<Response> {
  const { headers, body, version, report, signal } = request;
  const api = new ApiClient(request.send);
  const server = createMcpServer({
    version,
    api,
    draw: (form, drawSignal) => api.render(form, drawSignal),
    delivery: createAnswerDelivery(api, request.serverUrl),
    report,
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  signal.addEventListener("abort", () => void server.close());
  // Only its method and its headers are looked at.
  const post = new Request("http://localhost/mcp", { method: "POST", headers });
  const answer = await transport.handleRequest(post, { parsedBody: body });
  await server.close();
  return answer;
}
