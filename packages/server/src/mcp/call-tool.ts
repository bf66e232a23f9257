import type { CallToolResult } from "@modelcontextprotocol/server";
import { faultMessage } from "../http/errors.ts";
import { findErrorStatus } from "../errors/error-statuses.ts";
import { HttpError } from "../http/http-error.ts";
import { readArguments } from "./read-arguments.ts";
import type { Tool, ToolCall } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** Runs a tool; `report` receives internal errors, whose details are not shown to the client. */
export async function callTool(
  tool: Tool,
  args: unknown,
  { report, ...call }: ToolCall & { report: (error: unknown) => void },
): Promise<CallToolResult> {
  try {
    const { structured, content = [] } = await tool.run(readArguments(tool, args), call);
    const structuredContent = tool.output.parse(structured);
    const text = { type: "text" as const, text: JSON.stringify(structuredContent) };
    return { structuredContent, content: [text, ...content] };
  } catch (error) {
    // An error caused by the client's abort is not reported.
    const text = describe(error, call.signal.aborted ? () => undefined : report);
    return { isError: true, content: [{ type: "text", text }] };
  }
}

function describe(error: unknown, report: (error: unknown) => void): string {
  const { message, code } = error as Error & { code?: string };
  if (error instanceof ToolError || error instanceof HttpError) return message;
  if (findErrorStatus(code) !== null) return message;
  report(error);
  return faultMessage;
}
