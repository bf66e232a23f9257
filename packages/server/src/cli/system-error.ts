import { getSystemErrorMap } from "node:util";

/** Returns the system's description of an error, e.g. `no such file or directory`, without code and path. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? error.message;
}
