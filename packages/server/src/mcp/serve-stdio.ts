import { once } from "node:events";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readVersion } from "../version.ts";
import { ApiClient } from "./api-client.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { createFolderDelivery } from "./folder-delivery.ts";
import { createLocalDrawing } from "./local-drawing.ts";
import { createRemoteApi } from "./remote-api.ts";

/** With the time for which the server itself holds a request, well below the minute after which clients give up. */
const jobWaitMs = 20_000;

export interface StdioSettings {
  /** The server that writes posts and knows an account; without it posts are drawn here, and nothing else. */
  server: { url: string; key: string } | null;
  /** Where files are written. */
  folder: string;
}

/** Answers on standard output what comes on standard input, until that ends. */
export async function serveStdio({ server: remote, folder }: StdioSettings): Promise<void> {
  const api = remote && new ApiClient({ send: createRemoteApi(remote.url, remote.key), jobWaitMs });
  const server = createMcpServer({
    version: readVersion(),
    api,
    draw: api ? (form, call) => api.render(form, call) : createLocalDrawing(),
    delivery: createFolderDelivery(folder),
    report: (error) => console.error(error),
  });
  const ended = once(process.stdin, "end");
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}
