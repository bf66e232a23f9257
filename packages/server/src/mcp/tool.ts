import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import type { z } from "zod";

/** Who called a tool. */
export interface ToolCall {
  /** Aborts when nobody waits for the response any more. */
  signal: AbortSignal;
  /** Says how far the work is to a client that asked for progress; null for one that did not, which soon gives up. */
  tellProgress: ((message: string) => void) | null;
}

/** What a tool found: for programs, and what models see beside it. */
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

/** What a tool does that only looks: asked twice, it says the same. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** What a tool does that makes something appear elsewhere, which nobody can take back from here. */
export const changesNetworks = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
} as const;

/** Keeps the types of a tool's fields while it stands in a list of others. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool {
  return tool as unknown as Tool;
}
