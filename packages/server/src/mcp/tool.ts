import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import type { z } from "zod";
import { faultMessage } from "../http/errors.ts";
import { findErrorStatus } from "../http/error-status.ts";
import { HttpError } from "../http/http-error.ts";
import { ToolError } from "./tool-error.ts";

/** What a tool found: for programs, and what models see beside it. */
export interface ToolOutcome<Output> {
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
    signal: AbortSignal,
  ) => Promise<ToolOutcome<z.input<Output>>> | ToolOutcome<z.input<Output>>;
}

/** What a tool does that only looks: asked twice, it says the same. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Keeps the types of a tool's fields while it stands in a list of others. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool {
  return tool as unknown as Tool;
}

/** Offers a tool; `report` is told of faults of our own, whose details nobody else is shown. */
export function addTool(server: McpServer, tool: Tool, report: (error: unknown) => void): void {
  const { name, title, description, input, output, annotations } = tool;
  server.registerTool(
    name,
    { title, description, inputSchema: input, outputSchema: output, annotations },
    async (args: Record<string, unknown>, { signal }: { signal: AbortSignal }) => {
      try {
        const { structured, content = [] } = await tool.run(args, signal);
        const structuredContent = output.parse(structured);
        const text = { type: "text" as const, text: JSON.stringify(structuredContent) };
        return { structuredContent, content: [text, ...content] };
      } catch (error) {
        return { isError: true, content: [{ type: "text", text: describe(error, report) }] };
      }
    },
  );
}

function describe(error: unknown, report: (error: unknown) => void): string {
  const { message, code } = error as Error & { code?: string };
  if (error instanceof ToolError || error instanceof HttpError) return message;
  if (findErrorStatus(code) !== null) return message;
  report(error);
  return faultMessage;
}
