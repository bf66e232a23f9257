import type { CallToolResult } from "@modelcontextprotocol/server";
import type { RenderRequest } from "@slideloom/core/contract/public-render";
import type { TextReader } from "../threads/reader.ts";
import type { ApiClient } from "./api-client.ts";
import type { Drawing, RenderedFile } from "./rendered-file.ts";
import type { ToolCall } from "./tool.ts";

export interface FileDelivery {
  /** Tells models how they receive files. */
  description: string;
  deliver: (file: RenderedFile) => Promise<CallToolResult["content"][number]>;
}

/**
 * Dependencies of the tools, which run in the server, in a local process with a remote server, or without any server.
 */
export interface ToolHost {
  version: string;
  /** Null without a server: no generation and no credits. */
  api: ApiClient | null;
  draw: (form: RenderRequest, call: ToolCall) => Promise<Drawing>;
  delivery: FileDelivery;
  texts: TextReader;
  /** Receives internal errors. */
  report: (error: unknown) => void;
}
