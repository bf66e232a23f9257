import { countNoun } from "@slideloom/core/text";
import { z } from "zod";
import type { Tool } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** Display names of JSON types. */
const typeNames: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a JSON object",
  record: "a JSON object",
  string: "text",
};

/** Builds a tool's input schema; unknown fields are rejected rather than ignored. */
export const buildInputSchema = ({ input }: Pick<Tool, "input">) => z.strictObject(input);

/** Validates a call's arguments. Throws a `ToolError` that names every invalid field and its expected type. */
export function readArguments(tool: Tool, args: unknown): Record<string, unknown> {
  const schema = buildInputSchema(tool);
  const fields = Object.keys(tool.input).join(", ");
  const error = (issue: z.core.$ZodRawIssue) =>
    describeIssue(
      issue,
      fields === "" ? `${tool.name} takes no fields` : `The fields of ${tool.name} are ${fields}`,
    );
  const result = schema.safeParse(args ?? {}, { error });
  if (result.success) return result.data;
  throw new ToolError([...new Set(result.error.issues.map(({ message }) => message))].join("\n"));
}

function describeIssue(issue: z.core.$ZodRawIssue, fields: string): string {
  const path = issue.path ?? [];
  const field = nameField(path);
  switch (issue.code) {
    case "unrecognized_keys": {
      const keys = issue.keys.map((key) => nameField([...path, key]));
      const hint = path.length === 0 ? `. ${fields}` : "";
      return keys.map((key) => `There is no ${key}${hint}.`).join("\n");
    }
    case "invalid_type": {
      if (issue.input === undefined) return `The ${field} is required.`;
      return `The ${field} must be ${typeNames[issue.expected] ?? issue.expected}.`;
    }
    case "invalid_value":
      return `The ${field} must be one of ${issue.values.map(String).join(", ")}.`;
    case "too_small":
      return `The ${field} must be ${describeSize("at least", issue.minimum, issue.origin)}.`;
    case "too_big":
      return `The ${field} must be ${describeSize("at most", issue.maximum, issue.origin)}.`;
    default:
      return `The ${field} is invalid.`;
  }
}

function describeSize(limit: string, size: number | bigint, origin: string): string {
  if (origin === "string") return `${limit} ${countNoun(Number(size), "character")} long`;
  if (origin === "array") return `${limit} ${countNoun(Number(size), "item")} long`;
  return `${limit} ${size}`;
}

/** Names a field, e.g. `slide field` or `type field of item 2 of the description field`. */
function nameField(path: readonly PropertyKey[]): string {
  const parts = path.map((key) =>
    typeof key === "number" ? `item ${key + 1}` : `${String(key)} field`,
  );
  const [last = "arguments", ...outer] = parts.toReversed();
  return [last, ...outer.map((part) => (part.startsWith("item") ? part : `the ${part}`))].join(
    " of ",
  );
}
