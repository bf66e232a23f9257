import {
  CLIENT_CAPABILITIES_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { callTool } from "./call-tool.ts";
import { listTools } from "./list-tools.ts";
import { presentTool } from "./present-tool.ts";
import { servePrompts } from "./prompts.ts";
import { serveResources } from "./resources.ts";
import { serveSkills, skillsExtension } from "./serve-skills.ts";
import { startProgress } from "./tell-progress.ts";
import type { ToolHost } from "./tool-host.ts";

const instructions = `Slideloom draws posts, written as JSON, as carousel slides for social networks.
Write the post yourself, or let generate_post write it (1 credit, so ask first). A slide's text decides its layout: use
several, never the same one three times in a row; list_options with part "layouts" says what each needs. One idea a
slide; numbers only from the source; the last slide answers the cover. Then validate_post, create_carousel, look at
preview_carousel, correct with update_carousel, show the person, export_carousel.
Publishing can't be undone: publish only text, accounts and time that the person agreed to in this chat.`;

/** A client that opens pages for its user; only revisions from 2026-07-28 on say so in each request. */
const visitorSchema = z.object({
  [CLIENT_CAPABILITIES_META_KEY]: z.object({ elicitation: z.object({ url: z.object({}) }) }),
});

/** An hour; the tools change only with the server. */
const toolsTtlMs = 3_600_000;

/**
 * Creates an unconnected MCP server for the host's tools. The library's `McpServer` isn't used, because it words
 * argument errors itself.
 */
export function createMcpServer(host: ToolHost, tools = listTools(host)): Server {
  const { version, report, texts, siteUrl } = host;
  const server = new Server(
    { name: "slideloom", title: "Slideloom", version },
    {
      instructions,
      capabilities: {
        tools: {},
        resources: {},
        prompts: {},
        extensions: { "io.modelcontextprotocol/ui": {}, ...skillsExtension },
      },
      cacheHints: {
        "tools/list": { ttlMs: toolsTtlMs, cacheScope: "private" },
        "server/discover": { ttlMs: toolsTtlMs, cacheScope: "private" },
        "prompts/list": { ttlMs: toolsTtlMs, cacheScope: "private" },
        "resources/list": { ttlMs: toolsTtlMs, cacheScope: "private" },
      },
    },
  );
  const listed = tools.filter(({ isUnlisted }) => !isUnlisted);
  serveResources(server, host);
  servePrompts(server);
  serveSkills(server, toolsTtlMs);
  server.setRequestHandler("tools/list", () => ({ tools: listed.map(presentTool) }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    }
    const token = mcpReq._meta?.progressToken;
    const progress = startProgress({ token, send: (message) => mcpReq.notify(message) });
    try {
      return await callTool(tool, params.arguments, {
        signal: mcpReq.signal,
        texts,
        report,
        siteUrl,
        reportProgress: progress.tell,
        canVisit: visitorSchema.safeParse(mcpReq.envelope).success,
        state: mcpReq.inputResponses && mcpReq.requestState(),
      });
    } finally {
      progress.stop();
    }
  });
  return server;
}
