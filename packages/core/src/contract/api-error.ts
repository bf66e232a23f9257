import { z } from "zod";
import { publicApiRoot } from "./routes.ts";

/** An error of the public API, under `/api/v1`. */
export const publicErrorSchema = z.object({
  status: z.literal("error"),
  error: z.string(),
  message: z.string(),
});

export type PublicError = z.infer<typeof publicErrorSchema>;

/** An error of the private API, the rest of `/api`. `field` is the path of an invalid field, e.g. `targets[0].caption`. */
export const privateErrorSchema = z.object({
  message: z.string(),
  field: z.string().exactOptional(),
});

export type PrivateError = z.infer<typeof privateErrorSchema>;

const publicErrorNames: Readonly<Record<number, string>> = {
  400: "Invalid field",
  401: "Authentication Failed",
  402: "Insufficient credits",
  403: "API access not included",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  413: "Payload too large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too many requests",
  431: "Request Header Fields Too Large",
  502: "Generation failed",
  503: "Service Unavailable",
  504: "Generation timed out",
};

/** Whether a path, with or without a query, belongs to the public API. */
export function isPublicApiPath(path: string): boolean {
  return isBelow(path, publicApiRoot);
}

/** Whether a path, with or without a query, is authenticated by an API key: the public API or the MCP server. */
export function isKeyPath(path: string): boolean {
  return isPublicApiPath(path) || isBelow(path, "/mcp");
}

function isBelow(path: string, root: string): boolean {
  return path.startsWith(root) && /^(\/|\?|$)/.test(path.slice(root.length));
}

/**
 * Builds an error body. If an API key authenticates the path, the body has the public API's shape, and `error` replaces
 * the status's default error name.
 */
export function buildErrorBody(
  path: string,
  status: number,
  message: string,
  {
    error = publicErrorNames[status] ?? "Internal Server Error",
    field,
  }: { error?: string | undefined; field?: string | undefined } = {},
): PublicError | PrivateError {
  if (isKeyPath(path)) return { status: "error", error, message };
  return { message, ...(field !== undefined && { field }) };
}
