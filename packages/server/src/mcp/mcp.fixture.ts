import {
  type CallToolResult,
  Client,
  type Progress,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";

/** How the client finds the protocol's revision: as before 2026-07-28, by asking, or only the revision of 2026-07-28. */
export const eras = {
  legacy: "legacy",
  auto: "auto",
  modern: { pin: "2026-07-28" },
} as const;

type ToolResult = CallToolResult & { structuredContent?: Record<string, unknown> };

export type Era = keyof typeof eras;

/** Connects the official client to a transport. */
export async function connectClient(
  transport: Transport,
  era: Era = "auto",
  /** Visits pages for the user; without it, the client can't. */
  visit?: (url: string) => Promise<void>,
) {
  const versionNegotiation = { mode: eras[era] };
  const capabilities = visit ? { elicitation: { url: {} } } : {};
  const client = new Client(
    { name: "tests", version: "1.0.0" },
    { versionNegotiation, capabilities },
  );
  if (visit) {
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      await visit("url" in params ? params.url : "");
      return { action: "accept" };
    });
  }
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    client,
    call: async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })) as ToolResult,
  };
}

/** Starts the server on its own port, and returns helpers that call tools over HTTP. */
export async function setUpMcp(...server: Parameters<typeof setUpPublicApi>) {
  const api = await setUpPublicApi(...server);
  const url = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const connect = (key = api.key, era: Era = "auto") =>
    connectClient(
      new StreamableHTTPClientTransport(new URL("/mcp", url), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      }),
      era,
    );
  return { ...api, url, connect };
}

/** Calls a tool with progress notifications, each of which resets the client's timeout. */
export async function callWithProgress(client: Client, name: string, args: object) {
  const told: Progress[] = [];
  const result = (await client.callTool(
    { name, arguments: { ...args } },
    { onprogress: (progress) => told.push(progress), resetTimeoutOnProgress: true },
  )) as ToolResult;
  return { told, result };
}
