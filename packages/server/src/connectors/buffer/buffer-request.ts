import type { CallOptions } from "../network-call.ts";

const bufferUrl = "https://api.buffer.com";

/** A GraphQL request to Buffer. */
export interface BufferQuery {
  document: string;
  variables?: object;
}

/** Returns Buffer's endpoint, or that of a fake. */
export const findEndpoint = (fakeUrl: string | null): string => `${fakeUrl ?? bufferUrl}/`;

/** Builds the call of a query; the key is only in a header. */
export const buildRequest = (
  endpoint: string,
  key: string,
  { document, variables = {} }: BufferQuery,
): CallOptions => ({
  method: "POST",
  url: endpoint,
  headers: { authorization: `Bearer ${key}` },
  body: { json: { query: document, variables } },
});
