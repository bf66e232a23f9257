import { getSystemErrorMap } from "node:util";

/** Returns the system's description of an error, without its code and path: `no such file or directory`. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? error.message;
}
