import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js";
import { onTestFinished } from "vitest";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";

/** The official client on that transport. */
export async function connectClient(transport: Transport) {
  const client = new Client({ name: "tests", version: "1.0.0" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    client,
    call: async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })) as CallToolResult,
  };
}

/** The server on a port of its own, and ways to reach its tools by real HTTP. */
export async function setUpMcp(...server: Parameters<typeof setUpPublicApi>) {
  const api = await setUpPublicApi(...server);
  const url = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const connect = (key = api.key) =>
    connectClient(
      new StreamableHTTPClientTransport(new URL("/mcp", url), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      }) as Transport,
    );
  return { ...api, url, connect };
}

/** A call of a client that is told how far the work is, and waits as long as it is told. */
export async function callWithProgress(client: Client, name: string, args: object) {
  const told: Progress[] = [];
  const result = (await client.callTool({ name, arguments: { ...args } }, undefined, {
    onprogress: (progress) => told.push(progress),
    resetTimeoutOnProgress: true,
  })) as CallToolResult;
  return { told, result };
}
