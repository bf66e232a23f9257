import type { Endpoint } from "./endpoint.ts";

const common = [400, 403, 408, 429, 431, 500, 503];

/** Lists the error statuses that an endpoint may return, ascending. */
export function listErrorStatuses({ access, body, errors = [] }: Endpoint): readonly number[] {
  return [
    ...common,
    ...(access === "anyone" ? [] : [401]),
    ...(body ? [413, 415] : []),
    ...errors,
  ].toSorted((a, b) => a - b);
}
