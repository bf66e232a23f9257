import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js";
import { onTestFinished } from "vitest";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";

/** Connects the official client to a transport. */
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

/** Starts the server on its own port, and returns helpers that call tools over HTTP. */
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

/** Calls a tool with progress notifications, each of which resets the client's timeout. */
export async function callWithProgress(client: Client, name: string, args: object) {
  const told: Progress[] = [];
  const result = (await client.callTool({ name, arguments: { ...args } }, undefined, {
    onprogress: (progress) => told.push(progress),
    resetTimeoutOnProgress: true,
  })) as CallToolResult;
  return { told, result };
}
