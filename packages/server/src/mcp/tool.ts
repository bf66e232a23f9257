import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { Reading } from "../threads/reader.ts";

/** The context of a tool call, and how its texts are read. */
export interface ToolCall extends Reading {
  /** Aborts if the client no longer waits for the response. */
  signal: AbortSignal;
  /** Sends a progress message to the client. Null if the client requested no progress. */
  reportProgress: ((message: string) => void) | null;
}

/** A tool's result: structured output for programs, with content for models. */
interface ToolOutcome<Output> {
  structured: Output;
  content?: CallToolResult["content"];
}

export interface Tool<
  Input extends z.ZodRawShape = z.ZodRawShape,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: Required<Omit<ToolAnnotations, "title">>;
  run: (
    input: z.output<z.ZodObject<Input>>,
    call: ToolCall,
  ) => Promise<ToolOutcome<z.input<Output>>> | ToolOutcome<z.input<Output>>;
}

export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Annotations of tools that publish posts to networks. Slideloom can't undo publishing. */
export const changesNetworks = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
} as const;

/** Checks a tool against the types of its own arguments and output. Returns it as a `Tool`, so lists can contain it. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool {
  return tool as unknown as Tool;
}
