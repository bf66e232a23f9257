import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import type { z } from "zod";
import type { Reading } from "../threads/reader.ts";

/** The context of a tool call, and how its texts are read. */
export interface ToolCall extends Reading {
  /** Aborts if the client no longer waits for the response. */
  signal: AbortSignal;
  /** Sends a progress message to the client. Null if the client requested no progress. */
  reportProgress: ((message: string) => void) | null;
  /** The `Visit.state` of an earlier call, if the client repeats the call after its user visited the page. */
  state?: string | undefined;
}

/** A tool's result. Results also contain `editor_url`, `warnings` and `next`. */
export interface ToolOutcome {
  data: Record<string, unknown>;
  /** What was left out, replaced or needs a look. */
  warnings?: readonly string[];
  /** Names of tools that help next, at most three. */
  next?: readonly string[];
  /** Path of the product's page that shows the result. */
  page?: string;
  visit?: Visit | undefined;
  /** For the carousel's view only. */
  meta?: Record<string, unknown>;
  /** Images, after the text. */
  content?: CallToolResult["content"];
}

/** A page of the product that the user has to visit. Clients that can't open pages get the tool's other outcome. */
interface Visit {
  message: string;
  /** Path of the page. */
  page: string;
  /** Comes back with the repeated call. The client may change it. */
  state: string;
}

export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  annotations: Required<Omit<ToolAnnotations, "title">>;
  /** The right that the caller needs; null if the tool needs none. */
  scope: ApiKeyScope | null;
  /** Only the carousel's view calls it. */
  isForView?: boolean;
  /** Metadata for chat programs: the view that shows the result, or that only the view calls the tool. */
  meta?: Record<string, unknown>;
  /** How to ask for less if a result is too large. */
  narrow?: string;
  /** Limit of a result as JSON, if it isn't `maxResultBytes`. */
  maxBytes?: number;
  /** Names of earlier versions are still called, but not listed. */
  isUnlisted?: boolean;
  run: (input: z.output<z.ZodObject<Input>>, call: ToolCall) => Promise<ToolOutcome> | ToolOutcome;
}

export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Annotations of tools that add something. */
export const adds = { ...readOnly, readOnlyHint: false, idempotentHint: false } as const;

/** Annotations of tools that publish posts to networks. Slideloom can't undo publishing. */
export const changesNetworks = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
} as const;

/** Checks a tool against the types of its own arguments. Returns it as a `Tool`, so lists can contain it. */
export function defineTool<Input extends z.ZodRawShape>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool;
}
