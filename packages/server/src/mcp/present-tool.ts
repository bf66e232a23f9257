import type { Tool as ListedTool } from "@modelcontextprotocol/server";
import { z } from "zod";
import { buildInputSchema } from "./read-arguments.ts";
import type { Tool } from "./tool.ts";

/** Describes a tool to clients. Hosts read its title in either place. */
export function presentTool(tool: Tool): ListedTool {
  const { name, title, description, annotations, meta } = tool;
  return {
    name,
    title,
    description,
    // Models never see what only the view calls.
    inputSchema: tool.isForView ? { type: "object" } : buildListedSchema(tool),
    annotations: { title, ...annotations },
    ...(meta && { _meta: meta }),
  };
}

/**
 * Builds a schema that is short, because every chat begins with it: the list of all tools has at most 24 kB. A `brief`
 * in a schema's metadata replaces it; nulls, limits and examples are left out, and checked by the call.
 */
function buildListedSchema(tool: Tool): ListedTool["inputSchema"] {
  const { $schema: _, ...schema } = z.toJSONSchema(buildInputSchema(tool), {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => shorten(jsonSchema),
  });
  return schema as ListedTool["inputSchema"];
}

const leftOut = ["pattern", "minLength", "maxLength", "maximum", "minimum", "format", "examples"];

function shorten(schema: Record<string, unknown>): void {
  const { brief, anyOf } = schema;
  if (brief !== undefined) {
    for (const key of Object.keys(schema)) delete schema[key];
    Object.assign(schema, brief);
  }
  for (const key of leftOut) delete schema[key];
  const known = Array.isArray(anyOf) ? anyOf.filter(({ type }) => type !== "null") : [];
  if (brief === undefined && Array.isArray(anyOf) && known.length === 1) {
    delete schema["anyOf"];
    Object.assign(schema, { ...known[0], ...schema });
  }
}
