import { endpoints } from "@slideloom/core/contract/endpoints";
import type { Endpoint } from "@slideloom/core/contract/endpoint";
import type { z } from "zod";
import { ApiClient } from "./mcp/api-client.ts";
import { listTools } from "./mcp/list-tools.ts";
import { inPlaceReader } from "./threads/reader.ts";
import { buildInputSchema } from "./mcp/read-arguments.ts";

/** A schema of everything that a request brings, and where it brings it. */
export interface RequestSchema {
  /** An endpoint's name, or `tool` and a tool's name. */
  name: string;
  part: "params" | "query" | "headers" | "body" | "arguments";
  schema: z.ZodType;
}

/** Lists the schemas of all endpoints' requests and of all tools' arguments. */
export function listRequestSchemas(): RequestSchema[] {
  const parts = ["params", "query", "headers", "body"] as const;
  const ofEndpoints = Object.entries(endpoints).flatMap(([name, endpoint]: [string, Endpoint]) =>
    parts.flatMap((part) => {
      const schema = endpoint[part];
      return schema === undefined || schema === "file" ? [] : [{ name, part, schema }];
    }),
  );
  return [...ofEndpoints, ...listToolSchemas()];
}

function listToolSchemas(): RequestSchema[] {
  const refuse = () => Promise.reject(new Error("Tools are only listed here."));
  const tools = listTools({
    version: "0",
    api: new ApiClient({ send: refuse, jobWaitMs: 0, siteUrl: "http://localhost" }),
    siteUrl: null,
    draw: refuse,
    export: refuse,
    linkNote: "",
    report: () => undefined,
    texts: inPlaceReader,
  });
  return tools.map((tool) => ({
    name: `tool ${tool.name}`,
    part: "arguments",
    schema: buildInputSchema(tool),
  }));
}

/** Returns the maximum length of a text or list, or null. */
export function findMax(schema: z.core.$ZodType): number | null {
  const maxima = (schema._zod.def.checks ?? []).flatMap((check) => {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === "max_length") return [def.maximum];
    return def.check === "length_equals" ? [def.length] : [];
  });
  return maxima.length === 0 ? null : Math.min(...maxima);
}

/** Returns the patterns that a text must match. */
export function findPatterns({ _zod: { def } }: z.core.$ZodType): RegExp[] {
  const checks: object[] = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  return checks.flatMap((one) =>
    "pattern" in one && one.pattern instanceof RegExp ? [one.pattern] : [],
  );
}
