import { getSystemErrorMap } from "node:util";

/** What the system says about a failed call, without its code and path: `no such file or directory`. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? error.message;
}
