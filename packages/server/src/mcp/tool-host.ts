import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { RenderForm, RenderWarning } from "@slideloom/core/contract";
import type { ApiClient } from "./api-client.ts";

/** A drawn file. */
export interface RenderedFile {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
  warnings: RenderWarning[];
}

/** How a drawn file gets to whoever asked for it. */
export interface FileDelivery {
  /** For models: what they get. */
  description: string;
  deliver: (
    file: RenderedFile,
    form: RenderForm,
    signal: AbortSignal,
  ) => Promise<CallToolResult["content"][number]>;
}

/** What tools work with where they run: in the server, beside one, or alone. */
export interface ToolHost {
  version: string;
  /** Null where there is no server: nothing can be generated, and nobody has credits. */
  api: ApiClient | null;
  draw: (form: RenderForm, signal: AbortSignal) => Promise<RenderedFile>;
  delivery: FileDelivery;
  /** Told of faults of our own. */
  report: (error: unknown) => void;
}
