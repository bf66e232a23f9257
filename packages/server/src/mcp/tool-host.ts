import type { RenderRequest } from "@slideloom/core/contract/public-render";
import type { TextReader } from "../threads/reader.ts";
import type { ApiClient } from "./api-client.ts";
import type { Drawing, FileLink } from "./rendered-file.ts";
import type { ToolCall } from "./tool.ts";

/**
 * Dependencies of the tools, which run in the server, in a local process with a remote server, or without any server.
 */
export interface ToolHost {
  version: string;
  /** Null without a server: no generation and no credits. */
  api: ApiClient | null;
  /** Address of the product's pages; null without a server. */
  siteUrl: string | null;
  draw: (form: RenderRequest, call: ToolCall) => Promise<Drawing>;
  /** Renders a file, and keeps it at a URL. */
  export: (form: RenderRequest, call: ToolCall) => Promise<Drawing<FileLink>>;
  /** Tells how long and where the URL of `export` works. */
  linkNote: string;
  texts: TextReader;
  /** Receives internal errors. */
  report: (error: unknown) => void;
}
