import { once } from "node:events";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readVersion } from "../version.ts";
import { ApiClient } from "./api-client.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { createFolderDelivery } from "./folder-delivery.ts";
import { createLocalDrawing } from "./local-drawing.ts";
import { createRemoteApi } from "./remote-api.ts";

export interface StdioSettings {
  /** The server that writes posts and knows an account; without it posts are drawn here, and nothing else. */
  server: { url: string; key: string } | null;
  /** Where files are written. */
  folder: string;
}

/** Answers on standard output what comes on standard input, until that ends. */
export async function serveStdio({ server: remote, folder }: StdioSettings): Promise<void> {
  const api = remote && new ApiClient(createRemoteApi(remote.url, remote.key));
  const server = createMcpServer({
    version: readVersion(),
    api,
    draw: api ? (form, signal) => api.render(form, signal) : createLocalDrawing(),
    delivery: createFolderDelivery(folder),
    report: (error) => console.error(error),
  });
  const ended = once(process.stdin, "end");
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}
