import {
  type CallToolResult,
  inputRequired,
  type InputRequiredResult,
} from "@modelcontextprotocol/server";
import { faultMessage } from "../http/errors.ts";
import { findErrorStatus } from "../errors/error-statuses.ts";
import { HttpError } from "../http/http-error.ts";
import { readArguments } from "./read-arguments.ts";
import type { Tool, ToolCall, ToolOutcome } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** Limit of a result as JSON. Chat programs cut or refuse much larger ones, and each byte costs the model attention. */
const maxResultBytes = 60_000;

interface CallContext extends ToolCall {
  /** Receives internal errors, whose details are not shown to the client. */
  report: (error: unknown) => void;
  /** Address of the product's pages; null without a server. */
  siteUrl: string | null;
  /** Whether the client opens pages for its user (URL elicitation). */
  canVisit: boolean;
}

/** Runs a tool. */
export async function callTool(
  tool: Tool,
  args: unknown,
  { report, siteUrl, canVisit, ...call }: CallContext,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    const outcome = await tool.run(readArguments(tool, args), call);
    if (canVisit && siteUrl !== null && outcome.visit) {
      const { message, page, state } = outcome.visit;
      const visit = inputRequired.elicitUrl({ message, url: new URL(page, siteUrl).href });
      return inputRequired({ inputRequests: { visit }, requestState: state });
    }
    return limitResult(tool, presentOutcome(outcome, siteUrl));
  } catch (error) {
    // An error caused by the client's abort is not reported.
    const text = describe(error, call.signal.aborted ? () => undefined : report);
    return { isError: true, content: [{ type: "text", text }] };
  }
}

function presentOutcome(
  { data, warnings = [], next = [], page, content = [], meta }: ToolOutcome,
  siteUrl: string | null,
): CallToolResult {
  const structuredContent = {
    ...data,
    editor_url: siteUrl === null ? null : new URL(page ?? "/create", siteUrl).href,
    warnings: [...new Set(warnings)],
    next: next.slice(0, 3),
  };
  const text = { type: "text" as const, text: JSON.stringify(structuredContent) };
  return { structuredContent, content: [text, ...content], ...(meta && { _meta: meta }) };
}

/** @throws {ToolError} if the result is larger than chat programs accept. */
function limitResult(tool: Tool, result: CallToolResult): CallToolResult {
  const { maxBytes = maxResultBytes, narrow } = tool;
  const bytes = Buffer.byteLength(JSON.stringify(result));
  if (bytes <= maxBytes) return result;
  const [size, limit] = [bytes, maxBytes].map((number) => Math.ceil(number / 1000));
  throw new ToolError(
    `The result would have ${size} kB; a result can have ${limit} kB. ${narrow ?? "Ask for less at a time."}`,
  );
}

function describe(error: unknown, report: (error: unknown) => void): string {
  const { message, code } = error as Error & { code?: string };
  if (error instanceof ToolError || error instanceof HttpError) return message;
  if (findErrorStatus(code) !== null) return message;
  report(error);
  return faultMessage;
}
