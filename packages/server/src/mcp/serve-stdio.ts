import { once } from "node:events";
import { serveStdio as serveProtocol } from "@modelcontextprotocol/server/stdio";
import { inPlaceReader } from "../threads/reader.ts";
import { readVersion } from "../version.ts";
import { ApiClient } from "./api-client.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { writeToFolder } from "./folder-delivery.ts";
import { createLocalDrawing } from "./local-drawing.ts";
import { createRemoteApi } from "./remote-api.ts";
import type { ToolHost } from "./tool-host.ts";

/**
 * How long to wait for a job, in ms. Before that, the server may render for 25 s (by default) until it returns a job,
 * and clients time out after 60 s.
 */
const jobWaitMs = 20_000;

export interface StdioSettings {
  /** The server for generating posts and for account data; null limits the tools to local rendering. */
  server: { url: string; key: string } | null;
  folder: string;
}

/** Serves MCP on standard input and output, until standard input ends. */
export async function serveStdio({ server: remote, folder }: StdioSettings): Promise<void> {
  const api =
    remote &&
    new ApiClient({
      send: createRemoteApi(remote.url, remote.key),
      jobWaitMs,
      siteUrl: remote.url,
    });
  const draw: ToolHost["draw"] = api
    ? (form, call) => api.render(form, call)
    : createLocalDrawing();
  const host: ToolHost = {
    version: readVersion(),
    api,
    siteUrl: remote?.url ?? null,
    draw,
    async export(form, call) {
      const drawn = await draw(form, call);
      return drawn.file ? { file: await writeToFolder(folder, drawn.file) } : drawn;
    },
    linkNote: `The file is saved on this computer, in ${folder}.`,
    report: (error) => console.error(error),
    texts: inPlaceReader,
  };
  const ended = once(process.stdin, "end");
  const server = serveProtocol(() => createMcpServer(host));
  await ended;
  await server.close();
}
