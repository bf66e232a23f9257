import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { RenderRequest } from "@slideloom/core/contract";
import type { ApiClient } from "./api-client.ts";
import type { Drawing, RenderedFile } from "./rendered-file.ts";
import type { ToolCall } from "./tool.ts";

/** How a drawn file gets to whoever asked for it. */
export interface FileDelivery {
  /** For models: what they get. */
  description: string;
  deliver: (file: RenderedFile) => Promise<CallToolResult["content"][number]>;
}

/** What tools work with where they run: in the server, beside one, or alone. */
export interface ToolHost {
  version: string;
  /** Null where there is no server: nothing can be generated, and nobody has credits. */
  api: ApiClient | null;
  draw: (form: RenderRequest, call: ToolCall) => Promise<Drawing>;
  delivery: FileDelivery;
  /** Told of faults of our own. */
  report: (error: unknown) => void;
}
