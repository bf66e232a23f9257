import type { FastifyRequest } from "fastify";
import { findErrorStatus } from "../errors/error-statuses.ts";
import { faultMessage } from "./errors.ts";
import { HttpError } from "./http-error.ts";

/** Returns the status and message that the error would have as a normal response. */
export function describeStreamedError(
  error: unknown,
  { log }: FastifyRequest,
): { status: number; message: string } {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  const status = findErrorStatus(code);
  if (error instanceof Error && status !== null) {
    if (status >= 500) log.warn(error);
    return { status, message: error.message };
  }
  if (!(error instanceof HttpError)) log.error(error);
  return { status: 500, message: faultMessage };
}
