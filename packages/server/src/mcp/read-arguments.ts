import { z } from "zod";
import { describeRequestIssue } from "../http/describe-issue.ts";
import type { Tool } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** Builds a tool's input schema; unknown fields are rejected rather than ignored. */
export const buildInputSchema = ({ input }: Pick<Tool, "input">) => z.strictObject(input);

/** Validates a call's arguments. Throws a `ToolError` that names every invalid field and what it may be. */
export function readArguments(tool: Tool, args: unknown): Record<string, unknown> {
  const result = buildInputSchema(tool).safeParse(args ?? {}, {
    error: (issue) => describeArgument(tool, issue),
  });
  if (result.success) return result.data;
  throw new ToolError([...new Set(result.error.issues.map(({ message }) => message))].join("\n"));
}

/** An unknown argument is followed by the tool's fields, and a wrong one by an example. */
function describeArgument({ name, input }: Tool, issue: z.core.$ZodRawIssue): string {
  const said = describeRequestIssue(issue);
  const [field] = issue.path ?? [];
  if (field !== undefined) return said + describeExample(String(field), input);
  if (issue.code !== "unrecognized_keys") return said;
  const fields = Object.keys(input).join(", ");
  return `${said} ${fields === "" ? `${name} takes no fields` : `The fields of ${name} are ${fields}`}.`;
}

function describeExample(field: string, input: z.ZodRawShape): string {
  const { examples } = z.globalRegistry.get(input[field] as z.ZodType) ?? {};
  if (!Array.isArray(examples) || examples.length === 0) return "";
  return ` Examples: ${examples.map((example) => JSON.stringify(example)).join(" or ")}.`;
}
