import { z } from "zod";

/** An error of the public API, under `/api/v1`. */
export const publicErrorSchema = z.object({
  status: z.literal("error"),
  error: z.string(),
  message: z.string(),
});

/** An error of the public API, under `/api/v1`. */
export type PublicError = z.infer<typeof publicErrorSchema>;

/** An error of the private API, the rest of `/api`. */
export const privateErrorSchema = z.object({ message: z.string() });

/** An error of the private API, the rest of `/api`. */
export type PrivateError = z.infer<typeof privateErrorSchema>;

const publicErrorNames: Readonly<Record<number, string>> = {
  400: "Invalid field",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  413: "Payload too large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  431: "Request Header Fields Too Large",
  503: "Service Unavailable",
};

/** The body that answers a failed request with that status for that path: public shape under `/api/v1`, else private. */
export function buildErrorBody(
  path: string,
  status: number,
  message: string,
): PublicError | PrivateError {
  if (!/^\/api\/v1(\/|\?|$)/.test(path)) return { message };
  return {
    status: "error",
    error: publicErrorNames[status] ?? "Internal Server Error",
    message,
  };
}
