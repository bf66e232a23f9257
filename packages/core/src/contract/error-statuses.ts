import type { Endpoint } from "./endpoint.ts";

/** What may be wrong with any request. */
const common = [400, 403, 408, 429, 431, 500, 503];

/** The statuses of the errors that an endpoint may answer with, in their order. */
export function listErrorStatuses({ access, body, errors = [] }: Endpoint): readonly number[] {
  return [
    ...common,
    ...(access === "anyone" ? [] : [401]),
    ...(body ? [413, 415] : []),
    ...errors,
  ].toSorted((a, b) => a - b);
}
