import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { addTool } from "./tool.ts";
import type { ToolHost } from "./tool-host.ts";
import { createGeneratePost } from "./tools/generate-post.ts";
import { createGetCredits } from "./tools/get-credits.ts";
import { createListCarousels } from "./tools/list-carousels.ts";
import { listOptions } from "./tools/list-options.ts";
import { createPreviewSlide } from "./tools/preview-slide.ts";
import { createRenderPost } from "./tools/render-post.ts";
import { updateSlide } from "./tools/update-slide.ts";
import { validatePost } from "./tools/validate-post.ts";

const instructions = `Slideloom draws posts written as JSON as carousel slides for social networks.
Write a post yourself, or have one written with generate_post where there is that tool (it costs a credit). Then
validate_post, look at every slide with preview_slide, change what does not fit with update_slide, and render_post once
the person likes it. list_options says what designs and networks there are.`;

/** The tools of that host as an MCP server, not yet connected. */
export function createMcpServer(host: ToolHost): McpServer {
  const { api, version, report } = host;
  const server = new McpServer(
    { name: "slideloom", title: "Slideloom", version },
    { instructions },
  );
  const tools = [
    listOptions,
    validatePost,
    createPreviewSlide(host),
    updateSlide,
    createRenderPost(host),
    ...(api ? [createGeneratePost(api), createListCarousels(api), createGetCredits(api)] : []),
  ];
  for (const tool of tools) addTool(server, tool, report);
  return server;
}
