import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool as ListedTool,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { callTool } from "./call-tool.ts";
import { buildInputSchema } from "./read-arguments.ts";
import { startProgress } from "./tell-progress.ts";
import type { Tool } from "./tool.ts";
import type { ToolHost } from "./tool-host.ts";
import { createCancelPublication } from "./tools/cancel-publication.ts";
import { createDecidePublication } from "./tools/decide-publication.ts";
import { createGeneratePost } from "./tools/generate-post.ts";
import { createGetCredits } from "./tools/get-credits.ts";
import { createGetJob } from "./tools/get-job.ts";
import { createListCarousels } from "./tools/list-carousels.ts";
import { createListConnections } from "./tools/list-connections.ts";
import { listOptions } from "./tools/list-options.ts";
import { createListPublications } from "./tools/list-publications.ts";
import { createMovePublication } from "./tools/move-publication.ts";
import { createPreviewSlide } from "./tools/preview-slide.ts";
import { createPublishCarousel } from "./tools/publish-carousel.ts";
import { createRenderPost } from "./tools/render-post.ts";
import { createSaveCarousel } from "./tools/save-carousel.ts";
import { updateSlide } from "./tools/update-slide.ts";
import { createValidatePost } from "./tools/validate-post.ts";

const instructions = `Slideloom renders posts written as JSON as carousel slides for social networks.
Write a post yourself, or generate one with generate_post if that tool is listed (it costs a credit). A slide's text
decides its layout. Use several layouts, never the same one three times in a row. validate_post describes the text that each layout needs.
Then call validate_post, look at every slide with preview_slide, fix what doesn't fit with update_slide, and call render_post
once the person likes it. list_options lists designs and networks. To publish, call save_carousel, list_connections, and
publish_carousel once the person has agreed to the text, the accounts and the time.`;

/**
 * Creates an unconnected MCP server for the host's tools. The library's `McpServer` isn't used, because it words
 * argument errors itself.
 */
export function createMcpServer(host: ToolHost): Server {
  const { version, report, texts } = host;
  const server = new Server(
    { name: "slideloom", title: "Slideloom", version },
    { instructions, capabilities: { tools: {} } },
  );
  const tools = listTools(host);
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(presentTool) }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    const token = mcpReq._meta?.progressToken;
    const progress = startProgress({ token, send: (message) => mcpReq.notify(message) });
    try {
      const { signal } = mcpReq;
      return await callTool(tool, params.arguments, {
        signal,
        texts,
        report,
        reportProgress: progress.tell,
      });
    } finally {
      progress.stop();
    }
  });
  return server;
}

export function listTools(host: ToolHost): Tool[] {
  const { api } = host;
  return [
    listOptions,
    createValidatePost(api),
    createPreviewSlide(host),
    updateSlide,
    createRenderPost(host),
    ...(api
      ? [
          createGeneratePost(api),
          createGetJob(host, api),
          createListCarousels(api),
          createGetCredits(api),
          createSaveCarousel(api),
          createListConnections(api),
          createPublishCarousel(api),
          createListPublications(api),
          createMovePublication(api),
          createCancelPublication(api),
          createDecidePublication(api),
        ]
      : []),
  ];
}

function presentTool(tool: Tool): ListedTool {
  const { name, title, description, output, annotations } = tool;
  const schema = (of: z.ZodType, io: "input" | "output") =>
    z.toJSONSchema(of, { io, target: "draft-7" }) as ListedTool["inputSchema"];
  const inputSchema = schema(buildInputSchema(tool), "input");
  return {
    name,
    title,
    description,
    inputSchema,
    outputSchema: schema(output, "output"),
    annotations,
  };
}
