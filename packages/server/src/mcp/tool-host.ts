import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { Job, RenderRequest, RenderWarning } from "@slideloom/core/contract";
import { z } from "zod";
import type { ApiClient } from "./api-client.ts";
import type { ToolCall } from "./tool.ts";

/** A drawn file. */
export interface RenderedFile {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
  warnings: RenderWarning[];
  /** Where it is for a day, for whoever has the address: a path unless the server knows its own. */
  url?: string;
}

/** What tools say of a drawn file; nothing where there is none yet. */
export const drawnFileFields = {
  name: z.string().optional(),
  mediaType: z.string().optional(),
  bytes: z.int().optional(),
};

export const presentFile = ({ name, mediaType, bytes }: RenderedFile) => ({
  ...{ name, mediaType, bytes: bytes.byteLength },
});

/** A drawn file, the job that has drawn it or that still does, or both. */
export type Drawing = { file: RenderedFile; job?: Job } | { file?: never; job: Job };

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
